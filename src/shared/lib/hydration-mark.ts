import { useEffect } from 'react';
import { replayEarlyInput } from './replay-early-input';

/** Number of parts that are not hydrated yet; the page itself is the first. */
let pendingParts = 1;

/**
 * Sets `data-hydrated` on the root element while every part is hydrated. Browser tests wait for it,
 * because text typed into a part before that is lost.
 */
function addPending(change: 1 | -1): void {
  pendingParts += change;
  document.getElementById('root')?.toggleAttribute('data-hydrated', pendingParts === 0);
}

/** Counts a part as pending until the {@link HydratedMark} inside it has rendered. */
export function usePendingPart(): void {
  useEffect(() => {
    addPending(1);
    return () => {
      addPending(-1);
    };
  }, []);
}

/**
 * Render it next to a part, in the same Suspense boundary: it mounts once the part is hydrated. What
 * visitors did with the part before is carried out then.
 */
export function HydratedMark(): null {
  useEffect(() => {
    addPending(-1);
    replayEarlyInput();
    return () => {
      addPending(1);
    };
  }, []);
  return null;
}
