import { expect, it } from 'vitest';
import { readSearch } from './read-search';

it.each([
  ['', {}],
  ['412', { visitor: 412 }],
  ['#00000000412', { visitor: 412 }],
  ['master creator', { visitor: 0 }],
  ['quote', { page: 'quote' }],
  ['/services/2', { page: '/services/2' }],
  ['123456789012', { page: '123456789012' }],
])('the search %j is read as %j', (search, filter) => {
  expect(readSearch(search)).toEqual(filter);
});
