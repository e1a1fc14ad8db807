import { lazyPart } from '@/shared/lib/lazy-part';

/**
 * Drawings for prerendered pages. The markup is in the HTML; the code, which only refits the drawing
 * to its measured size, loads after the page.
 */

export const LazyLoadDrawing = lazyPart(async () => (await import('./load-drawing')).LoadDrawing, {
  fallback: (
    <div className="load-drawing">
      <div className="load-drawing-frame" />
    </div>
  ),
});

export const LazyTrailerDrawing = lazyPart(
  async () => (await import('./trailer-drawing')).TrailerDrawing,
);

export const LazyScaledTrailer = lazyPart(
  async () => (await import('./scaled-trailer')).ScaledTrailer,
);

export const LazyLoadGlyph = lazyPart(async () => (await import('./load-glyph')).LoadGlyph);
