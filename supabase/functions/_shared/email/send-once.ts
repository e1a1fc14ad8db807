import type * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** The response of a call to the database. */
export interface RpcResult {
  data: unknown;
  error: { code: string; message: string } | null;
}

/** Claims the emails about a row, so that they are sent once (migrations: claim_…_email). */
export interface EmailClaim<Row> {
  /** The name of the row, for the log. */
  readonly what: string;
  /** The columns the emails need. */
  readonly row: z.ZodMiniType<Row>;
  /** Returns the row, or nothing if the id is unknown or already claimed. */
  readonly take: (id: string) => PromiseLike<RpcResult>;
  readonly release: (id: string) => PromiseLike<RpcResult>;
}

/**
 * Sends the emails about a row once. False if there was nothing to send: the id is unknown or its emails
 * were already sent. The caller can't tell which. Of two simultaneous calls, one gets the claim.
 *
 * @param startSending starts all emails; one that fails doesn't stop the others. After a failure the
 * claim is released, and the idempotency keys keep a retry from resending sent emails.
 * @throws HttpError 502 if an email failed. The claim is released, so the caller may retry.
 */
export async function sendOnce<Row>(
  id: string,
  claim: EmailClaim<Row>,
  startSending: (row: Row) => readonly Promise<unknown>[],
): Promise<boolean> {
  const row = await take(id, claim);
  if (row === undefined) return false;

  const results = await Promise.allSettled(startSending(row));
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length === 0) return true;

  const causes: unknown[] = failures.map((failure): unknown => failure.reason);
  await release(id, claim).catch((error: unknown) => causes.push(error));
  throw new HttpError(502, "We couldn't send the email. Please try again later.", {
    cause: new AggregateError(causes, `${claim.what} ${id}`),
  });
}

async function take<Row>(id: string, claim: EmailClaim<Row>): Promise<Row | undefined> {
  const { data, error } = await claim.take(id);
  if (error) throw failed('claim', claim.what, id, reasonOf(error));
  const [found] = Array.isArray(data) ? (data as unknown[]) : [data];
  if (found === undefined) return undefined;

  const row = claim.row.safeParse(found);
  if (row.success) return row.data;
  await release(id, claim);
  const columns = row.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`Could not email ${claim.what} ${id}: unexpected ${columns}`);
}

async function release(id: string, claim: EmailClaim<unknown>): Promise<void> {
  const { error } = await claim.release(id);
  if (error) throw failed('release', claim.what, id, reasonOf(error));
}

const failed = (verb: string, what: string, id: string, code: string) =>
  new Error(`Could not ${verb} ${what} ${id}: ${code}`);

/** The error code, because the message may quote the row. Without a code, the request itself failed. */
const reasonOf = ({ code, message }: { code: string; message: string }) =>
  code === '' ? message : code;
