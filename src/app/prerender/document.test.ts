import { expect, test } from 'vitest';
import { assembleDocument, assembleShell } from './document';

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Site</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
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
  body: "<h1>Ask $' away</h1>",
};

test('a page brings its own head and markup, a list of its modules, and the styles in place', () => {
  const html = assembleDocument(TEMPLATE, PAGE, {
    css: 'p{margin:0}',
    modules: { now: ['/assets/q.js'], next: ['/assets/form.js'] },
  });
  expect(html.match(/<title>/g)).toHaveLength(1);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<title>Quote</title>');
  expect(head).toContain('content="costs $& and $1"');
  expect(head).toContain(
    '<script type="application/json" id="page-modules">{"now":["/assets/q.js"],"next":["/assets/form.js"]}</script>',
  );
  expect(head).toContain('<style>p{margin:0}</style>');
  expect(head).not.toContain('stylesheet');
  expect(body).toContain(`<div id="root" data-route="/quote"><h1>Ask $' away</h1></div>`);
});

test('the shell shows no page and stays out of search engines', () => {
  const html = assembleShell(TEMPLATE, 'p{margin:0}');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<style>p{margin:0}</style>');
  expect(html).not.toContain('page-modules');
});

test('a template without a place for the page is a mistake, not an empty page', () => {
  expect(() =>
    assembleDocument('<title>Site</title></head>', PAGE, {
      css: '',
      modules: { now: [], next: [] },
    }),
  ).toThrow(/root/);
});
