export default {
  title: "Boards: Docusaurus",
  url: "https://example.com",
  baseUrl: "/deep/path/",
  headTags: [{ tagName: "link", attributes: { rel: "icon", href: "data:," } }],
  themes: ["@docusaurus/theme-classic"],
  plugins: ["@docusaurus/plugin-content-pages", "komadai-board/docusaurus"],
};
