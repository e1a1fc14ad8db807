import { useCallback, useState, type RefCallback } from 'react';
import type { SheetSize } from './layout/view';

/**
 * The size of the element the returned ref is put on, kept up to date; `initial` on the server,
 * where nothing is measured, and as long as the element is not shown. The first measurement is
 * made before the first paint.
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
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [size, ref];
}
