import { useEffect } from 'react';

/** Parts of the page that do not answer to input yet; the first is the page itself. */
let pendingParts = 1;

/**
 * Sets `data-hydrated` on the root element while everything on the page answers to input. Browser
 * tests wait for it, because what they type into a part before that is lost.
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

/** Goes beside a part, inside its Suspense boundary: it renders when React has hydrated the part. */
export function HydratedMark(): null {
  useEffect(() => {
    addPending(-1);
    return () => {
      addPending(1);
    };
  }, []);
  return null;
}
