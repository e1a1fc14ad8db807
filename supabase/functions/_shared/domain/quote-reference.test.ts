import { expect, it } from 'vitest';
import { readQuoteReference } from './quote-reference.ts';

it.each([
  'Q-7K2M0X',
  'q-7k2m0x',
  ' Q 7K2 M0X ',
  '7K2M0X',
  'q7k2m0x',
  'Q–7K2MOX', // an en dash, and O instead of 0
])('the reference %s is read', (typed) => {
  expect(readQuoteReference(typed)).toBe('Q-7K2M0X');
});

it('a Q that is part of the reference stays', () => {
  expect(readQuoteReference('QABCDE')).toBe('Q-QABCDE');
  expect(readQuoteReference('Q-QABCDE')).toBe('Q-QABCDE');
  expect(readQuoteReference('LIABCD')).toBe('Q-11ABCD');
});

it.each(['', 'Q-', 'Q-7K2M', 'Q-7K2M9X1', 'R-7K2M9X1', 'Q-7K2M9U', '3F2A-9C1B'])(
  'the reference is null for “%s”',
  (typed) => {
    expect(readQuoteReference(typed)).toBeNull();
  },
);
