import { describe, expect, it } from 'vitest';
import { presence } from '@tests/ui/visitors';
import { liveVisitors } from './live-visitor';

const ANNA = 'a'.repeat(32);
const BEN = 'b'.repeat(32);

describe('who is on the site', () => {
  it('is nobody in an empty channel', () => {
    expect(liveVisitors({})).toEqual([]);
  });

  it('is told by visitor, not by tab; whoever moved last comes first', () => {
    const visitors = liveVisitors({
      one: [presence({ user_id: ANNA, timestamp: '2026-11-21T12:00:00.000Z' })],
      two: [presence({ user_id: BEN, timestamp: '2026-11-21T12:05:00.000Z' })],
      three: [presence({ user_id: ANNA, timestamp: '2026-11-21T12:09:00.000Z' })],
    });
    expect(visitors.map(({ id, tabs }) => [id, tabs.map(({ key }) => key)])).toEqual([
      [ANNA, ['three', 'one']],
      [BEN, ['two']],
    ]);
  });

  it('is judged by the last word of a tab that stands there twice', () => {
    const [visitor] = liveVisitors({
      one: [
        presence({ page_url: 'https://www.example.com/' }),
        presence({ page_url: 'https://www.example.com/quote' }),
      ],
    });
    expect(visitor?.tabs.map(({ pageUrl }) => pageUrl)).toEqual(['https://www.example.com/quote']);
  });

  it.each([
    ['nothing', []],
    ['a word', ['hello']],
    ['a foreign site', [presence({ site_id: 'other' })]],
    ['no address', [presence({ page_url: 'javascript:alert(1)' })]],
    ['no consent id', [presence({ user_id: '../../admin' })]],
    ['a title like a book', [presence({ page_title: 'x'.repeat(301) })]],
    ['no time', [presence({ timestamp: 'yesterday' })]],
  ])('leaves out who says %s', (_what, metas) => {
    expect(liveVisitors({ one: metas, two: [presence()] })).toHaveLength(1);
  });
});
