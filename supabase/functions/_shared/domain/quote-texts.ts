import { countOf } from './numbers/counts.ts';
import { formatFeet } from './numbers/length.ts';
import type { QuotePiece } from '../domain/piece.ts';
import { formatLb } from './numbers/pounds.ts';
import { formatFullDay } from './time/day-text.ts';

/** The parts of a quote that describe what is moved and when, as the table stores them. */
export interface QuoteContents {
  commodity: string | null;
  pieces: readonly QuotePiece[];
  weight_lbs: number | null;
  ready_on: string | null;
  deliver_by: string | null;
  are_dates_flexible: boolean;
  po_number: string | null;
}

/** The trailer a customer named, or what to say if they leave it to us. */
export const equipmentText = (equipment: string): string =>
  equipment === '' ? 'Recommend one' : equipment;

const weightText = (pounds: number | null) =>
  pounds === null ? 'weight not given' : formatLb(pounds);

/** `2 × Tooling crate: 4′-0″ × 4′-0″ × 3′-6″, 2,100 lb each`; `2 pieces: …` if it has no description. */
export function pieceText({ description, quantity, weight, ...size }: QuotePiece): string {
  const dimensions = [size.length, size.width, size.height].map(formatFeet).join(' × ');
  const each = quantity === 1 || weight === null ? '' : ' each';
  return `${nameText(description, quantity)}${dimensions}, ${weightText(weight)}${each}`;
}

function nameText(description: string | null, quantity: number): string {
  if (quantity === 1) return description === null ? '' : `${description}: `;
  return description === null
    ? `${countOf(quantity, 'piece')}: `
    : `${String(quantity)} × ${description}: `;
}

/** `3 pieces, 76,400 lb`. */
export function totalText(pieces: readonly QuotePiece[], pounds: number | null): string {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countOf(count, 'piece')}, ${weightText(pounds)}`;
}

type Dates = Pick<QuoteContents, 'ready_on' | 'deliver_by' | 'are_dates_flexible'>;

/** `Ready Dec 1, 2026, deliver by Dec 4, 2026, flexible`. */
export function datesText({ ready_on, deliver_by, are_dates_flexible }: Dates): string {
  const parts: string[] = [];
  if (ready_on !== null) parts.push(`Ready ${formatFullDay(ready_on)}`);
  if (deliver_by !== null) parts.push(`deliver by ${formatFullDay(deliver_by)}`);
  if (are_dates_flexible) parts.push('flexible');
  const text = parts.join(', ');
  return text === '' ? 'Not given' : text.charAt(0).toUpperCase() + text.slice(1);
}
