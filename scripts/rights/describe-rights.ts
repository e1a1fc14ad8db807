import type { Query } from '../../supabase/local/database/database.ts';
import { describeFunctions } from './functions.ts';
import { readPolicies } from './policies.ts';
import { describeBuckets, describeRealtime } from './storage-and-realtime.ts';
import { describeSchemas } from './schemas-and-roles.ts';
import { describeTables } from './tables.ts';

/** Where the snapshot is kept. */
export const RIGHTS_FILE = 'docs/rights.md';

/** A Markdown snapshot of who may do what in a database with our migrations. Ends with a line break. */
export async function describeRights(query: Query): Promise<string> {
  const policies = await readPolicies(query);
  const sections = [
    INTRODUCTION,
    await describeSchemas(query),
    await describeTables(query, policies),
    await describeFunctions(query),
    await describeBuckets(query, policies),
    await describeRealtime(query, policies),
  ];
  return `${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# Rights

Generated from the migrations. Run \`npm run rights\` after a change and review the diff; a test in
\`tests/db\` fails until then.

- A **visitor** is the role \`anon\`. **Signed in** is \`authenticated\`. Staff are signed in, too: policies
  and functions recognize them by \`private.is_staff()\` (admins and moderators) and \`private.is_admin()\`.
- What isn't listed is refused. A right on \`all\` columns includes columns that are added later; a list
  after the table names them.
- A function may refuse more callers than the row says, for example everyone but admins: its comment in
  the database says whom.
- A policy's name is followed by its condition. \`afterwards\` is what an updated row must meet, if that
  differs. A caller with several policies needs to meet one of them.
- The **service role** bypasses policies. It may select, insert, update and delete every row of the tables
  below, and select from the views, unless there is a row for it. It can call what signed-in users can,
  unless the row says otherwise.
- A function that runs as its owner bypasses policies. Its tables are found in its text and in the
  functions it calls with its owner's rights, but not in triggers or in statements built at run time. All
  other functions run with the caller's rights.
- A bucket's files are rows of \`storage.objects\`. To join a channel, a caller must be able to select a
  broadcast from \`realtime.messages\`; to announce their presence, insert one.`;
