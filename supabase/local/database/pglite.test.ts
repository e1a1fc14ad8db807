import { afterEach, describe, expect, it } from 'vitest';
import { asCaller } from './database.ts';
import { EngineFailureError, openPglite, type PgliteDatabase } from './pglite.ts';

let database: PgliteDatabase;
afterEach(() => database.close());

const ENDLESS = `create function public.endless(i int) returns int language plpgsql as $$
  begin return public.endless(i + 1); end $$`;

describe('the embedded engine', () => {
  it('is opened again when a runaway recursion has broken it, and never answers from the ruins', async () => {
    const logged: string[] = [];
    database = await openPglite({
      log: (line) => logged.push(line),
      onReopen: (fresh) => fresh.exec('create table public.reopened (id int)'),
    });
    await database.exec(ENDLESS);

    await expect(database.query('select public.endless(1)')).rejects.toThrow(EngineFailureError);

    expect(logged).toEqual([expect.stringContaining('stopped answering')]);
    expect(await database.query('select 1 as ok')).toEqual([{ ok: 1 }]);
    expect(await database.query('select * from public.reopened')).toEqual([]);
  }, 120_000);

  it('lets nothing of one caller into the statements of another', async () => {
    database = await openPglite({ log: () => undefined });
    await database.exec(`do $$ begin
      if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if; end $$`);
    const who =
      "select current_user::text as role, current_setting('request.jwt.claim.sub', true) as sub";

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? asCaller(database, { role: 'anon', sub: String(i) }, ({ query }) => query(who))
          : database.query(who),
      ),
    );

    answers.forEach(([row], i) => {
      if (i % 2 === 0) expect(row).toEqual({ role: 'anon', sub: String(i) });
      else expect(row).toMatchObject({ role: 'postgres' });
    });
  }, 60_000);

  it('rolls a transaction back when its work throws', async () => {
    database = await openPglite({ log: () => undefined });
    await database.exec('create table public.kept (id int)');

    const work = database.transaction(async ({ exec }) => {
      await exec('insert into public.kept values (1)');
      throw new Error('Changed my mind.');
    });

    await expect(work).rejects.toThrow('Changed my mind.');
    expect(await database.query('select * from public.kept')).toEqual([]);
  }, 60_000);

  it('starts from a dump', async () => {
    const first = await openPglite({ log: () => undefined });
    await first.exec('create table public.kept (id int); insert into public.kept values (7)');
    const snapshot = await first.dump();
    await first.close();

    database = await openPglite({ snapshot, log: () => undefined });

    expect(await database.query('select id from public.kept')).toEqual([{ id: 7 }]);
  }, 60_000);
});
