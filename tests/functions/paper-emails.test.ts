import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callAsScheduler, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';

const NAME = 'send-unsent-emails';

describe('Reminders of certificates', () => {
  const provider = useEmailApi();
  const supabase = useFunction(NAME);
  const run = () => callAsScheduler(supabase, NAME);

  /** A pilot car whose Ohio certificate expires in 30 days. */
  async function addPilot() {
    const { userId, email } = await supabase.signUp({ roles: ['pilot_car'] });
    const paper = randomUUID();
    await supabase.sql(
      `insert into public.pilot_papers (id, pilot_id, kind, issuing_state, number, expires_on, file_path, file_name)
       values ($1, $2, 'certificate', 'OH', 'OH-1', private.business_day(now()) + 30, $3, 'ohio.pdf')`,
      [paper, userId, `${userId}/${paper}.pdf`],
    );
    await supabase.sql('select private.job_remind_of_papers(1000)');
    return email;
  }
  const logOf = (email: string) =>
    supabase.sql(
      `select kind::text, subject, attempts, sent_at is not null as is_sent
       from public.emails where to_email = $1`,
      [email],
    );

  it('the scheduler sends reminders once and logs them', async () => {
    const email = await addPilot();
    expect(await run()).toEqual({ status: 200, body: { sent: 1 } });
    await supabase.sql('select private.job_remind_of_papers(1000)');
    expect(await run()).toEqual({ status: 200, body: { sent: 0 } });
    expect(provider.accepted.filter(({ to }) => to[0] === email)).toHaveLength(1);
    expect(await logOf(email)).toEqual([
      {
        kind: 'paper_expires',
        subject: expect.stringMatching(
          /^Expires \w{3}, \w{3} \d+, \d{4}: your Ohio pilot-car certificate$/u,
        ) as string,
        attempts: 1,
        is_sent: true,
      },
    ]);
  });

  it('reminders are sent again after the provider refused them', async () => {
    const email = await addPilot();
    provider.refuseWith(() => 500);
    expect(await run()).toEqual({ status: 200, body: { sent: 0 } });
    provider.recover();
    await supabase.sql(`update public.emails set attempted_at = now() - interval '3 minutes'`);
    expect(await run()).toEqual({ status: 200, body: { sent: 1 } });
    expect(await logOf(email)).toMatchObject([{ attempts: 2, is_sent: true }]);
  });
});
