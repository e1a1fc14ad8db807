import { formatFeet } from '@domain/numbers/length';
import type { LoadSize } from '@/shared/drawing/load-size';

/** `34′-0″ × 12′-0″ × 12′-6″`, with a dash for each missing dimension. */
export function loadSizeText({ length, width, height }: LoadSize): string {
  const measures = [length, width, height];
  if (measures.every((feet) => feet === 0)) return 'Dimensions not given';
  return measures.map((feet) => (feet > 0 ? formatFeet(feet) : '–')).join(' × ');
}
