//! Reading QR codes, with substitutes for the camera and the detector.
use std::rc::Rc;

use komadai_web::{
    barcode_detector::{self, QrScanner},
    camera::CameraError,
};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlVideoElement, wasm_bindgen::JsCast};

use super::{Replaced, Told, document, run};

/// A camera that shows a canvas.
fn camera() -> Replaced {
    let camera = "{
        getUserMedia: async (wanted) => {
            const canvas = document.createElement('canvas');
            const context = canvas.getContext('2d');
            window.painting = setInterval(() => context.fillRect(0, 0, 9, 9), 20);
            window.cameraStream = canvas.captureStream(20);
            window.cameraWanted = JSON.stringify(wanted);
            return window.cameraStream;
        }
    }";
    Replaced::new("navigator", "mediaDevices", camera)
}

fn no_camera(error: &str) -> Replaced {
    let camera = format!("{{ getUserMedia: async () => {{ throw {error} }} }}");
    Replaced::new("navigator", "mediaDevices", &camera)
}

/// A detector that reads these formats, and sees one text each time.
fn detector(formats: &str) -> Replaced {
    let class = format!(
        "class {{
            constructor(options) {{ this.formats = options.formats.join(); }}
            static async getSupportedFormats() {{ return {formats}; }}
            async detect(video) {{ return [{{ rawValue: `${{this.formats}} on ${{video.tagName}}` }}]; }}
        }}"
    );
    Replaced::new("window", "BarcodeDetector", &class)
}

fn video() -> HtmlVideoElement {
    document().create_element("video").unwrap().unchecked_into()
}

#[wasm_bindgen_test]
async fn texts_are_told_until_the_scanner_is_stopped() {
    let (_camera, _detector) = (camera(), detector("['ean_13', 'qr_code']"));
    assert!(barcode_detector::is_supported().await);
    let (told, video) = (Told::new(), video());
    let scanner = QrScanner::start(video.clone(), Rc::new(told.tell()))
        .await
        .unwrap();
    let wanted = run("window.cameraWanted").as_string().unwrap();
    assert_eq!(wanted, r#"{"video":{"facingMode":"environment"}}"#);
    for _ in 0..2 {
        assert_eq!(told.next().await, "qr_code on VIDEO");
    }
    scanner.stop();
    assert!(video.src_object().is_none());
    let state = run("window.cameraStream.getTracks()[0].readyState");
    assert_eq!(state.as_string().unwrap(), "ended");
    run("clearInterval(window.painting)");
    assert!(told.is_over());
}

#[wasm_bindgen_test]
async fn without_a_detector_or_a_camera_nothing_can_be_read() {
    let camera = camera();
    let no_qr_codes = detector("['ean_13']");
    assert!(!barcode_detector::is_supported().await);
    drop((camera, no_qr_codes));
    let _detector = detector("['qr_code']");
    let _camera = Replaced::new("navigator", "mediaDevices", "undefined");
    assert!(!barcode_detector::is_supported().await);
    let error = QrScanner::start(video(), Rc::new(|_| {}))
        .await
        .unwrap_err();
    assert_eq!(error, CameraError::Unsupported);
}

#[wasm_bindgen_test]
async fn why_there_is_no_camera_is_told() {
    let _detector = detector("['qr_code']");
    for (error, expected) in [
        (
            "new DOMException('', 'NotAllowedError')",
            CameraError::Denied,
        ),
        (
            "new DOMException('', 'NotFoundError')",
            CameraError::NotFound,
        ),
    ] {
        let _camera = no_camera(error);
        let error = QrScanner::start(video(), Rc::new(|_| {}))
            .await
            .unwrap_err();
        assert_eq!(error, expected);
    }
    let _camera = no_camera("new DOMException('taken', 'NotReadableError')");
    let error = QrScanner::start(video(), Rc::new(|_| {}))
        .await
        .unwrap_err();
    assert!(matches!(error, CameraError::Failed(_)), "{error}");
}
