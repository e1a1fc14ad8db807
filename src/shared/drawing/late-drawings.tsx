import { lazyPart } from '@/shared/lib/lazy-part';
import './drawing.css';

/**
 * The drawings for pages that are prerendered: they stand in the markup, and their code, which
 * only fits them to the sheet, comes after the page.
 */

export const LateLoadDrawing = lazyPart(async () => (await import('./load-drawing')).LoadDrawing, {
  fallback: (
    <div className="load-sheet">
      <div className="load-sheet-frame" />
    </div>
  ),
});

export const LateTrailerDrawing = lazyPart(
  async () => (await import('./trailer-drawing')).TrailerDrawing,
);

export const LateScaledTrailer = lazyPart(
  async () => (await import('./scaled-trailer')).ScaledTrailer,
);

export const LateLoadGlyph = lazyPart(async () => (await import('./load-glyph')).LoadGlyph);
