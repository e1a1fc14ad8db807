import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '@/shared/lib/focus-heading';

/**
 * Moves focus to the heading of a new page, so that screen readers announce it, or to the target of a
 * new `#fragment`. A change of only the query moves nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    if (isSamePage && shown.current.hash === hash) return;
    shown.current = { pathname, hash };
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target) focusPart(target);
    else if (!isSamePage) focusHeading();
  }, [pathname, hash]);
}

function focusPart(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
