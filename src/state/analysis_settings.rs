use komadai_model::analysis::AnalysisSettings;
use komadai_web::local_storage;

use super::storage_key;

/// The reader's settings for analysis, as they were stored last.
pub fn stored_analysis_settings() -> AnalysisSettings {
    let kept = local_storage::read(storage_key::ANALYSIS).ok().flatten();
    let settings = kept.map(|text| AnalysisSettings::from_stored(&text));
    settings.unwrap_or_default()
}
