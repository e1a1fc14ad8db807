import { expect, it } from 'vitest';
import { decodeMessage, encodeMessage, type Message } from './protocol.ts';

const message: Message = {
  joinRef: '1',
  ref: '2',
  topic: 'realtime:default',
  event: 'phx_join',
  payload: { config: { private: true } },
};

it.each(['1.0.0', '2.0.0'] as const)('a message written in %s is read back', (version) => {
  expect(decodeMessage(Buffer.from(encodeMessage(version, message)), false)).toEqual(message);
});

it('a binary broadcast with any characters is read', () => {
  const parts = ['1', '2', 'realtime:défault', 'héllo', '', JSON.stringify({ at: '½' })].map(
    (text) => Buffer.from(text),
  );
  const sizes = parts.slice(0, 5).map(({ length }) => length);
  const frame = Buffer.concat([Buffer.from([3, ...sizes, 1]), ...parts]);

  expect(decodeMessage(frame, true)).toEqual({
    joinRef: '1',
    ref: '2',
    topic: 'realtime:défault',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'héllo', payload: { at: '½' } },
  });
});

it.each([
  ['nonsense', false],
  ['{}', false],
  ['[1,2]', false],
  ['\u0007', true],
])('an error is thrown on %s', (text, isBinary) => {
  expect(() => decodeMessage(Buffer.from(text), isBinary)).toThrow();
});
