import { useCallback, useState, type RefCallback } from 'react';
import type { SheetSize } from './layout/view';

/**
 * Returns the size of the element that gets the ref, updated on resize. It is `initial` on the server
 * and while the element is hidden. A drawing is measured before its first paint.
 */
export function useSheetSize(initial: SheetSize): [SheetSize, RefCallback<HTMLElement>] {
  const [size, setSize] = useState(initial);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize((last) =>
        last.width === width && last.height === height ? last : { width, height },
      );
    };
    // `DrawingSvg` still shows an image file here: reading the size now would make the
    // browser lay out the page in the middle of hydration.
    if (!(element.firstElementChild instanceof HTMLImageElement)) measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [size, ref];
}
