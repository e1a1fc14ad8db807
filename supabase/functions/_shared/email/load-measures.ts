import { formatFeet } from '../domain/numbers/length.ts';
import type { Measure } from './blocks.ts';
import type { QuoteRow } from './quote-row.ts';

/** The load's length, width and height. A blank dimension is stored as 0. */
export function loadMeasures({ length, width, height }: QuoteRow): Measure[] {
  const format = (feet: number) => (feet > 0 ? formatFeet(feet) : 'Not given');
  return [
    { name: 'Length', value: format(length) },
    { name: 'Width', value: format(width) },
    { name: 'Height', value: format(height) },
  ];
}
