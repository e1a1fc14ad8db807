import { expect, it } from 'vitest';
import { paperEmail, type ClaimedPaperEmail } from './paper-emails.ts';

const certificate = {
  kind: 'certificate',
  issuing_state: 'OH',
  number: 'OH-20401',
  expires_on: '2026-12-26',
} as const;
const insurance = {
  kind: 'insurance',
  insurer: 'Lake & <Sons> Mutual',
  number: 'LM-7',
  expires_on: '2027-01-02',
} as const;
const write = (paper: ClaimedPaperEmail['paper']) =>
  paperEmail({ name: 'Ray', email: 'ray@example.com', paper }, 'https://example.com');

it('the email names the certificate, its state and its last day', () => {
  const { to, subject, text } = write(certificate);
  expect(to).toBe('ray@example.com');
  expect(subject).toBe('Expires Sat, Dec 26, 2026: your Ohio pilot-car certificate');
  expect(text).toContain(
    'Hello Ray, your Ohio pilot-car certificate is valid through Sat, Dec 26, 2026. Upload the renewed certificate before then. Jobs in Ohio after that day need it, including those you already accepted.',
  );
  expect(text).toContain('Certificate: Ohio\nNumber: OH-20401\nLast day: Sat, Dec 26, 2026');
});

it('the email names the insurer and the policy, as text and escaped as HTML', () => {
  const { subject, text, html } = write(insurance);
  expect(subject).toBe('Expires Sat, Jan 2, 2027: your insurance with Lake & <Sons> Mutual');
  expect(text).toContain(
    'Insurance: Lake & <Sons> Mutual\nPolicy: LM-7\nLast day: Sat, Jan 2, 2027',
  );
  expect(text).toContain('Every job after that day needs it');
  expect(html).toContain('Lake &amp; &lt;Sons&gt; Mutual');
  expect(html).not.toContain('<Sons>');
});

it.each([certificate, insurance])(
  'the email links to the page where a $kind is replaced',
  (paper) => {
    const { text, html } = write(paper);
    for (const body of [text, html]) {
      expect(body).toContain('https://example.com/profile#certificates');
      expect(body).toContain(paper.number);
    }
  },
);
