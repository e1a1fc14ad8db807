import { expect, it } from 'vitest';
import { loadAlert } from './load-alert.ts';

it('tells dispatch what happened and opens the load', () => {
  const email = loadAlert(
    {
      number: 'L-2026-00041',
      title: 'Press <b>crown</b>',
      origin: 'Lima, OH',
      destination: 'Tulsa, OK',
      alert: 'On hold: OH permit OH-W: width 12′-6″ is 0′-6″ over\nOn hold: IN permit',
    },
    'dispatch@example.com',
    'https://example.com',
  );
  expect(email.to).toBe('dispatch@example.com');
  expect(email.subject).toBe('L-2026-00041: On hold: OH permit OH-W: width 12′-6″ is 0′-6″ over');
  expect(email.text).toContain('On hold: IN permit');
  expect(email.text).toContain('https://example.com/admin/loads/L-2026-00041');
  expect(email.text).toContain('Route: Lima, OH to Tulsa, OK');
  expect(email.html).not.toContain('<b>crown');
});
