import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';
import { E2E_ORIGIN } from './support/origin.ts';

/** Every public page, as the build left them. */
const PATHS = [
  ...Array.from(
    readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
    (match) => new URL(match[1] ?? '').pathname,
  ),
  '/auth',
];

/** The directives of a policy, by name. */
const readPolicy = (header = '') =>
  new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );

for (const path of PATHS) {
  test(`${path} asks nobody else for anything, and lets no foreign script in`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && origin !== E2E_ORIGIN) foreign.push(request.url());
    });
    // What the policy refuses is an error in the console, which fails every test.
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);

    const headers = response?.headers() ?? {};
    const policy = readPolicy(headers['content-security-policy']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    // The map of a visitor who agreed to it; an applicant's PDF is drawn in a frame without address.
    expect(policy.get('frame-src')).toEqual(['https://www.openstreetmap.org']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}
