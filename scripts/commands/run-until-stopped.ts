import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import type { LocalSupabase } from '../../supabase/local/options.ts';

/** Prints the addresses and accounts, and closes at Ctrl-C; a second Ctrl-C doesn't wait. */
export function runUntilStopped(local: LocalSupabase, title: string): void {
  const lines = [
    '',
    title,
    `  Site      ${local.url}`,
    `  Outbox    ${local.url}/_local/outbox   (all emails)`,
    `  Accounts  ${DEMO_ACCOUNTS.join(', ')}`,
    `  Password  ${DEMO_PASSWORD} for all of them`,
    '',
    'Press Ctrl-C to stop. For fresh data, stop it and run npm run reset.',
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

/** Ends the command with a one-line error message. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
