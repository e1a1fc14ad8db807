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
 * Restores the scroll position on Back and Forward; other navigations scroll to the anchor or the
 * top. The browser's own restoration runs before the next page has rendered, so it only handles
 * document loads.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const key = scrollKey(location);
  const { hash } = location;
  const memory = useRef<ScrollPositions>(null);

  useLayoutEffect(() => {
    const hasJustLoaded = memory.current === null;
    const positions = (memory.current ??= readScrollPositions());
    if (hasJustLoaded && isNewVisit()) positions.delete(key);
    // After a document load the browser has restored the position, or the visitor has scrolled.
    const position = positions.get(key);
    const isScrolled = hasJustLoaded && window.scrollY !== 0;
    if (!isScrolled) scrollToTarget(position, hash);
    const release = isScrolled || position === undefined ? undefined : disableScrollAnchoring();

    const handleScroll = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      release?.();
    };
  }, [key, hash]);

  useEffect(() => {
    const setManual = () => {
      window.history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      window.history.scrollRestoration = 'auto';
    };
    const handleLeave = () => {
      if (memory.current !== null) storeScrollPositions(memory.current);
      setAuto();
    };
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', handleLeave);
      setAuto();
    };
  }, []);
}

const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Turns off scroll anchoring until the visitor's next interaction: the stored position already
 * includes lazy parts that load above it. Returns a function that turns it on.
 */
function disableScrollAnchoring(): () => void {
  const { style } = document.documentElement;
  const release = () => {
    style.overflowAnchor = '';
    for (const type of INTERACTIONS) window.removeEventListener(type, release);
  };
  style.overflowAnchor = 'none';
  for (const type of INTERACTIONS) window.addEventListener(type, release, { passive: true });
  return release;
}

function scrollToTarget(position: number | undefined, hash: string): void {
  const part = position === undefined ? document.getElementById(hash.slice(1)) : null;
  if (part) part.scrollIntoView();
  else window.scrollTo(0, position ?? 0);
}
