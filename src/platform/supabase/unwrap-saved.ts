import { AppError } from '@/shared/lib/app-error';
import { unwrap } from './unwrap';

type SavedAnswer<Row> =
  | { data: Row | null; error: null; status: number }
  | { data: null; error: { message: string }; status: number };

/**
 * The row of an update that was tied to the version somebody was looking at
 * (`.eq('updated_at', seen).select().maybeSingle()`).
 *
 * @throws AppError of kind `conflict` when that version is no longer the newest, or the row is gone.
 */
export function unwrapSaved<Row>(answer: SavedAnswer<Row>): Row {
  const row = unwrap(answer);
  if (row === null) {
    throw new AppError('conflict', 'Somebody else has changed this since you opened it.');
  }
  return row;
}
