import { expect, it } from 'vitest';
import { frameDocument } from './frame-document';

it('the frame allows two scripts and nothing else', () => {
  const html = frameDocument(
    { frame: '/assets/pdf-frame-1.js', worker: 'https://site.example/assets/pdf-worker-1.js' },
    'https://site.example/admin/careers?application=1',
  );
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    'script-src https://site.example/assets/pdf-frame-1.js https://site.example/assets/pdf-worker-1.js',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  // A policy applies only to what follows it.
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain('data-page="https://site.example"');
});
