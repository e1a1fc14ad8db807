import { useEffect, useRef, useState, type RefObject } from 'react';

/** A picture counts as seen from this part of it on (specification 2, section 9). */
const VISIBLE_PART = 0.1;

/** Whether the element has ever been on the screen, so that pictures far below cost nothing. */
export function useHasBeenSeen<E extends Element>(): [RefObject<E | null>, boolean] {
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
