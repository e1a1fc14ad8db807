import { useEffect, useRef, useState, type RefObject } from 'react';

/** Share of an image that must be visible before it loads. */
const VISIBLE_PART = 0.1;

/** True if the element has ever been on screen, so images far below load only when needed. */
export function useHasBeenVisible<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState(false);

  useEffect(() => {
    if (hasBeenSeen || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setHasBeenSeen(true);
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [hasBeenSeen]);

  return [element, hasBeenSeen];
}
