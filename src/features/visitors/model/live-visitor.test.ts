import { describe, expect, it } from 'vitest';
import { presence } from '@tests/ui/visitors';
import { liveVisitors } from './live-visitor';

const ANNA = 'a'.repeat(32);
const BEN = 'b'.repeat(32);

describe('liveVisitors', () => {
  it('an empty channel has no live visitors', () => {
    expect(liveVisitors({})).toEqual([]);
  });

  it('groups tabs by visitor, most recently active first', () => {
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

  it('uses the latest entry of a tab that appears twice', () => {
    const [visitor] = liveVisitors({
      one: [
        presence({ page_url: 'https://www.example.com/' }),
        presence({ page_url: 'https://www.example.com/quote' }),
      ],
    });
    expect(visitor?.tabs.map(({ pageUrl }) => pageUrl)).toEqual(['https://www.example.com/quote']);
  });

  it.each([
    ['no data', []],
    ['a string', ['hello']],
    ['another site', [presence({ site_id: 'other' })]],
    ['an invalid page', [presence({ page_url: 'javascript:alert(1)' })]],
    ['an invalid consent id', [presence({ user_id: '../../admin' })]],
    ['an overlong title', [presence({ page_title: 'x'.repeat(301) })]],
    ['an invalid timestamp', [presence({ timestamp: 'yesterday' })]],
  ])('ignores a tab with %s', (_what, metas) => {
    expect(liveVisitors({ one: metas, two: [presence()] })).toHaveLength(1);
  });
});
