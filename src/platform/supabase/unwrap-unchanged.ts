import { AppError } from '@/shared/lib/app-error';
import { changedMeanwhile } from '@/shared/lib/changed-meanwhile';
import { unwrap } from './unwrap';

type Answer<Row> =
  | { data: Row | null; error: null; status: number }
  | { data: null; error: { message: string }; status: number };

/**
 * The row of a write that asked for the version it was based on (`.eq('updated_at', …)` and
 * `.maybeSingle()`). Where it met none, `readNow` tells why.
 *
 * @throws AppError of kind `conflict` with the newer version (`newerVersion`), `not-found` when
 * the row is gone.
 */
export async function unwrapUnchanged<Row extends object>(
  answer: Answer<Row>,
  readNow: () => Promise<Row | null>,
): Promise<Row> {
  const written = unwrap(answer);
  if (written !== null) return written;
  const newer = await readNow();
  if (newer === null) throw new AppError('not-found', 'This is no longer there.');
  throw changedMeanwhile(newer);
}
