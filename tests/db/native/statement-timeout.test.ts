import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useLocalSupabase } from '../../support/local-supabase.ts';

const migrationsDir = mkdtempSync(join(tmpdir(), 'statement-timeout-'));
const supabase = useLocalSupabase({ migrationsDir });
afterAll(() => rmSync(migrationsDir, { recursive: true }));

// PGlite has no timers: there the setting has no effect.
it('a statement of a visitor that runs longer than three seconds is canceled', async () => {
  await supabase.local.exec(`
    create function public.slow() returns void language sql as 'select pg_sleep(4)';
    grant execute on function public.slow() to anon;`);

  const { error, status } = await supabase.anon().rpc('slow' as never);

  expect(status).toBe(500);
  expect(error).toMatchObject({ code: '57014' });
});
