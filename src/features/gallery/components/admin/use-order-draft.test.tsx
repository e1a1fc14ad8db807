import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminImage } from '../../api/admin-images';
import { useOrderDraft } from './use-order-draft';

const imagesOf = (order: string) => order.split('').map((id) => ({ id }) as AdminImage);

/** A draft of a gallery in this order; `answer` is what the server returns next. */
function renderDraft(order: string) {
  const { result, rerender } = renderHook(({ images }) => useOrderDraft(images), {
    initialProps: { images: imagesOf(order) },
  });
  return {
    get: () => result.current,
    shown: () => result.current.ordered.map(({ id }) => id).join(''),
    move: (...to: Parameters<typeof result.current.move>) => {
      act(() => void result.current.move(...to));
    },
    rebase: (stored: string) => {
      act(() => {
        result.current.rebase(stored.split(''));
      });
    },
    answer: (next: string) => {
      rerender({ images: imagesOf(next) });
    },
  };
}

describe('useOrderDraft', () => {
  it('the draft is neither changed nor stale once the server has the order', () => {
    const draft = renderDraft('abc');
    draft.move('a', 'after', 'b');
    expect(draft.get().draft?.wanted).toEqual(['b', 'a', 'c']);
    draft.answer('bac');
    expect(draft.get().draft).toBeNull();
    expect(draft.get().isOutdated).toBe(false);
    expect(draft.shown()).toBe('bac');
  });

  it('keeps moves made while saving', () => {
    const draft = renderDraft('abc');
    draft.move('a', 'after', 'b');
    draft.move('c', 'before', 'b');
    draft.answer('bac');
    draft.rebase('bac');
    expect(draft.get().isOutdated).toBe(false);
    expect(draft.get().draft).toEqual({ seen: ['b', 'a', 'c'], wanted: ['c', 'b', 'a'] });
    expect(draft.shown()).toBe('cba');
  });

  it('the draft is stale when someone else changed the gallery', () => {
    const draft = renderDraft('abc');
    draft.move('a', 'after', 'b');
    draft.answer('cab');
    expect(draft.get().isOutdated).toBe(true);
  });
});
