import { readLength } from '@domain/numbers/parse-length';
import type { PieceTexts } from '@domain/piece';
import { DIMENSIONS } from '@domain/size';

/** The boxes so far. Untouched boxes are missing. */
type TypedPiece = Partial<PieceTexts> | undefined;

/** Notes about blank optional fields. */
const NOTES = {
  description: 'If we don’t know what it is, we may have to call you before we quote.',
  weight: 'Without a weight we can’t tell if it’s a superload.',
  dates: 'Without a date we can’t check which trucks are free.',
} as const;

const isBlank = (text = '') => text.trim() === '';

/** The note about a blank field of a piece, once its size is complete: until then the customer may still fill it. */
export function pieceNote(field: 'description' | 'weight', piece: TypedPiece): string | undefined {
  const isSized = DIMENSIONS.every(
    (dimension) => (readLength(piece?.[dimension], piece?.[`${dimension}_in`]) ?? 0) > 0,
  );
  return isSized && isBlank(piece?.[field]) ? NOTES[field] : undefined;
}

interface TypedRoute {
  origin?: string | undefined;
  destination?: string | undefined;
  ready_on?: string | undefined;
  deliver_by?: string | undefined;
  are_dates_flexible?: boolean | undefined;
}

/** The note about missing dates, once the route is complete. */
export function datesNote(route: TypedRoute): string | undefined {
  if (isBlank(route.origin) || isBlank(route.destination)) return undefined;
  const hasDates = !isBlank(route.ready_on) || !isBlank(route.deliver_by);
  return hasDates || route.are_dates_flexible === true ? undefined : NOTES.dates;
}
