import { formatFeet } from '@domain/numbers/length';
import { formatMoment } from '@domain/time/moment-text';

/** Feet; 0 if unknown. */
interface Size {
  length: number;
  width: number;
  height: number;
}

/** `12′-8″ × 14′-2″ × 88′-0″`: width, height, length; a dash for an unknown one. */
export function formatSize({ length, width, height }: Size): string {
  return [width, height, length].map((feet) => (feet > 0 ? formatFeet(feet) : '–')).join(' × ');
}

/** `Thu, Dec 3, 9:35 AM CST` in the leg's zone, or `TBD`. */
export function formatLegTime(iso: string | null, zone: string): string {
  return iso === null ? 'TBD' : formatMoment(iso, zone);
}
