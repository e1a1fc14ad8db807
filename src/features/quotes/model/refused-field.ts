import { isAppError } from '@/shared/lib/app-error';
import { QUOTE_FIELDS, type QuoteField } from './quote-fields';

/**
 * The field a refusal of the database is about, where it can be told: a broken rule is named after
 * its column (`quotes_email_check`), a missing value says `column "email"`.
 */
export function refusedField(error: unknown): QuoteField | undefined {
  if (!isAppError(error, 'validation')) return undefined;
  return QUOTE_FIELDS.find((field) =>
    new RegExp(`"(?:quotes_${field}_\\w+|${field})"`).test(error.message),
  );
}
