import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatSpread, ratioOf, spreadOf } from './spread.ts';
import { removeScripts, serveWithoutScripts } from './without-scripts.ts';

it('the comparison has the median and range of runs, without those that painted nothing', () => {
  expect(spreadOf([30, Number.NaN, 10, 20])).toEqual({ min: 10, median: 20, max: 30 });
  expect(spreadOf([Number.NaN]).median).toBeNaN();
  expect(formatSpread({ min: 1040, median: 1051.4, max: 1180 }, 0)).toBe('1,051 (1,040–1,180)');
  expect(formatSpread({ min: 0, median: 0, max: 0 }, 3)).toBe('0.000');
});

it('each run is compared with the other one of its round', () => {
  // The third round was twice as slow for both.
  expect(ratioOf([700, 720, 1400], [1000, 1000, 2000]).median).toBe(0.7);
});

it('scripts and their preloads are removed, and nothing else', () => {
  const kept = `<link rel="preload" href="/a.woff2" as="font"><script type="application/ld+json">{}</script>`;
  const removed = `<script type="module" src="/a.js"></script><script>if (1 > 0)
    run()</script><script type="application/json" id="page-modules">{}</script>
    <link rel="modulepreload" href="/b.js"/><link rel="preload" href="/rest/v1/fleet" as="fetch">`;
  expect(removeScripts(kept + removed).trim()).toBe(kept);
});

it('a site is served without scripts, and the original is left alone', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(site, 'about.html'), '<p>About</p><script>run()</script>');
  writeFileSync(join(site, 'about.html.br'), 'an older version');
  const served = await serveWithoutScripts(site);
  try {
    expect(await (await fetch(`${served.url}/about`)).text()).toBe('<p>About</p>');
    expect(readFileSync(join(site, 'about.html'), 'utf8')).toContain('run()');
  } finally {
    await served.close();
    rmSync(site, { recursive: true });
  }
});
