import { isAppError } from '@/shared/lib/app-error';
import type { Database } from '@database';
import { unwrap, type ApiResponse, type DataOf } from './unwrap';

type Table = keyof Database['public']['Tables'];

const UNIQUE_VIOLATION = '23505';

/**
 * True if an insert failed because its row is already stored: a unique violation of the table's
 * primary key. After any other conflict (a missing parent row, another unique column) nothing was
 * stored.
 */
export function isAlreadyStored(error: unknown, table: Table): boolean {
  // Only the message contains the constraint's name; row-level security empties the details.
  return (
    isAppError(error, 'conflict') &&
    error.code === UNIQUE_VIOLATION &&
    error.message.includes(`"${table}_pkey"`)
  );
}

/**
 * Returns the data of an insert whose id was created in the browser, or `null` when an earlier
 * attempt stored the row and only its response was lost.
 *
 * @throws AppError when the row is not stored.
 */
export function unwrapInsert<A extends ApiResponse>(response: A, table: Table): DataOf<A> | null {
  try {
    return unwrap(response);
  } catch (error) {
    if (isAlreadyStored(error, table)) return null;
    throw error;
  }
}
