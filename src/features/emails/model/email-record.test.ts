import { expect, it } from 'vitest';
import { answerTo } from './email-record';

it('answers a subject once, and keeps to its length', () => {
  expect(answerTo('Port pickup')).toBe('Re: Port pickup');
  expect(answerTo('RE: Port pickup')).toBe('RE: Port pickup');
  expect(answerTo('x'.repeat(160))).toHaveLength(160);
});
