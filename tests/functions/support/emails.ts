import type { TestSupabase } from '@tests/local-supabase.ts';

/** The idempotency keys of the emails about a record, or of one kind of them. */
export async function emailKeys(
  supabase: TestSupabase,
  record: string,
  kind = '%',
): Promise<string[]> {
  const rows = await supabase.sql<{ key: string }>(
    `select kind || '/' || id as key from public.emails
     where record_id = $1 and kind like $2 and kind <> 'reply'`,
    [record, kind],
  );
  return rows.map(({ key }) => key).sort();
}

/** Makes the emails about a record this old, as if a closed tab had left them unsent. */
export const ageEmails = (supabase: TestSupabase, record: string, minutes = 3) =>
  supabase.sql(
    `update public.emails
     set created_at = created_at - make_interval(mins => $2), due_at = due_at - make_interval(mins => $2)
     where record_id = $1`,
    [record, minutes],
  );
