import type { EmailDriver } from '@supabase/lite';
import type { Outbox } from './outbox.ts';

const SENDER = 'Gem City Heavy Haul <noreply@example.com>';

/** Puts the mails of Auth into the outbox. */
export function authMail(outbox: Outbox): EmailDriver {
  return {
    send({ to, ...mail }) {
      outbox.add({ from: SENDER, to: [to], ...mail });
      return Promise.resolve();
    },
  };
}
