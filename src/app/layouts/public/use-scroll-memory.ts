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
    const position = positions.get(key);
    const isLed = hasJustLoaded && window.scrollY !== 0;
    if (!isLed) scrollToPlace(position, hash);
    const letGo = isLed || position === undefined ? undefined : holdPlace();

    const handleScroll = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      letGo?.();
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

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Until the visitor moves, parts of the page that arrive above the place push nothing down: the
 * place was measured with all of them. Returns how to stop.
 */
function holdPlace(): () => void {
  const { style } = document.documentElement;
  const letGo = () => {
    style.overflowAnchor = '';
    for (const move of MOVES) window.removeEventListener(move, letGo);
  };
  style.overflowAnchor = 'none';
  for (const move of MOVES) window.addEventListener(move, letGo, { passive: true });
  return letGo;
}

function scrollToPlace(position: number | undefined, hash: string): void {
  const part = position === undefined ? document.getElementById(hash.slice(1)) : null;
  if (part) part.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}
