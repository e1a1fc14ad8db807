import { useLayoutEffect, useState, type RefObject } from 'react';

/** Elements a toast never covers: the page's title, open dialogs, and parts marked as important. */
const KEEP_CLEAR =
  'h1, [data-keep-clear], [role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';
const MARGIN = 16;
const STEP = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/**
 * The lowest free place for a box.
 *
 * @returns its distance from the bottom of the window, in px; 16 if there is no free place.
 */
export function findClearBottom(
  { left, right, height }: Pick<DOMRect, 'left' | 'right' | 'height'>,
  taken: readonly Box[],
  windowHeight: number,
): number {
  for (let bottom = MARGIN; bottom + height <= windowHeight - MARGIN; bottom += STEP) {
    const edge = windowHeight - bottom;
    const box = { left, right, top: edge - height, bottom: edge };
    if (!taken.some((other) => overlap(box, other))) return bottom;
  }
  return MARGIN;
}

/** Where a fixed element covers nothing important: its distance from the window's bottom, in px. */
export function useClearPlace(element: RefObject<HTMLElement | null>, content: unknown): number {
  const [bottom, setBottom] = useState(MARGIN);
  useLayoutEffect(() => {
    const update = () => {
      if (element.current === null) return;
      const taken = [...document.querySelectorAll(KEEP_CLEAR)].map((part) =>
        part.getBoundingClientRect(),
      );
      setBottom(
        findClearBottom(element.current.getBoundingClientRect(), taken, window.innerHeight),
      );
    };
    update();
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, { capture: true });
    };
  }, [element, content]);
  return bottom;
}
