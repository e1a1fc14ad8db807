import { expect, it } from 'vitest';
import { renderTemplate } from './render-template.ts';

it('variables are filled in with or without spaces', () => {
  expect(renderTemplate('{{ .Email }} at {{.SiteURL}}', { Email: 'a@b.c', SiteURL: 'x' })).toBe(
    'a@b.c at x',
  );
});

it('values are escaped and not expanded again', () => {
  const link = 'http://x.test/verify?a=1&b="><script>';
  expect(renderTemplate('<a href="{{ .ConfirmationURL }}">', { ConfirmationURL: link })).toBe(
    '<a href="http://x.test/verify?a=1&amp;b=&#34;&gt;&lt;script&gt;">',
  );
  expect(renderTemplate('{{ .Email }}', { Email: '{{ .Token }} $& $1', Token: '123456' })).toBe(
    '{{ .Token }} $&amp; $1',
  );
});

it.each(['{{ .Unknown }}', '{{ if .Email }}', '{{ .Data.first_name }}', '{{ .constructor }}'])(
  'the action %s is refused instead of sent',
  (action) => {
    expect(() => renderTemplate(`Hello ${action}`, { Email: 'a@b.c' })).toThrow(action);
  },
);
