import { isAppError } from '@/shared/lib/app-error';

/** Error under a field that the form accepted but the database rejected. */
export const REJECTED_FIELD = 'This value was rejected. Please check it.';

/**
 * The field a database error refers to, or `undefined`: constraints are named after table and column
 * (`quotes_email_check`), and a missing value is reported as `column "email"`.
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
