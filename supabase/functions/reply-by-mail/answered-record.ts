import type { ReplyByMail } from '../_shared/contracts/reply.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { contactRowSchema } from '../_shared/mail/contact-row.ts';
import { quoteRowSchema } from '../_shared/mail/quote-row.ts';
import { answeredMessage, answeredQuote, type Answered } from '../_shared/mail/reply.ts';

type Record = ReplyByMail['record'];

/**
 * What a mail answers, read again as the caller.
 *
 * @throws HttpError 404 when it is no longer there.
 */
export async function readAnswered({ type, id }: Record, database: Database): Promise<Answered> {
  const table = type === 'quote' ? 'quotes' : 'contact_messages';
  const { data, error } = await database.from(table).select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`Could not read ${type} ${id}: ${error.code}`);
  if (data === null) throw new HttpError(404, `This ${type} is no longer there.`);
  return type === 'quote'
    ? answeredQuote(quoteRowSchema.parse(data))
    : answeredMessage(contactRowSchema.parse(data));
}

/**
 * A new record that was answered is no longer new. Written as the caller, so that the activity log
 * knows who; whatever somebody else made of it meanwhile stays.
 */
export async function markAnswered({ type, id }: Record, database: Database): Promise<void> {
  const { error } =
    type === 'quote'
      ? await database
          .from('quotes')
          .update({ status: 'reviewed' })
          .eq('id', id)
          .eq('status', 'new')
      : await database
          .from('contact_messages')
          .update({ status: 'handled' })
          .eq('id', id)
          .eq('status', 'new');
  if (error) throw new Error(`Could not mark ${type} ${id}: ${error.code}`);
}
