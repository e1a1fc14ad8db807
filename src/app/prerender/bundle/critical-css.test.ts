import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
/** The critical part of `css`, without the list of layers. */
const critical = (css: string, html: string) =>
  criticalCss(css, html).css.replace(/^@layer [^;]*;/, '');

test('the critical CSS keeps the rules that match, in any viewport, and only their selectors that do', () => {
  const css =
    '.a,.b>.c{color:red}.gone{color:red}@media (min-width:60rem){.a{color:blue}.gone{color:blue}}@supports (a:b){.gone{a:b}}';
  expect(critical(css, page('<p class="a"></p><p class="c"></p>'))).toBe(
    '.a{color:red}@media (min-width:60rem){.a{color:blue}}',
  );
});

test('the critical CSS leaves out what appears later: hover, focus, print, transitions', () => {
  const css =
    '.a:hover{color:red}.a:focus-visible{color:red}.a:is(:where(.g):hover *){color:red}@media (hover:hover){.a{color:red}}@media print{.a{color:red}}.a{transition-property:color;cursor:pointer}';
  expect(critical(css, page('<p class="g"><b class="a"></b></p>'))).toBe('');
});

test('the critical CSS keeps what applies while a state is absent, and states of the markup', () => {
  const css =
    '.a:not(:hover){color:red}details:not([open]) p{color:red}.tab[aria-selected=true]{color:red}.tab[data-state=closed]{color:red}input:disabled{color:red}input:checked{color:blue}';
  const html = page(
    '<p class="a"></p><details><p></p></details><b class="tab" aria-selected="true"></b><input disabled>',
  );
  expect(critical(css, html)).toBe(
    '.a:not(:hover){color:red}details:not([open]) p{color:red}.tab[aria-selected=true]{color:red}input:disabled{color:red}',
  );
});

test('the critical CSS keeps the look of a button that is pressed before hydration', () => {
  const css = 'button[aria-busy=true]{opacity:.6}p[aria-busy=true]{opacity:.6}';
  expect(critical(css, page('<button></button>'))).toBe('button[aria-busy=true]{opacity:.6}');
});

test('the critical CSS keeps the rule that defers layout of lower sections', () => {
  const css = '[data-later-layout] footer{content-visibility:auto}[data-other] footer{color:red}';
  expect(critical(css, page('<footer></footer>'))).toBe(
    '[data-later-layout] footer{content-visibility:auto}',
  );
});

test('the critical CSS keeps states that only a browser knows, because they can apply', () => {
  const css = 'input:placeholder-shown{color:red}p:placeholder-shown{color:red}';
  expect(critical(css, page('<input>'))).toBe('input:placeholder-shown{color:red}');
});

test('the critical CSS keeps pseudo-elements, but of form controls only with a control', () => {
  const css = '.a::before{content:""}::placeholder{color:red}dialog::backdrop{color:red}';
  expect(critical(css, page('<p class="a"></p><dialog></dialog>'))).toBe('.a::before{content:""}');
  expect(critical(css, page('<input>'))).toBe('::placeholder{color:red}');
});

test('the critical CSS keeps the variables that differ between elements or that style attributes use', () => {
  const css =
    ':root{--a:1px;--b:2px;--gone:3px;--inner:var(--a)}.dark{--a:4px}p{margin:var(--inner) var(--b)}@property --a{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}';
  const html = page('<div class="dark"><p style="top:var(--b)"></p></div>');
  expect(critical(css, html)).toBe(
    ':root{--a:1px;--b:2px;--inner:var(--a)}.dark{--a:4px}p{margin:var(--inner) var(--b)}@property --a{syntax:"*";inherits:false}',
  );
});

test('the critical CSS fills in variables that have one value on the page', () => {
  const css =
    '@layer theme{:root,:host{--font:var(--sans);--sans:Archivo;--space:4px;--step:1px}}@media (min-width:60rem){:root{--step:2px}}p{font-family:var(--font, serif);margin:calc(var(--space)*2) var(--step) var(--local)}p{--local:3px}';
  expect(critical(css, page('<p></p>'))).toBe(
    '@layer theme{:root,:host{--step:1px}}@media (min-width:60rem){:root{--step:2px}}p{font-family:Archivo;margin:calc(4px*2) var(--step) var(--local)}p{--local:3px}',
  );
});

test('the critical CSS fills in the fallback of a variable without a value, unless markup or a registration gives it one', () => {
  const css =
    'p{top:var(--none,1px);left:var(--set,1px);right:var(--start,1px)}@property --start{syntax:"*";inherits:false;initial-value:2px}';
  expect(critical(css, page('<p style="--set:3px;left:var(--set)"></p>'))).toBe(
    'p{top:1px;left:var(--set,1px);right:var(--start,1px)}@property --start{syntax:"*";inherits:false;initial-value:2px}',
  );
});

test('the critical CSS calculates products and drops repeated declarations', () => {
  const css =
    'p{margin:calc(.25rem * 1.5) calc(.25rem * -1);top:calc(1rem - 1px);color:red;color:red}';
  expect(critical(css, page('<p></p>'))).toBe(
    'p{margin:.375rem -.25rem;top:calc(1rem - 1px);color:red}',
  );
});

test('the critical CSS keeps only used animations, and fonts that are preloaded or need no file', () => {
  const css =
    '.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}@keyframes gone{to{rotate:1turn}}@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:A;src:url(/b.woff2)}@font-face{font-family:B;src:local(Arial)}';
  const html = page('<p class="a"></p>', '<link rel="preload" href="/a.woff2" as="font">');
  expect(critical(css, html)).toBe(
    '.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}',
  );
});

test('the critical CSS declares every layer in its order, because a layer that comes later would win', () => {
  const css = '@layer low{.gone{color:red}}@layer base,high;@layer base{p{color:red}}';
  expect(criticalCss(css, page('<p></p>')).css).toBe(
    '@layer low,base,high;@layer base,high;@layer base{p{color:red}}',
  );
});

const LATER_CSS =
  '.a{color:red}.b{color:red}.c{color:red}[data-later-layout] :is(.later-layout ~ .later-layout, footer.later-layout){content-visibility:auto}';
const FOOTER = '<footer class="later-layout"><p class="c"></p></footer>';

test('the critical CSS leaves out the styles that only sections below the first screen use, and hides those sections', () => {
  const html = page(
    `<main><i class="later-layout a"></i><i class="later-layout"><p class="b"></p></i></main>${FOOTER}`,
  );
  const { css, isPartial } = criticalCss(LATER_CSS, html);
  expect(css).toContain('.a{color:red}');
  expect(css).not.toMatch(/\.[bc]\{/);
  expect(css).toContain('content-visibility:hidden');
  expect(isPartial).toBe(true);
});

test('the critical CSS keeps the styles of a short page’s footer', () => {
  const html = page(`<main><i class="later-layout a"></i></main>${FOOTER}`);
  const { css, isPartial } = criticalCss(LATER_CSS, html);
  expect(css).toContain('.c{color:red}');
  expect(css).toContain('content-visibility:auto');
  expect(isPartial).toBe(false);
});
