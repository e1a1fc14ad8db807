import { useState } from 'react';
import type { AdminImage } from '../../api/admin-images';
import { isSameOrder, moveInOrder } from '../../model/move-in-order';

interface Draft {
  /** The order the draft is based on. */
  seen: string[];
  wanted: string[];
}

const idsOf = (images: readonly AdminImage[]) => images.map(({ id }) => id);

/** Keeps unsaved changes to the gallery's order. */
export function useOrderDraft(images: readonly AdminImage[]) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = idsOf(images);
  const isMoved = draft !== null && !isSameOrder(draft.wanted, draft.seen);
  // Once the server has this order, there is nothing left to save.
  const isChanged = isMoved && !isSameOrder(draft.wanted, current);
  // True if someone else moved, added or deleted an image since the draft began.
  const isOutdated = isChanged && !isSameOrder(draft.seen, current);

  return {
    draft: isChanged ? draft : null,
    isOutdated,
    /** The images in the draft's order; new ones come last. */
    ordered: isChanged ? arrange(images, draft.wanted) : images,
    /** Moves an image before or after another. Returns its new position, starting at 1. */
    move: (id: string, side: 'before' | 'after', target: string): number => {
      const seen = draft?.seen ?? current;
      const wanted = moveInOrder(draft?.wanted ?? current, id, side, target);
      setDraft({ seen, wanted });
      return wanted.indexOf(id) + 1;
    },
    reset: () => {
      setDraft(null);
    },
    /** Call after saving: moves made while saving are kept on top of the saved order. */
    rebase: (stored: string[]) => {
      setDraft((latest) => latest && { ...latest, seen: stored });
    },
  };
}

function arrange(images: readonly AdminImage[], order: readonly string[]): AdminImage[] {
  const positions = new Map(order.map((id, index) => [id, index]));
  const positionOf = ({ id }: AdminImage) => positions.get(id) ?? order.length;
  return [...images].sort((a, b) => positionOf(a) - positionOf(b));
}
