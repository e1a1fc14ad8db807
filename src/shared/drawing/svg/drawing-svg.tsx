import { useCallback, useState, type ComponentProps } from 'react';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';
import { drawingFiles } from '../drawing-files';

interface DrawingSvgProps extends Omit<ComponentProps<'svg'>, 'role' | 'viewBox'> {
  /** Size of the view box. */
  readonly size: { readonly width: number; readonly height: number };
  /** Its text alternative. */
  readonly title: string;
  /** URL of the image file that a prerendered page has in its place, until it is near the screen. */
  readonly file: string | undefined;
  /** Set for a drawing on the first screen, which must not wait. */
  readonly isFirstScreen?: boolean | undefined;
}

/**
 * The `<svg>` of a drawing. A prerendered page may have an image file in its place: a drawing adds up to
 * 20 KB to the HTML, which most visitors never scroll to.
 */
export function DrawingSvg({
  size,
  title,
  file,
  isFirstScreen = false,
  className,
  ...rest
}: DrawingSvgProps) {
  const isHydrated = useIsHydrated();
  const [isDrawn, setIsDrawn] = useState(isHydrated);
  // Only the drawing of the first render has a file.
  const [image] = useState(file);
  const drawing = (
    <svg
      {...rest}
      xmlns="http://www.w3.org/2000/svg"
      className={className}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      role="img"
      aria-label={title}
    />
  );
  const refWhenNear = useCallback((image: HTMLImageElement | null) => {
    if (image === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsDrawn(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(image);
    return () => {
      observer.disconnect();
    };
  }, []);
  if (image === undefined || image !== file || isDrawn) return drawing;
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
