import { useCallback, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';
import { drawingFiles } from '../drawing-files';

interface DrawingSvgProps extends Omit<ComponentProps<'svg'>, 'role' | 'viewBox'> {
  /** Size of the view box. */
  readonly size: { readonly width: number; readonly height: number };
  /** Its text alternative. */
  readonly title: string;
  /** Set for a drawing that waits until it is near the screen: URL of its image file on a prerendered page. */
  readonly file: string | undefined;
  /** Set for a drawing on the first screen, which waits only for hydration. */
  readonly isFirstScreen?: boolean | undefined;
}

/**
 * The `<svg>` of a drawing. One with a `file` is drawn once it is near the screen. Until then a prerendered page has
 * the image file in its place, because a drawing adds up to 20 KB to the HTML, which most visitors never scroll
 * to. A page opened from another page has an empty `<svg>` there.
 */
export function DrawingSvg({
  size,
  title,
  file,
  isFirstScreen = false,
  className,
  children,
  ...rest
}: DrawingSvgProps) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [isDrawn, setIsDrawn] = useState(isHydrated && (file === undefined || isFirstScreen));
  // Only the drawing of the first render has a file.
  const [image] = useState(file);
  const refWhenNear = useCallback((place: Element | null) => {
    if (place === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsDrawn(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(place);
    const drawForPrint = () => {
      // The browser prints what is there when the event ends.
      flushSync(() => {
        setIsDrawn(true);
      });
    };
    window.addEventListener('beforeprint', drawForPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', drawForPrint);
    };
  }, []);
  const frame = {
    ...rest,
    xmlns: 'http://www.w3.org/2000/svg',
    className,
    viewBox: `0 0 ${String(size.width)} ${String(size.height)}`,
    role: 'img',
    'aria-label': title,
  };
  const drawing = <svg {...frame}>{children}</svg>;
  if (image === undefined || image !== file || isDrawn) return drawing;
  if (!isPrerendered) return <svg {...frame} ref={refWhenNear} />;
  if (import.meta.env.SSR) drawingFiles.set(file, drawing);
  return (
    <img
      ref={refWhenNear}
      className={className}
      src={file}
      alt={title}
      {...size}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
