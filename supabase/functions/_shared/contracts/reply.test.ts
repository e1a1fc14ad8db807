import { expect, it } from 'vitest';
import { replyByEmailSchema, REPLY_MAX } from './reply.ts';

const REPLY = {
  id: '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f',
  record: { type: 'message', id: '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f' },
  subject: ' Your question ',
  body: ' Yes.\nCall us. ',
};
const isValid = (changes: object) => replyByEmailSchema.safeParse({ ...REPLY, ...changes }).success;

it('a reply’s text is trimmed and keeps its line breaks, and a recipient is dropped', () => {
  expect(replyByEmailSchema.parse({ ...REPLY, to: 'victim@example.net' })).toEqual({
    ...REPLY,
    subject: 'Your question',
    body: 'Yes.\nCall us.',
  });
});

it.each([
  { subject: ' ' },
  { subject: 'Two\r\nBcc: x@example.net' },
  { subject: 'x'.repeat(161) },
  { body: ' \n ' },
  { body: 'x'.repeat(REPLY_MAX + 1) },
  { id: '1' },
  { record: { type: 'user', id: REPLY.id } },
  { record: { type: 'quote', id: '1' } },
])('the reply %j is rejected', (changes) => {
  expect(isValid({})).toBe(true);
  expect(isValid(changes)).toBe(false);
});
