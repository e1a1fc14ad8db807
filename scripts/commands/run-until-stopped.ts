import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import type { LocalSupabase } from '../../supabase/local/options.ts';

/** Prints where everything is, and closes it at Ctrl-C (at the second one without waiting). */
export function runUntilStopped(local: LocalSupabase, title: string): void {
  const lines = [
    '',
    title,
    `  Site      ${local.url}`,
    `  Outbox    ${local.url}/_local/outbox   (every mail lands here)`,
    `  Accounts  ${DEMO_ACCOUNTS.join(', ')}`,
    `  Password  ${DEMO_PASSWORD} for all of them`,
    '',
    'Ctrl-C stops it.  npm run reset starts the data over.',
  ];
  console.log(lines.join('\n'));

  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    local.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Ends the command with one line that says what is wrong. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
