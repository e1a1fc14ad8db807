import { expect, it } from 'vitest';
import { joinList } from './join-list.ts';

const LISTS = [[], ['Ohio'], ['Ohio', 'Indiana'], ['Ohio', 'Indiana', 'Illinois', 'Iowa']];

it.each(LISTS)('words are joined the way English does', (...words) => {
  expect(joinList(words)).toBe(new Intl.ListFormat('en-US').format(words));
  expect(joinList(words, 'or')).toBe(
    new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words),
  );
});
