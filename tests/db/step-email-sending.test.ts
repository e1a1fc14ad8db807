import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from './support/offers.ts';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { starts } from './support/start.ts';
import { stepEmails } from './support/step-emails.ts';

const project = useProject();
const { freeDriver } = starts(project);
const { accepted, claim, due, idOf, kinds, mark, outbox, ready, setLoad, sql, turn } =
  stepEmails(project);
const admin = () => project.as('admin');

beforeAll(() => limitForms(project, 10_000, 100_000));
beforeEach(async () => {
  await freeDriver();
});

describe('An email', () => {
  it('an email of a kind without its own condition is sent', async () => {
    const { load } = await ready();
    await sql(
      `insert into public.email_kinds (kind, name, recipient) values ('load_note', 'Note', 'customer')`,
    );
    await sql(
      `insert into private.email_kind_records (kind, record_type) values ('load_note', 'load')`,
    );
    await sql(`select private.queue_load_email($1, 'load_note', 1)`, load);
    const note = (await outbox(load)).find(({ kind }) => kind === 'load_note');
    expect(await claim(note?.id)).toMatchObject({ kind: 'load_note' });
    await sql(`delete from public.emails where kind = 'load_note'`);
    await sql(`delete from public.email_kinds where kind = 'load_note'`);
  });

  it('an email is claimed once, and again after a failure', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    expect(await due()).toContain(id);
    expect(await claim(id)).toMatchObject({ kind: 'load_confirmed', email: 'jo@example.com' });
    expect(await claim(id)).toBeNull();
    await mark(id, 'refused');
    expect(await claim(id)).not.toBeNull();
    expect(await mark(id)).toBeUndefined();
    await mark(id, 'too late');
    expect(await claim(id)).toBeNull();
  });

  it('stays in the email log if it is claimed again after its kind was turned off', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    await claim(id);
    await mark(id);
    await turn('load_confirmed', false);
    expect(await claim(id)).toBeNull();
    await turn('load_confirmed', true);
    expect(await sql('select kind from public.emails where id = $1', id)).toEqual([
      { kind: 'load_confirmed' },
    ]);
  });

  it('an email is listed for admins under its load while it’s failing', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    await mark(id, 'refused');
    const listed = await answerTo<{ record_id: string; name: string }[]>(
      admin().rpc('system_emails'),
    );
    expect(listed.data).toContainEqual(
      expect.objectContaining({
        record_type: 'load',
        record_id: load,
        name: 'Pickup confirmed, to the customer',
      }),
    );
    await sql('update public.emails set attempts = 5 where id = $1', id);
    const counts = await answerTo<{ failed_emails: unknown[] }[]>(
      admin().rpc('admin_unread_counts'),
    );
    expect(counts.data[0]?.failed_emails).toContainEqual(
      expect.objectContaining({ record_type: 'load', record_id: load }),
    );
  });

  it('contains no prices or staff notes', async () => {
    const { load } = await ready();
    await setLoad(load, `instructions = 'Secret'`);
    for (const { id } of await outbox(load)) {
      const text = JSON.stringify(await claim(id));
      expect(text).toContain('L-2');
      expect(text).not.toMatch(/cents|Secret|\$/u);
    }
  });

  it('isn’t queued if its kind is off, and isn’t sent if it is turned off later', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    expect(await turn('load_confirmed', false)).toHaveLength(1);
    expect(await due()).not.toContain(id);
    expect(await claim(id)).toBeNull();
    const other = await ready();
    expect(await kinds(other.load)).not.toContain('load_confirmed');
    await turn('load_confirmed', true);
  });

  it('isn’t queued for a customer without an address or who turned them off', async () => {
    const silent = await accepted();
    await sql(`update public.load_customers set email = '' where load_id = $1`, silent.load);
    await setLoad(silent.load, `status = 'cancelled'`);
    expect(await outbox(silent.load)).toEqual([]);

    const { load, token } = await accepted();
    const set = async (caller: Caller, isOn: boolean, parts: object) =>
      (
        await answerTo<boolean>(
          project.as(caller).rpc('set_load_emails', { _load_id: load, _is_on: isOn, ...parts }),
        )
      ).data;
    for (const caller of ['driver', 'carrier', 'broker', 'visitor'] as const) {
      expect(await set(caller, false, {})).toBe(false);
    }
    expect(await set('visitor', false, { _token: silent.token })).toBe(false);
    expect(await set('visitor', false, { _token: token })).toBe(true);
    await setLoad(load, `status = 'cancelled'`);
    expect(await outbox(load)).toEqual([]);
    expect(await set('customer', true, {})).toBe(true);
    const { data } = await answerTo<{ wants_emails: boolean }[]>(
      project.as('visitor').rpc('track_loads', { _token: token }),
    );
    expect(data[0]?.wants_emails).toBe(true);
  });
});

describe('The settings', () => {
  it('only admins read and switch the settings', async () => {
    for (const caller of ['driver', 'customer', 'moderator'] as const) {
      expect(await turn('load_hold', false, caller)).toEqual([]);
    }
    const visitor = await answerTo(project.as('visitor').from('email_kinds').select('kind'));
    expect(visitor.error?.code).toBe(FORBIDDEN);
    const { data } = await answerTo<{ is_on: boolean }[]>(
      admin().from('email_kinds').select('kind, is_on').order('kind'),
    );
    // A long route crosses many states.
    expect(data.filter(({ is_on }) => !is_on)).toMatchObject([{ kind: 'load_entered' }]);
  });

  it('don’t turn off emails that people wait for', async () => {
    for (const kind of ['confirmation', 'dispatch', 'offer', 'quote_link']) {
      expect(await turn(kind, false)).toEqual([]);
    }
  });

  it('let no one but the functions that send emails claim, count or mark them', async () => {
    const id = randomUUID();
    for (const caller of ['admin', 'driver', 'visitor'] as const) {
      for (const [name, parts] of [
        ['claim_emails', { _record_type: 'load', _record_id: id }],
        ['mark_email', { _id: id, _to_email: 'jo@example.com', _subject: 'A' }],
        ['reserve_email', { _id: id, _to_email: 'jo@example.com', _subject: 'A' }],
      ] as const) {
        const { error } = await answerTo(project.as(caller).rpc(name, parts));
        expect([caller, name, error?.code]).toEqual([caller, name, FORBIDDEN]);
      }
    }
  });
});
