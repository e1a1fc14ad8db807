import { expect, it } from 'vitest';
import { tapeOf } from './tape';

it('a tape is as long as the stay, with a mark every ten seconds', () => {
  expect(tapeOf(25_000)).toEqual({
    length: 25,
    marks: [
      { at: 10, isMinute: false },
      { at: 20, isMinute: false },
    ],
    isBroken: false,
  });
});

it('a tape has a long mark every minute', () => {
  const minutes = tapeOf(150_000).marks.filter(({ isMinute }) => isMinute);
  expect(minutes.map(({ at }) => at)).toEqual([60, 120]);
});

it('a tape is cut after three minutes', () => {
  expect(tapeOf(180_000)).toMatchObject({ length: 180, isBroken: false });
  expect(tapeOf(86_400_000)).toMatchObject({ length: 180, isBroken: true });
});

it('a tape is empty for zero and negative times', () => {
  expect(tapeOf(0)).toEqual({ length: 0, marks: [], isBroken: false });
  expect(tapeOf(-5_000)).toEqual({ length: 0, marks: [], isBroken: false });
});
