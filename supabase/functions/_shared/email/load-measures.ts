import { formatFeet } from '../contracts/feet.ts';
import type { Measure } from './blocks.ts';
import type { QuoteRow } from './quote-row.ts';

/** The load's three measures; 0 is what a blank one was stored as (specification 1, section 9). */
export function loadMeasures({ length, width, height }: QuoteRow): Measure[] {
  const written = (feet: number) => (feet > 0 ? formatFeet(feet) : 'Not given');
  return [
    { name: 'Length', value: written(length) },
    { name: 'Width', value: written(width) },
    { name: 'Height', value: written(height) },
  ];
}
