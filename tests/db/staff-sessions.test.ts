import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscribed } from '../contract/support/subscribe.ts';
import { runJob } from './support/jobs.ts';
import { FORBIDDEN, PEOPLE, type Person, useProject } from './support/project.ts';
import {
  requireSecondFactor,
  type SecondFactorAccount,
  secondFactors,
  stateOf,
} from './support/second-factors.ts';
import {
  DEMO_LOAD,
  FUNCTIONS,
  NEW,
  RESUME,
  SET_STATUSES,
  SPEC_SHEET,
  storeRecords,
  VIEWS,
} from './support/staff-calls.ts';
import { CASES } from './support/tables.ts';
import { successfulVerbs } from './support/verbs.ts';

const project = useProject();
const { signIn, withSecondFactor } = secondFactors(project);
/** The admin who uses a second factor. The demo admin and moderator have none. */
let boss: SecondFactorAccount;

const isAdmin = async (client: Pick<SupabaseClient, 'rpc'>) =>
  (await client.rpc('admin_counts')).error === null;

beforeAll(async () => {
  await storeRecords(project);
  boss = await withSecondFactor('admin');
});

interface Answer {
  data: unknown;
  error: { code: string } | null;
}

/** Types an answer, because `rpc` returns `any` for a function that is only known at run time. */
const answerOf = (answer: Answer): Answer => answer;

describe('With the setting on, staff without a second factor have no staff rights', () => {
  beforeAll(async () => {
    expect(await isAdmin(project.as('admin'))).toBe(true);
    await requireSecondFactor(boss.client, true);
    return async () => {
      await requireSecondFactor(boss.client, false);
    };
  });

  it('staff without a second factor can find out why they have no rights', async () => {
    for (const person of ['admin', 'moderator'] as const) {
      const client = project.as(person);
      const roles = await client.rpc('get_user_roles', { _user_id: PEOPLE[person] });
      expect(roles.data).toEqual([person]);
      expect(await stateOf(client)).toBe('enroll');
    }
    expect(await stateOf(project.as('broker'))).toBe('open');
  });

  /** Rights that anyone has on their own rows. */
  const OWN: Record<string, Partial<Record<Person, string>>> = {
    "the admin's profile": { admin: 'select update' },
  };

  const tables = new Set<string>();
  /** Where they have more rights than others: admins on one kind of row of each table. */
  const LOST = Object.entries(CASES).flatMap(([name, subject]) => {
    const isFirst = !tables.has(subject.table);
    tables.add(subject.table);
    return [
      ...(isFirst ? [{ name, subject, person: 'admin' as const }] : []),
      ...(subject.may.moderator === undefined
        ? []
        : [{ name, subject, person: 'moderator' as const }]),
    ];
  });

  it.each(LOST)(
    'staff without a second factor lose their rights on $name: $person',
    async ({ name, subject, person }) => {
      const expected = OWN[name]?.[person] ?? subject.may.others ?? '';
      expect(await successfulVerbs(project, person, subject)).toBe(expected);
    },
  );

  it.each(['admin', 'moderator'] as const)(
    'staff without a second factor have no rights in any view: %s',
    async (person) => {
      for (const name of Object.keys(VIEWS)) {
        const { data, error } = await project.as(person).from(name).select('id').limit(1);
        const others = await project.as('broker').from(name).select('id').limit(1);
        expect([name, data, error?.code]).toEqual([name, others.data, others.error?.code]);
        if (name.startsWith('admin_')) expect(data ?? []).toEqual([]);
      }
    },
  );

  it.each(Object.entries(FUNCTIONS))(
    'staff without a second factor have no staff rights in %s',
    async (name, [right, args]) => {
      const answer = async (person: Person) => {
        const { data, error } = answerOf(await project.as(person).rpc(name, args));
        return { data, code: error?.code };
      };
      const others = await answer('broker');
      expect(await answer('admin')).toEqual(others);
      // moderator-rights.test.ts: these refuse them with a second factor, too.
      if (right !== 'forbidden') expect(await answer('moderator')).toEqual(others);
    },
  );

  it.each(Object.entries(SET_STATUSES))(
    'staff without a second factor have no staff rights in %s',
    async (name, [table, id, status]) => {
      const [row] = await project.sql<{ seen: string }>(
        `select to_json(updated_at) #>> '{}' as seen from public.${table} where id = $1`,
        [id],
      );
      for (const person of ['admin', 'moderator'] as const) {
        const args = { _ids: [id], _seen: [row?.seen], _status: status };
        const { data, error } = answerOf(await project.as(person).rpc(name, args));
        expect([person, data ?? [], error?.code ?? FORBIDDEN]).toEqual([person, [], FORBIDDEN]);
      }
    },
  );

  it('staff without a second factor have no rights in any bucket', async () => {
    const buckets = await project.sql<{ id: string }>('select id from storage.buckets order by id');
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    const paperPath = `${PEOPLE.pilot}/${NEW.quote}.pdf`;
    const added = await project.as('pilot').storage.from('pilot-papers').upload(paperPath, pdf);
    expect(added.error).toBeNull();
    const documentPath = `${DEMO_LOAD}/${NEW.quote}.pdf`;
    for (const person of ['admin', 'moderator'] as const) {
      const { storage } = project.as(person);
      expect((await storage.from('job-documents').download(RESUME)).error).not.toBeNull();
      expect((await storage.from('quote-attachments').download(SPEC_SHEET)).error).not.toBeNull();
      expect((await storage.from('pilot-papers').download(paperPath)).error).not.toBeNull();
      for (const { id } of buckets)
        expect((await storage.from(id).list(NEW.quote)).data).toEqual([]);
      expect((await storage.from('load-documents').upload(documentPath, pdf)).error).not.toBeNull();
      const image = new Blob(['RIFF'], { type: 'image/webp' });
      const upload = await storage.from('gallery').upload(`${NEW.quote}.webp`, image);
      expect(upload.error).not.toBeNull();
    }
    const { storage } = boss.client;
    expect((await storage.from('load-documents').upload(documentPath, pdf)).error).toBeNull();
    expect((await storage.from('job-documents').download(RESUME)).error).toBeNull();
    expect((await storage.from('quote-attachments').download(SPEC_SHEET)).error).toBeNull();
    expect((await storage.from('pilot-papers').download(paperPath)).error).toBeNull();
  });

  it('staff without a second factor have no rights in the console’s channels', async () => {
    const join = async (client: SupabaseClient) => {
      // supabase-js doesn't pass the token from the verified code on to Realtime.
      await client.realtime.setAuth();
      return subscribed(client.channel('admin:rows', { config: { private: true } })).then(
        () => 'joined',
        () => 'refused',
      );
    };
    expect(await join(project.as('admin'))).toBe('refused');
    expect(await join(project.as('moderator'))).toBe('refused');
    expect(await join(boss.client)).toBe('joined');
  });

  it('nor a query plan', async () => {
    const { error } = await project.as('admin').from('quotes').select('*', { count: 'planned' });
    expect(error?.code).toBe('PT403');
  });

  it('an admin who used their second factor has all rights', async () => {
    expect(await isAdmin(boss.client)).toBe(true);
    const { data } = await boss.client.from('admin_quotes').select('id').limit(1);
    expect(data).toHaveLength(1);
  });
});

