import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseHeadersFile } from '../../supabase/local/gateway/headers-file.ts';
import { parseRedirectsFile } from '../../supabase/local/gateway/redirects-file.ts';
import { headersFile, hostingFiles } from './hosting-files.ts';
import { BUILD, contentSecurityPolicy, SHELL_PATHS, VERCEL_HOSTS } from './site-rules.ts';

interface Vercel {
  cleanUrls: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const files = hostingFiles();
const vercel = JSON.parse(files['vercel.json'] ?? '') as Vercel;

it.each(Object.keys(files))('%s is what `npm run hosting` writes', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(files[file]);
});

/** Vercel's headers for a path, from all matching rules. */
const fromVercel = (path: string) =>
  Object.fromEntries(
    vercel.headers
      .filter(({ source }) => new RegExp(`^${source}$`, 'u').test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  ) as Record<string, string>;

describe('security headers', () => {
  const headersOf = parseHeadersFile(headersFile(VERCEL_HOSTS));

  it.each(['/', '/quote', '/quote/status', '/.well-known/security.txt', '/assets/a.js'])(
    'the headers of %s are the same on every static host',
    (path) => {
      expect(fromVercel(path)).toEqual(headersOf(path));
    },
  );

  it('allow one inline script by its hash, and no third-party scripts', () => {
    const policy = fromVercel('/')['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval/);
  });
});

const rulesOf = (policy: string) => policy.split('; ');

describe('a built site', () => {
  it.each([
    ['https://abc.supabase.co', ' https://abc.supabase.co', ' wss://abc.supabase.co'],
    ['https://api.example.com/', ' https://api.example.com', ' wss://api.example.com'],
    ['http://127.0.0.1:54321', ' http://127.0.0.1:54321', ' ws://127.0.0.1:54321'],
    ['/', '', ''],
  ])('allows only its own project at %s', (project, host, socket) => {
    const rules = rulesOf(contentSecurityPolicy({ project }));
    expect(rules).toContain(`img-src 'self' data: blob:${host}`);
    expect(rules.find((rule) => rule.startsWith('connect-src'))).toMatch(
      new RegExp(`^connect-src 'self'${host}${socket} https://ipapi.co`),
    );
    expect(rules.join()).not.toContain('*');
  });
});

describe('a site with challenges', () => {
  const cloudflare = 'https://challenges.cloudflare.com';

  it('a site with challenges also allows Cloudflare’s script and frame, and nothing more', () => {
    const without = contentSecurityPolicy();
    const policy = contentSecurityPolicy({ hasChallenges: true });
    expect(rulesOf(policy).filter((rule) => !rulesOf(without).includes(rule))).toEqual([
      expect.stringMatching(new RegExp(`^script-src 'self' 'sha256-[^']+' ${cloudflare}$`)),
      `frame-src https://www.openstreetmap.org ${cloudflare}`,
    ]);
    expect(policy.replaceAll(` ${cloudflare}`, '')).toBe(without);
  });

  it('a site with challenges is the only one that allows Cloudflare', () => {
    expect(JSON.stringify(files)).not.toContain('cloudflare.com');
  });
});

it('the instructions have the commands, folder and Node version', () => {
  const steps = readFileSync('docs/deploy.md', 'utf8');
  for (const setting of [BUILD.command, BUILD.folder, `NODE_VERSION=${BUILD.nodeVersion}`]) {
    expect(steps).toContain(`\`${setting}\``);
  }
});

describe('pages that require signing in', () => {
  it('get the shell from every static host', () => {
    const rewrite = parseRedirectsFile(files['public/_redirects'] ?? '');
    expect(vercel.cleanUrls).toBe(true);
    for (const path of SHELL_PATHS.map((path) => path.replace('*', 'any/thing'))) {
      expect(rewrite(path)).toBe('/shell/');
      const found = vercel.rewrites.find(({ source }) => new RegExp(`^${source}$`, 'u').test(path));
      expect(found?.destination).toBe('/shell');
    }
  });
});

describe('unknown paths', () => {
  it('have no rule on any static host, so 404.html answers them with status 404', () => {
    const rewrite = parseRedirectsFile(files['public/_redirects'] ?? '');
    for (const path of ['/', '/nope', '/no/such/page', '/administration', '/404', '/assets/x.js']) {
      expect(rewrite(path)).toBeUndefined();
    }
    // `rewrites` has only the shell's pages; `routes` or `redirects` could add others.
    expect(vercel.rewrites).toHaveLength(SHELL_PATHS.length);
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
