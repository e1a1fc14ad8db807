import { useCallback, useState, type RefCallback } from 'react';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';
import type { DrawingSize } from './layout/view';

/**
 * Returns the size of the element that gets the ref, updated on resize. It is null in the first render and set
 * before the first paint: draw nothing until then, or everything is drawn twice. On the server, while a prerendered
 * page hydrates, while the element is hidden, and in the first frame of a drawing that is `drawnLater`, it is
 * `initial`, which must be a constant.
 */
export function useDrawingSize(
  initial: DrawingSize,
  { drawnLater }: { drawnLater: boolean },
): [DrawingSize | null, RefCallback<HTMLElement>] {
  const isHydrated = useIsHydrated();
  const [size, setSize] = useState(isHydrated && !drawnLater ? null : initial);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const measure = () => {
        const { clientWidth: width, clientHeight: height } = element;
        const isHidden = width === 0 || height === 0;
        setSize((last) => {
          if (isHidden) return last ?? initial;
          return last?.width === width && last.height === height ? last : { width, height };
        });
      };
      // Reading the size makes the browser lay out the page in the middle of rendering. A drawing that
      // waits is measured afterwards, by the observer.
      const isDrawn = !drawnLater && !(element.firstElementChild instanceof HTMLImageElement);
      if (isDrawn) measure();
      if (!('ResizeObserver' in window)) return undefined;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [initial, drawnLater],
  );
  return [size, ref];
}
