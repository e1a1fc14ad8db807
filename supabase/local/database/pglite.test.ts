import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCaller } from './database.ts';
import { EngineFailureError, openPglite, type PgliteDatabase } from './pglite.ts';

const ENDLESS = `create function public.endless(i int) returns int language plpgsql as $$
  begin return public.endless(i + 1); end $$`;

describe('the embedded engine', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openPglite({ log: () => undefined });
    await database.exec('create role anon; create table public.kept (id int)');
  }, 60_000);
  afterAll(() => database.close());

  it('runs no other statement during exclusive work', async () => {
    const run = (sql: string) => database.connection().exec(sql);
    let inBetween: Promise<unknown> = Promise.resolve();

    await database.exclusive(async () => {
      await run('begin');
      await run('set local role anon');
      inBetween = database.query('select current_user::text as role');
      await setImmediate();
      await run('commit');
    });

    expect(await inBetween).toEqual([{ role: 'supabase_admin' }]);
  });

  it('one caller’s settings never leak into another’s statements', async () => {
    const who = `select current_user::text as role, current_setting('request.jwt.claim.sub', true) as sub`;

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? asCaller(database, { role: 'anon', sub: String(i) }, async ({ query }) => {
              await setImmediate();
              return query(who);
            })
          : database.query(who),
      ),
    );

    answers.forEach(([row], i) => {
      if (i % 2 === 0) expect(row).toEqual({ role: 'anon', sub: String(i) });
      else expect(row).toMatchObject({ role: 'supabase_admin' });
    });
  });

  it('rolls a transaction back when its work throws', async () => {
    const work = database.transaction(async ({ exec }) => {
      await exec('insert into public.kept values (1)');
      throw new Error('Changed my mind.');
    });

    await expect(work).rejects.toThrow('Changed my mind.');
    expect(await database.query('select * from public.kept')).toEqual([]);
  });

  it('starts from a dump', async () => {
    const copy = await openPglite({ snapshot: await database.dump(), log: () => undefined });

    expect(await copy.query('select * from public.kept')).toEqual([]);
    await copy.close();
  }, 60_000);
});

it('the engine is reopened after a runaway recursion breaks it, and never returns results from the broken engine', async () => {
  const logged: string[] = [];
  const database = await openPglite({
    log: (line) => logged.push(line),
    onReopen: (fresh) => fresh.exec('create table public.reopened (id int)'),
  });
  await database.exec(ENDLESS);

  await expect(database.query('select public.endless(1)')).rejects.toThrow(EngineFailureError);

  expect(logged).toEqual([expect.stringContaining('stopped answering')]);
  expect(await database.query('select 1 as ok')).toEqual([{ ok: 1 }]);
  expect(await database.query('select * from public.reopened')).toEqual([]);
  await database.close();
}, 120_000);
