import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { limitForms, sendMessageFrom } from './support/rate-limits.ts';
import { aMessage } from './support/rows.ts';

const project = useProject();
const setLimits = (perSender: number, overall: number) => limitForms(project, perSender, overall);
const sendFrom = (address: string, id: string = randomUUID()) =>
  sendMessageFrom(project, address, id);

beforeEach(async () => {
  await project.sql('delete from private.rate_limit_counts');
});

describe('Challenges', () => {
  const pass = (id: string, form = 'contact_messages') =>
    project.sql('select public.store_challenge_pass($1, $2)', [form, id]);
  beforeEach(async () => {
    await project.sql('update private.settings set is_challenge_on = true');
    await setLimits(1, 100);
    await sendFrom('198.51.100.7');
  });

  it('challenges are required above the limit of a network, for each row once', async () => {
    const id = randomUUID();
    expect(await sendFrom('198.51.100.7', id)).toBe('PT428');
    await pass(id);
    expect(await sendFrom('198.51.100.7')).toBe('PT428');
    expect(await sendFrom('198.51.100.7', id)).toBeUndefined();
    await project.sql('delete from public.contact_messages where id = $1', [id]);
    expect(await sendFrom('198.51.100.7', id)).toBe('PT428');
  });

  it('challenges are required of everyone above the limit for all senders', async () => {
    await setLimits(100, 1);
    expect(await sendFrom('2001:db8::1')).toBe('PT428');
  });

  it('challenges are valid for their form and for five minutes', async () => {
    const [other, old, fresh] = [randomUUID(), randomUUID(), randomUUID()];
    await pass(other, 'quotes');
    expect(await sendFrom('198.51.100.7', other)).toBe('PT428');
    for (const id of [old, fresh]) await pass(id);
    const age = (id: string, seconds: number) =>
      project.sql(
        `update private.challenge_passes set created_at = now() - make_interval(secs => $2)
         where record_id = $1`,
        [id, seconds],
      );
    await age(old, 301);
    await age(fresh, 290);
    expect(await sendFrom('198.51.100.7', old)).toBe('PT428');
    expect(await sendFrom('198.51.100.7', fresh)).toBeUndefined();
  });

  it('challenges are not used up below the limit, or by a row that is rejected', async () => {
    const id = randomUUID();
    await pass(id);
    expect(
      (
        await project
          .as('visitor')
          .from('contact_messages')
          .insert(aMessage({ id, subject: '' }))
      ).status,
    ).toBe(400);
    expect(
      await project.sql('select record_id from private.challenge_passes where record_id = $1', [
        id,
      ]),
    ).toHaveLength(1);
  });

  it('challenges are stored by edge functions only', async () => {
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      for (const [name, args] of [
        ['store_challenge_pass', { _form: 'quotes', _record_id: randomUUID() }],
        ['set_challenge', { _is_on: false }],
        ['limit_function_call', { _name: 'x', _address: null, _id: randomUUID() }],
      ] as const) {
        expect((await project.as(caller).rpc(name, args)).error?.code).toBe('42501');
      }
    }
  });
});
