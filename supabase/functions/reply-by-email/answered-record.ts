import type { EmailRecord, ReplyByEmail } from '../_shared/contracts/reply.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { applicationRowSchema } from '../_shared/email/application-row.ts';
import { contactRowSchema } from '../_shared/email/contact-row.ts';
import { quoteRowSchema } from '../_shared/email/quote-row.ts';
import {
  answeredApplication,
  answeredMessage,
  answeredQuote,
  type Answered,
} from '../_shared/email/reply.ts';

type RepliedRecord = ReplyByEmail['record'];

/** Where a kind of record stands, how it is read, and what it is once it was answered. */
interface Answerable {
  table: 'quotes' | 'contact_messages' | 'job_applications';
  read: (row: unknown) => Answered;
  answeredStatus: 'reviewed' | 'handled';
}

const ANSWERABLE: Readonly<Record<EmailRecord, Answerable>> = {
  quote: {
    table: 'quotes',
    read: (row) => answeredQuote(quoteRowSchema.parse(row)),
    answeredStatus: 'reviewed',
  },
  message: {
    table: 'contact_messages',
    read: (row) => answeredMessage(contactRowSchema.parse(row)),
    answeredStatus: 'handled',
  },
  application: {
    table: 'job_applications',
    read: (row) => answeredApplication(applicationRowSchema.parse(row)),
    answeredStatus: 'reviewed',
  },
};

/**
 * What a mail answers, read again as the caller.
 *
 * @throws HttpError 404 when it is no longer there.
 */
export async function readAnswered(
  { type, id }: RepliedRecord,
  database: Database,
): Promise<Answered> {
  const { table, read } = ANSWERABLE[type];
  const { data, error } = await database.from(table).select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`Could not read ${type} ${id}: ${error.code}`);
  if (data === null) throw new HttpError(404, `This ${type} is no longer there.`);
  return read(data);
}

/**
 * A new record that was answered is no longer new. Written as the caller, so that the activity log
 * knows who; whatever somebody else made of it meanwhile stays.
 */
export async function markAnswered({ type, id }: RepliedRecord, database: Database): Promise<void> {
  const { table, answeredStatus } = ANSWERABLE[type];
  const { error } = await database
    .from(table)
    .update({ status: answeredStatus })
    .eq('id', id)
    .eq('status', 'new');
  if (error) throw new Error(`Could not mark ${type} ${id}: ${error.code}`);
}
