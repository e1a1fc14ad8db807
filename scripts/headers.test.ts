import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Vercel {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** `public/_headers` as a map of path to header lines. */
function readHeadersFile(): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith(' ')) current.push(line.trim());
    else blocks.set(line.trim(), (current = []));
  }
  return blocks;
}

describe('security headers', () => {
  const blocks = readHeadersFile();

  it('say the same for every kind of static host', () => {
    const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as Vercel;
    const fromVercel = new Map(
      vercel.headers.map(({ source, headers }) => [
        source.replace('(.*)', '*'),
        headers.map(({ key, value }) => `${key}: ${value}`),
      ]),
    );
    expect(fromVercel).toEqual(blocks);
  });

  it('allow no inline or foreign script', () => {
    const policy =
      blocks.get('/*')?.find((line) => line.startsWith('Content-Security-Policy')) ?? '';
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval/);
  });
});
