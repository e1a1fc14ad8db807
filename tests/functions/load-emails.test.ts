import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callAsScheduler, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';

const NAME = 'send-unsent-emails';

describe('Emails about loads', () => {
  const provider = useEmailApi();
  const supabase = useFunction(NAME);
  const run = () => callAsScheduler(supabase, NAME);

  /** A canceled load of a customer with this address; returns the id of its email. */
  async function cancel(email: string): Promise<string> {
    const load = randomUUID();
    await supabase.sql(
      `insert into public.loads (id, title, origin, destination, commodity)
       values ($1, 'Secret title', 'Lima, OH', 'Tulsa, OK', 'Press crown')`,
      [load],
    );
    await supabase.sql(
      `insert into public.load_customers (load_id, name, email) values ($1, 'Dana Whitlock', $2)`,
      [load, email],
    );
    await supabase.sql(`update public.loads set status = 'cancelled' where id = $1`, [load]);
    const [queued] = await supabase.sql<{ id: string }>(
      'select id from public.emails where load_id = $1',
      [load],
    );
    return queued?.id ?? '';
  }

  it('reach pilot cars too', async () => {
    const { userId, email } = await supabase.signUp({ roles: ['pilot_car'] });
    const load = randomUUID();
    await supabase.sql(
      `insert into public.loads (id, title, origin, destination)
       values ($1, 'Secret title', 'Lima, OH', 'Tulsa, OK')`,
      [load],
    );
    await supabase.sql(
      `insert into public.load_escorts (load_id, pilot_id, position) values ($1, $2, 'lead')`,
      [load, userId],
    );
    expect(await run()).toEqual({ status: 200, body: { sent: 1 } });
    const log = await supabase.sql('select kind, subject from public.emails where to_email = $1', [
      email,
    ]);
    expect(log).toEqual([
      { kind: 'pilot_offered', subject: 'Escort offer: Lead car from Lima, OH' },
    ]);
  });

  it('the scheduler sends emails about loads once and logs them', async () => {
    const to = `${randomUUID()}@example.com`;
    const id = await cancel(to);
    expect(await run()).toEqual({ status: 200, body: { sent: 1 } });
    expect(await run()).toEqual({ status: 200, body: { sent: 0 } });
    expect(provider.accepted.filter(({ key }) => key === `load_cancelled/${id}`)).toHaveLength(1);
    const log = await supabase.sql(
      `select kind, to_email, subject, sent_at is not null as is_sent
       from public.emails where id = $1`,
      [id],
    );
    expect(log).toEqual([
      {
        kind: 'load_cancelled',
        to_email: to,
        subject: expect.stringMatching(
          /^Canceled: L-\d{4}-\d{5}, Press crown, Lima to Tulsa$/u,
        ) as string,
        is_sent: true,
      },
    ]);
  });
});
