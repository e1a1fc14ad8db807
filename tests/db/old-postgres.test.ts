import { expect, it } from 'vitest';
import { readMigrations } from '../../supabase/local/database/migration-files.ts';
import { useLocalSupabase } from '../support/local-supabase.ts';

const supabase = useLocalSupabase();
const OLDEST = '160000';

it('the first statement of the migrations refuses an old Postgres', async () => {
  const [first] = readMigrations('supabase/migrations');
  const guard = /^(?:--.*\n|\n)*(do \$\$[^$]*\$\$;)/.exec(first?.sql ?? '')?.[1] ?? '';
  const [server] = await supabase.sql<{ version: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  );

  await supabase.sql(guard);
  // No test server is that old, so the requirement is raised above it instead.
  await expect(supabase.sql(guard.replace(OLDEST, '990000'))).rejects.toThrow(
    `Postgres ${server?.version ?? ''} is too old: install or upgrade to Postgres 16, 17 or 18.`,
  );
});
