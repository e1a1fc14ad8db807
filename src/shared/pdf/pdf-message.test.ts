import { expect, it } from 'vitest';
import { isOpenMessage, isZoomMessage, readFrameMessage } from './pdf-message';

it.each([
  { type: 'opened', pages: 3, shown: 3, hasGaps: false },
  { type: 'drawn', page: 1 },
  { type: 'at', page: 2 },
  { type: 'failed', reason: 'locked' },
  { type: 'escape' },
])('a message of type $type is accepted', (message) => {
  expect(readFrameMessage({ ...message, more: 'x' })).toEqual(message);
});

it.each([
  null,
  'opened',
  {},
  { type: 'navigate', to: 'https://example.net' },
  { type: 'opened', pages: 2, shown: 3, hasGaps: false },
  { type: 'opened', pages: '<b>3</b>', shown: 1, hasGaps: false },
  { type: 'opened', pages: 3, shown: 3 },
  { type: 'drawn', page: 0 },
  { type: 'at', page: 1.5 },
  { type: 'at', page: Infinity },
  { type: 'failed', reason: '<b>Call me</b>' },
])('the message %j is rejected', (data) => {
  expect(readFrameMessage(data)).toBeNull();
});

it('file and zoom messages are recognized by their content', () => {
  expect(isOpenMessage({ type: 'open', bytes: new ArrayBuffer(1) })).toBe(true);
  expect(isOpenMessage({ type: 'open', bytes: 'x' })).toBe(false);
  expect(isZoomMessage({ type: 'zoom', factor: 2 })).toBe(true);
  expect(isZoomMessage({ type: 'zoom', factor: '2' })).toBe(false);
});
