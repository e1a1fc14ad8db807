import { expect, it } from 'vitest';
import { replySubject } from './email-record';

it('a reply’s subject gets "Re:" once and keeps the maximum length', () => {
  expect(replySubject('Port pickup')).toBe('Re: Port pickup');
  expect(replySubject('RE: Port pickup')).toBe('RE: Port pickup');
  expect(replySubject('x'.repeat(160))).toHaveLength(160);
});
