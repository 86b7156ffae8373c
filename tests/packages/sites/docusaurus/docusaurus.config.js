export default {
  title: "Boards: Docusaurus",
  url: "https://example.com",
  baseUrl: "/deep/path/",
  themes: ["@docusaurus/theme-classic"],
  plugins: ["@docusaurus/plugin-content-pages", "komadai-board/docusaurus"],
};
