/** Styles of the frame: the pages, and pdf.js's transparent text layer over them. */
export const FRAME_STYLES = `
html, body { height: 100%; margin: 0; background: transparent; }
main {
  box-sizing: border-box; height: 100%; overflow: auto; overscroll-behavior: contain;
  padding: 12px; display: grid; gap: 12px; align-content: start; justify-content: safe center;
}
main:focus-visible { outline: 2px solid #3a80b0; outline-offset: -2px; }
.page {
  position: relative; overflow: hidden; background: #fff;
  box-shadow: 0 1px 2px rgb(15 18 20 / 0.12), 0 2px 8px rgb(15 18 20 / 0.1);
}
.page canvas { display: block; width: 100%; height: 100%; }
.page p { margin: 0; padding: 24px; font: 16px/1.5 Arial, sans-serif; color: #4a453d; }
.text {
  position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial;
  text-size-adjust: none; forced-color-adjust: none; transform-origin: 0 0;
  --scale-round-x: 1px; --scale-round-y: 1px;
}
.text[data-main-rotation='90'] { transform: rotate(90deg) translateY(-100%); }
.text[data-main-rotation='180'] { transform: rotate(180deg) translate(-100%, -100%); }
.text[data-main-rotation='270'] { transform: rotate(270deg) translateX(-100%); }
.text :is(span, br) {
  color: transparent; position: absolute; white-space: pre; cursor: text; transform-origin: 0 0;
}
.text .markedContent { top: 0; height: 0; }
.text ::selection { background: rgb(31 84 122 / 0.3); }
`;
