import type * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

interface Answer {
  data: unknown;
  error: { code: string; message: string } | null;
}

/** How the mails about a row are claimed, so that they go out once (migrations: claim_…_email). */
export interface EmailClaim<Row> {
  /** What the row is, for the log. */
  readonly what: string;
  /** The part of the row the mails need. */
  readonly row: z.ZodMiniType<Row>;
  /** Answers with the row, or with none when there is none of that id or somebody took it before. */
  readonly take: (id: string) => PromiseLike<Answer>;
  readonly release: (id: string) => PromiseLike<Answer>;
}

/**
 * Sends the mails about a row, once. False when there was nothing to send: no such row, or its
 * mails are out already; who asks cannot tell which. Of two calls at the same time the database
 * gives the row to one.
 *
 * @param startSending starts every mail; each is tried whatever becomes of the others. When the claim
 * is given back because one failed, its key keeps the one that went out from going out again.
 * @throws HttpError 502 when a mail did not go out; the row is given back and may be tried again.
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
  await giveBack(id, claim).catch((error: unknown) => causes.push(error));
  throw new HttpError(502, 'The mails could not be sent. Please try again later.', {
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
  await giveBack(id, claim);
  const columns = row.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The ${claim.what} ${id} cannot be mailed; unexpected ${columns}`);
}

async function giveBack(id: string, claim: EmailClaim<unknown>): Promise<void> {
  const { error } = await claim.release(id);
  if (error) throw failed('release', claim.what, id, reasonOf(error));
}

const failed = (verb: string, what: string, id: string, code: string) =>
  new Error(`Could not ${verb} ${what} ${id}: ${code}`);

/** The database's code; its words may quote the row. Without one the request itself failed. */
const reasonOf = ({ code, message }: { code: string; message: string }) =>
  code === '' ? message : code;
