import "komadai-board/auto";
import { createApp, ref } from "vue";

const app = createApp({
  setup: () => ({ goal: ref("mate 1"), said: ref("") }),
  template: `
    <shogi-board sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1" mode="task" :goal="goal" @solved="said = $event.detail.usi" />
    <p id="said">{{ said }}</p>
  `,
});
app.config.compilerOptions.isCustomElement = (tag) => tag === "shogi-board";
document.querySelector("#said").remove();
app.mount("#app");
