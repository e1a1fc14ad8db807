import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  isNewVisit,
  readScrollPositions,
  scrollKey,
  storeScrollPositions,
  type ScrollPositions,
} from './scroll-positions';

/**
 * Going back leads to where one was; going on leads to the part the address names, or to the top.
 * Browsers do that too, but before the page is there: they only keep the loading of documents.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const key = scrollKey(location);
  const { hash } = location;
  const memory = useRef<ScrollPositions>(null);

  useLayoutEffect(() => {
    const hasJustLoaded = memory.current === null;
    const positions = (memory.current ??= readScrollPositions());
    if (hasJustLoaded && isNewVisit()) positions.delete(key);
    // The browser has led the way in a document it loaded, and the visitor may have gone on.
    if (!hasJustLoaded || window.scrollY === 0) scrollToPlace(positions.get(key), hash);

    const handleScroll = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
    };
  }, [key, hash]);

  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    const handleLeave = () => {
      if (memory.current !== null) storeScrollPositions(memory.current);
      handBack();
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handleLeave);
      handBack();
    };
  }, []);
}

function scrollToPlace(position: number | undefined, hash: string): void {
  const part = position === undefined ? document.getElementById(hash.slice(1)) : null;
  if (part) part.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}
