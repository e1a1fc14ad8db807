import { isAppError } from '@/shared/lib/app-error';
import { StaleError, type Versioned } from '@/shared/lib/stale';
import { unwrap, type Answer, type DataOf } from './unwrap';

/**
 * The filter for `.match()` that lets an update through only over the version the writer saw. End the
 * update with `.select(…).maybeSingle()` and pass the answer to {@link unwrapVersioned}.
 */
export const versionOf = ({ id, updated_at }: Versioned) => ({ id, updated_at });

/**
 * The row of an update that was filtered by what the writer saw. `readNow` reads the row again when
 * the write was stale, so that the error can say what it is now.
 *
 * @throws StaleError when someone changed or deleted the row first.
 */
export async function unwrapVersioned<A extends Answer>(
  answer: A,
  readNow?: () => Promise<object | null>,
): Promise<NonNullable<DataOf<A>>> {
  const row = unwrap(answer);
  if (row === null) throw new StaleError(await readNow?.());
  return row as NonNullable<DataOf<A>>;
}

/**
 * The data of an RPC that compares the version in SQL (`private.raise_stale`), like
 * {@link unwrapVersioned}.
 *
 * @throws StaleError when someone changed or deleted the row first.
 */
export async function unwrapVersionedRpc<A extends Answer>(
  answer: A,
  readNow: () => Promise<object | null>,
): Promise<DataOf<A>> {
  try {
    return unwrap(answer);
  } catch (error) {
    if (!isAppError(error, 'stale')) throw error;
    throw new StaleError(await readNow(), { cause: error });
  }
}

/** Ids and versions as an RPC takes them that changes several rows, each over its own version. */
export const versionsOf = (rows: readonly Versioned[]) => ({
  _ids: rows.map(({ id }) => id),
  _versions: rows.map(({ updated_at }) => updated_at),
});
