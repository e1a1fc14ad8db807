import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRedirectsFile } from '../supabase/local/gateway/redirects-file.ts';
import { allowChallenges, nameProject } from './site-headers.ts';

interface Vercel {
  buildCommand: string;
  outputDirectory: string;
  cleanUrls: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as Vercel;
const fromVercel = (source: string) => source.replace('(.*)', '*');

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

  it('are the same for every static host', () => {
    const headers = new Map(
      vercel.headers.map(({ source, headers }) => [
        fromVercel(source),
        headers.map(({ key, value }) => `${key}: ${value}`),
      ]),
    );
    expect(headers).toEqual(blocks);
  });

  it('allow one inline script by its hash, and no third-party scripts', () => {
    const policy =
      blocks.get('/*')?.find((line) => line.startsWith('Content-Security-Policy')) ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval/);
  });
});

const policyOf = (text: string) => /Content-Security-Policy: (.*)/u.exec(text)?.[1] ?? '';

describe('a built site', () => {
  const file = readFileSync('public/_headers', 'utf8');

  it.each([
    ['https://abc.supabase.co', ' https://abc.supabase.co', ' wss://abc.supabase.co'],
    ['https://api.example.com/', ' https://api.example.com', ' wss://api.example.com'],
    ['http://127.0.0.1:54321', ' http://127.0.0.1:54321', ' ws://127.0.0.1:54321'],
    ['/', '', ''],
  ])('allows only its own project at %s', (address, host, socket) => {
    const rules = policyOf(nameProject(file, address)).split('; ');
    expect(rules).toContain(`img-src 'self' data: blob:${host}`);
    expect(rules.find((rule) => rule.startsWith('connect-src'))).toMatch(
      new RegExp(`^connect-src 'self'${host}${socket} https://ipapi.co`),
    );
    expect(rules.join()).not.toContain('*');
  });
});

describe('a site with challenges', () => {
  const file = readFileSync('public/_headers', 'utf8');

  it('also allows Cloudflare’s script and frame, and nothing more', () => {
    const before = policyOf(file).split('; ');
    const after = policyOf(allowChallenges(file)).split('; ');
    const cloudflare = 'https://challenges.cloudflare.com';
    expect(after.filter((rule) => !before.includes(rule))).toEqual([
      expect.stringMatching(new RegExp(`^script-src 'self' 'sha256-[^']+' ${cloudflare}$`)),
      `frame-src https://www.openstreetmap.org ${cloudflare}`,
    ]);
    expect(allowChallenges(file).replaceAll(` ${cloudflare}`, '')).toBe(file);
  });

  it('is the only one that allows Cloudflare', () => {
    expect(file + JSON.stringify(vercel)).not.toContain('cloudflare.com');
  });
});

describe('the build of a static host', () => {
  it('is the same on Vercel and Netlify', () => {
    const netlify = readFileSync('netlify.toml', 'utf8');
    expect(netlify).toContain(`command = "${vercel.buildCommand}"`);
    expect(netlify).toContain(`publish = "${vercel.outputDirectory}"`);
  });

  it('has the commands, folder and Node version in the instructions', () => {
    const steps = readFileSync('docs/deploy.md', 'utf8');
    const [, node = ''] =
      /NODE_VERSION = "(\d+)"/u.exec(readFileSync('netlify.toml', 'utf8')) ?? [];
    for (const setting of [vercel.buildCommand, vercel.outputDirectory, `NODE_VERSION=${node}`]) {
      expect(steps).toContain(`\`${setting}\``);
    }
  });
});

describe('pages that require signing in', () => {
  it('get the shell from every static host', () => {
    const lines = readFileSync('public/_redirects', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(/\s+/));
    expect(vercel.cleanUrls).toBe(true);
    // With cleanUrls Vercel serves shell/index.html at /shell; the other hosts at /shell/.
    expect(
      vercel.rewrites.map(({ source, destination }) => [
        fromVercel(source),
        `${destination}/`,
        '200',
      ]),
    ).toEqual(lines);
  });
});

describe('unknown paths', () => {
  it('have no rule on any static host, so 404.html answers them with status 404', () => {
    const rewrite = parseRedirectsFile(readFileSync('public/_redirects', 'utf8'));
    for (const path of ['/', '/nope', '/no/such/page', '/administration', '/404', '/assets/x.js']) {
      expect(rewrite(path)).toBeUndefined();
    }
    // Each of Vercel's rules equals one in `_redirects`; `routes` or `redirects` could add others.
    expect(Object.keys(vercel).sort()).toEqual([
      '$schema',
      'buildCommand',
      'cleanUrls',
      'framework',
      'headers',
      'installCommand',
      'outputDirectory',
      'rewrites',
      'trailingSlash',
    ]);
  });
});
