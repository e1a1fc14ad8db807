import type { EmailRecord, ReplyByEmail } from '../_shared/contracts/reply.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { applicationRowSchema } from '../_shared/email/application-row.ts';
import { contactRowSchema } from '../_shared/email/contact-row.ts';
import { quoteRowSchema } from '../_shared/email/quote-row.ts';
import {
  originalApplication,
  originalMessage,
  originalQuote,
  type Original,
} from '../_shared/email/reply.ts';

type RepliedRecord = ReplyByEmail['record'];

/** A kind of record staff can reply to. */
interface RecordKind {
  table: 'quotes' | 'contact_messages' | 'job_applications';
  /** The columns that `read` needs. Staff may not select every column of an application. */
  columns: string;
  read: (row: unknown) => Original;
  /** The status of a new record after a reply. */
  answeredStatus: 'reviewed' | 'handled';
}

const RECORD_KINDS: Readonly<Record<EmailRecord, RecordKind>> = {
  quote: {
    table: 'quotes',
    columns: '*',
    read: (row) => originalQuote(quoteRowSchema.parse(row)),
    answeredStatus: 'reviewed',
  },
  message: {
    table: 'contact_messages',
    columns: '*',
    read: (row) => originalMessage(contactRowSchema.parse(row)),
    answeredStatus: 'handled',
  },
  application: {
    table: 'job_applications',
    columns: 'email, job_title',
    read: (row) => originalApplication(applicationRowSchema.parse(row)),
    answeredStatus: 'reviewed',
  },
};

/**
 * The record an email replies to, read with the caller's rights.
 *
 * @throws HttpError 404 if it no longer exists.
 */
export async function readOriginal(
  { type, id }: RepliedRecord,
  database: Database,
): Promise<Original> {
  const { table, columns, read } = RECORD_KINDS[type];
  const { data, error } = await database.from(table).select(columns).eq('id', id).maybeSingle();
  if (error) throw new Error(`Could not read ${type} ${id}: ${error.code}`);
  if (data === null) throw new HttpError(404, `This ${type} no longer exists.`);
  return read(data);
}

/**
 * Sets a new record to its answered status. Uses the caller's client so the activity log has their
 * name. Leaves any status a colleague has set.
 */
export async function markAnswered({ type, id }: RepliedRecord, database: Database): Promise<void> {
  const { table, answeredStatus } = RECORD_KINDS[type];
  const { error } = await database
    .from(table)
    .update({ status: answeredStatus })
    .eq('id', id)
    .eq('status', 'new');
  if (error) throw new Error(`Could not mark ${type} ${id}: ${error.code}`);
}
