import { useState } from 'react';
import type { AdminImage } from '../../api/admin-images';
import { isSameOrder, moveInOrder } from '../../model/move-in-order';

interface Draft {
  /** The order it was begun on. */
  seen: string[];
  wanted: string[];
}

const idsOf = (images: readonly AdminImage[]) => images.map(({ id }) => id);

/** An order on its way: moved here, written when it is saved. */
export function useOrderDraft(images: readonly AdminImage[]) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = idsOf(images);
  const isMoved = draft !== null && !isSameOrder(draft.wanted, draft.seen);
  // What the server says already, in its answer to the save for instance, is no change any more.
  const isChanged = isMoved && !isSameOrder(draft.wanted, current);
  // Compared with what the server says now: somebody else may have moved, added or deleted.
  const isOutdated = isChanged && !isSameOrder(draft.seen, current);

  return {
    draft: isChanged ? draft : null,
    isOutdated,
    /** The pictures as they would stand; new ones come last. */
    ordered: isChanged ? arrange(images, draft.wanted) : images,
    /** Puts one picture before or after another. Returns its place then, from 1. */
    move: (id: string, side: 'before' | 'after', target: string): number => {
      const seen = draft?.seen ?? current;
      const wanted = moveInOrder(draft?.wanted ?? current, id, side, target);
      setDraft({ seen, wanted });
      return wanted.indexOf(id) + 1;
    },
    reset: () => {
      setDraft(null);
    },
    /** An order is stored: what was moved while it was on its way is moved on it. */
    rebase: (stored: string[]) => {
      setDraft((latest) => latest && { ...latest, seen: stored });
    },
  };
}

function arrange(images: readonly AdminImage[], order: readonly string[]): AdminImage[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: AdminImage) => place.get(id) ?? order.length;
  return [...images].sort((one, other) => placeOf(one) - placeOf(other));
}
