import type * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { EmailError, type Email } from './transport.ts';

/** The context of templates besides the contents of their email. */
export interface EmailContext {
  readonly database: Database;
  readonly siteUrl: string;
  /** The address of dispatch. */
  readonly dispatch: string;
}

/** Writes an email from what `claim_emails` returned. */
export type Template = (contents: unknown, context: EmailContext) => Email | Promise<Email>;

/** The templates of the emails about one type of record, by kind. */
export type Templates = Readonly<Record<string, Template | undefined>>;

/**
 * A template whose contents have this schema.
 *
 * @throws EmailError from the template, with the names of the fields that don't match.
 */
export function template<Contents>(
  schema: z.ZodMiniType<Contents>,
  write: (contents: Contents, context: EmailContext) => Email | Promise<Email>,
): Template {
  return (contents, context) => {
    const parsed = schema.safeParse(contents);
    if (parsed.success) return write(parsed.data, context);
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new EmailError(`Unexpected contents: ${fields}`, false);
  };
}

/** One template per kind, all with the same schema. */
export function templatesOf<Kind extends string, Contents>(
  kinds: readonly Kind[],
  schema: z.ZodMiniType<Contents>,
  write: (kind: Kind, contents: Contents, context: EmailContext) => Email | Promise<Email>,
): Templates {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      template(schema, (contents, context) => write(kind, contents, context)),
    ]),
  );
}
