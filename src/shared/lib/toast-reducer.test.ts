import { describe, expect, it } from 'vitest';
import { toastReducer, type Toast } from './toast-reducer';

const toast = (id: string): Toast => ({ id, title: `Title ${id}`, isOpen: true });

describe('toastReducer', () => {
  it('replaces the old toast with the new one', () => {
    const first = toastReducer([], { type: 'added', toast: toast('a') });
    expect(toastReducer(first, { type: 'added', toast: toast('b') })).toEqual([toast('b')]);
  });

  it('updates the text of the toast with the given id', () => {
    const text = { description: 'Saved.', variant: 'destructive' as const };
    expect(toastReducer([toast('a')], { type: 'updated', id: 'a', text })).toEqual([
      { ...toast('a'), ...text },
    ]);
    expect(toastReducer([toast('a')], { type: 'updated', id: 'b', text })).toEqual([toast('a')]);
  });

  it('closes a dismissed toast and keeps it until it is removed', () => {
    const dismissed = toastReducer([toast('a')], { type: 'dismissed', id: 'a' });
    expect(dismissed).toEqual([{ ...toast('a'), isOpen: false }]);
    expect(toastReducer(dismissed, { type: 'removed', id: 'a' })).toEqual([]);
  });
});
