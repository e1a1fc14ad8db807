import { isAppError } from '@/shared/lib/app-error';

/** Under a field the database refused although the form took it. */
export const REJECTED_FIELD = 'This was not accepted. Please check it.';

/**
 * The field a refusal of the database is about, where it can be told: a broken rule is named after
 * its table and column (`quotes_email_check`), a missing value says `column "email"`.
 */
export function rejectedField<Field extends string>(
  error: unknown,
  table: string,
  fields: readonly Field[],
): Field | undefined {
  if (!isAppError(error, 'validation')) return undefined;
  return fields.find((field) =>
    new RegExp(`"(?:${table}_${field}_\\w+|${field})"`).test(error.message),
  );
}
