import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the element with this id once it is on screen, if the address names it. */
export function useFocusByHash(id: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The jobs load after the page, so the browser's own jump to the anchor finds nothing.
    if (hash === `#${id}`) element.current?.focus();
  }, [hash, id]);
  return element;
}
