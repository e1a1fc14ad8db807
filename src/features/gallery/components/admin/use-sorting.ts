import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { logError } from '@/shared/lib/log';
import type * as Sorting from './sortable-images';

const buttonsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('button') ?? [])];

/** The code that drags images. It loads when they are on screen; `null` until then. */
export function useSorting(list: RefObject<HTMLElement | null>): typeof Sorting | null {
  const [sorting, setSorting] = useState<typeof Sorting | null>(null);
  const focused = useRef(-1);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const loaded = await loadWithRetry(() => import('./sortable-images'));
      if (isGone) return;
      focused.current = buttonsIn(list.current).findIndex((one) => one === document.activeElement);
      setSorting(loaded);
    };
    load().catch((error: unknown) => {
      // The buttons still move images.
      logError('The code that drags images failed to load', error);
    });
    return () => {
      isGone = true;
    };
  }, [list]);

  // React has replaced the cards, and with them the button that had the focus.
  useLayoutEffect(() => {
    buttonsIn(list.current)[focused.current]?.focus();
    focused.current = -1;
  }, [list, sorting]);

  return sorting;
}
