import { expect, test } from 'vitest';
import { buildDocument, buildShell } from './document';

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin />
    <style>@font-face{font-family:A}</style>
    <title>Site</title>
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const PAGE = {
  path: '/quote',
  pattern: '/quote',
  head: '<title>Quote</title>\n<meta name="description" content="costs $& and $1"/>',
  body: "<h1>Costs $' more</h1>",
};

test('a document contains the page’s head, markup, module list and the styles of its first paint', () => {
  const html = buildDocument(TEMPLATE, PAGE, {
    styles: '/assets/app.css',
    fonts: '/assets/fonts.css',
    criticalCss: (document) => ({
      css: document.includes('<h1>Costs') ? 'h1{margin:0}' : '',
      isPartial: true,
    }),
    modules: { now: ['/assets/q.js', '/assets/start.js'], next: ['/assets/form.js'] },
    inlineScript: 'run()',
  });
  expect(html.match(/<title>/g)).toHaveLength(1);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<title>Quote</title>');
  expect(head).toContain('content="costs $& and $1"');
  expect(head).toContain(
    '<script type="application/json" id="page-modules">{"start":"/assets/start.js","styles":"/assets/app.css","isPartial":true,"font":"/assets/archivo.woff2","now":["/assets/q.js"],"next":["/assets/form.js"]}</script>',
  );
  expect(head).toContain('<style>@font-face{font-family:A}h1{margin:0}</style>');
  // Nothing that the browser could request before the first paint.
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload|as="font"|manifest|touch-icon/);
  expect(head.match(/<noscript>.*<\/noscript>|stylesheet/g)).toEqual([
    '<noscript><link rel="stylesheet" href="/assets/fonts.css"><link rel="stylesheet" href="/assets/app.css"></noscript>',
  ]);
  expect(body).toContain(`<div id="root" data-route="/quote"><h1>Costs $' more</h1></div>`);
});

test('a document runs the inline script before anything else in its head', () => {
  const html = buildDocument(TEMPLATE, PAGE, {
    styles: '',
    fonts: '',
    criticalCss: () => ({ css: 'h1{margin:0}', isPartial: false }),
    modules: { now: [], next: [] },
    inlineScript: 'run()',
  });
  const places = ['</style>', '<script>run()</script>', '<title>Quote</title>', '<meta'].map(
    (tag) => html.indexOf(tag),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the shell has no content and isn’t indexed', () => {
  const html = buildShell(TEMPLATE, ['/assets/fonts.css', '/assets/app.css']);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/fonts.css">',
    '<link rel="stylesheet" href="/assets/app.css">',
  ]);
  expect(html).not.toContain('page-modules');
});

test('a template without a root element throws an error', () => {
  expect(() =>
    buildDocument(TEMPLATE.replace('id="root"', 'id="app"'), PAGE, {
      styles: '',
      fonts: '',
      criticalCss: () => ({ css: 'h1{margin:0}', isPartial: false }),
      modules: { now: [], next: [] },
      inlineScript: '',
    }),
  ).toThrow(/root/);
});
