import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supabaseCli } from '../tools.ts';

/**
 * Runs the Supabase CLI without a terminal, an account or the caller's settings.
 *
 * @param project the folder that contains `supabase/`.
 * @throws Error when the CLI isn't installed.
 */
export function runSupabaseCli(
  project: string,
  args: readonly string[],
): { status: number | null; output: string } {
  // The CLI writes beside what it finds in the home folder.
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      supabaseCli(),
      [...args, '--yes', '--agent', 'no', '--workdir', project],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          HOME: home,
          DO_NOT_TRACK: '1',
          SUPABASE_NO_UPDATE_NOTIFIER: '1',
        },
      },
    );
    return { status, output: stdout + stderr };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
