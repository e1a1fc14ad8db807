import { isAppError } from '@/shared/lib/app-error';
import { StaleError, type Versioned } from '@/shared/lib/stale';
import { unwrap, type ApiResponse, type DataOf } from './unwrap';

/**
 * A `.match()` filter that lets an update through only if the row still has the version the writer
 * saw. End the update with `.select(…).maybeSingle()` and pass the response to {@link
 * unwrapVersioned}.
 */
export const versionOf = ({ id, updated_at }: Versioned) => ({ id, updated_at });

/**
 * Returns the row of a versioned update. If the write was stale, `readNow` fetches the current row
 * for the error.
 *
 * @throws StaleError when someone changed or deleted the row first.
 */
export async function unwrapVersioned<A extends ApiResponse>(
  response: A,
  readNow?: () => Promise<object | null>,
): Promise<NonNullable<DataOf<A>>> {
  const row = unwrap(response);
  if (row === null) throw new StaleError(await readNow?.());
  return row as NonNullable<DataOf<A>>;
}

/**
 * Returns the data of an RPC that compares the version in SQL (`private.raise_stale`); otherwise
 * like {@link unwrapVersioned}.
 *
 * @throws StaleError when someone changed or deleted the row first.
 */
export async function unwrapVersionedRpc<A extends ApiResponse>(
  response: A,
  readNow: () => Promise<object | null>,
): Promise<DataOf<A>> {
  try {
    return unwrap(response);
  } catch (error) {
    if (!isAppError(error, 'stale')) throw error;
    throw new StaleError(await readNow(), { cause: error });
  }
}

/** Arguments of an RPC that changes several rows, each only if it still has its own version. */
export const versionsOf = (rows: readonly Versioned[]) => ({
  _ids: rows.map(({ id }) => id),
  _seen: rows.map(({ updated_at }) => updated_at),
});