describe('A staff session', () => {
  const shift = (userId: string, hours: number) =>
    project.sql(
      `update auth.sessions set created_at = created_at - make_interval(hours => $2::int)
       where user_id = $1`,
      [userId, hours],
    );
  const shiftActivity = (userId: string, hours: number) =>
    project.sql(
      `update private.session_activity
       set last_active_at = last_active_at - make_interval(hours => $2::int) where user_id = $1`,
      [userId, hours],
    );
  const sessionsOf = (userId: string) =>
    project.sql('select id from auth.sessions where user_id = $1', [userId]);

  it('ends after 12 hours without activity, for good', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: ['admin'] });
    await shift(userId, 11);
    expect(await isAdmin(client)).toBe(true);
    await shift(userId, 1);
    expect(await isAdmin(client)).toBe(false);
    expect(await stateOf(client)).toBe('idle');

    expect((await client.rpc('touch_session')).error).toBeNull();
    expect(await stateOf(client)).toBe('idle');
  });

  it('continues as long as it is used', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: ['moderator'] });
    await client.rpc('touch_session');
    await shift(userId, 40);
    await shiftActivity(userId, 11);
    expect(await stateOf(client)).toBe('open');
    await client.rpc('touch_session');
    await shiftActivity(userId, 11);
    expect(await stateOf(client)).toBe('open');
    await shiftActivity(userId, 1);
    expect(await stateOf(client)).toBe('idle');
  });

  it('loses its rights as soon as the user signs out everywhere', async () => {
    const { client, email } = await project.supabase.signUp({ roles: ['admin'] });
    const other = await signIn(email);
    expect(await isAdmin(other)).toBe(true);
    await client.auth.signOut({ scope: 'global' });
    expect(await isAdmin(other)).toBe(false);
    expect(await stateOf(other)).toBe('ended');
  });

  it('a staff session is deleted once it is idle, unlike other users’ sessions', async () => {
    const idle = await project.supabase.signUp({ roles: ['moderator'] });
    const active = await project.supabase.signUp({ roles: ['moderator'] });
    const customer = await project.supabase.signUp({ roles: ['carrier'] });
    await active.client.rpc('touch_session');
    await customer.client.rpc('touch_session');
    for (const { userId } of [idle, active, customer]) await shift(userId, 13);

    await runJob(project, 'end-idle-staff-sessions');

    expect(await sessionsOf(idle.userId)).toEqual([]);
    expect((await idle.client.auth.refreshSession()).error).not.toBeNull();
    expect(await sessionsOf(active.userId)).toHaveLength(1);
    expect(await sessionsOf(customer.userId)).toHaveLength(1);
    expect(await stateOf(customer.client)).toBe('open');
    const known = await project.sql('select user_id from private.session_activity');
    expect(known).toContainEqual({ user_id: active.userId });
    expect(known).not.toContainEqual({ user_id: customer.userId });

    await active.client.auth.signOut();
    await runJob(project, 'end-idle-staff-sessions');
    expect(await project.sql('select user_id from private.session_activity')).not.toContainEqual({
      user_id: active.userId,
    });
  });
});
