import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const BUCKET = 'pilot-papers';
const OTHERS = ['visitor', 'customer', 'pilot', 'moderator', 'carrier', 'driver'] as const;

const opens = async (caller: Caller, path: string) =>
  (await project.as(caller).storage.from(BUCKET).download(path)).error === null;
const release = (caller: Caller, path: string) =>
  project.as(caller).rpc('release_file', { _bucket: BUCKET, _path: path });
const listed = async (caller: Caller, pilot: string = PEOPLE.pilot) =>
  (
    await project
      .as(caller)
      .rpc('quarantined_files', { _record_type: 'pilot_car', _record_id: pilot })
  ).data as { path: string; name: string; released_at: string | null }[] | null;

/** A certificate that the pilot car uploaded, whose file is quarantined. */
async function quarantined(): Promise<string> {
  const path = `${PEOPLE.pilot}/${randomUUID()}.pdf`;
  const file = new Blob(['<html>'], { type: 'application/pdf' });
  const pilot = project.as('pilot');
  expect((await pilot.storage.from(BUCKET).upload(path, file)).error).toBeNull();
  const row = {
    id: randomUUID(),
    kind: 'certificate',
    issuing_state: 'TX',
    number: 'TX-1',
    expires_on: '2031-06-30',
    file_path: path,
    file_name: 'Texas.pdf',
  };
  expect((await pilot.from('pilot_papers').insert(row)).error).toBeNull();
  const check = {
    bucket_id: BUCKET,
    path,
    declared_type: 'application/pdf',
    found_type: 'text/html',
    is_quarantined: true,
  };
  expect((await project.as('service').from('file_checks').insert(check)).error).toBeNull();
  return path;
}

describe('A quarantined certificate', () => {
  let path: string;
  beforeEach(async () => {
    path = await quarantined();
  });

  it('a quarantined certificate is listed for admins with its pilot car, its name and its file', async () => {
    const found = (await listed('admin'))?.find((file) => file.path === path);
    expect(found).toMatchObject({ name: 'TX certificate (Texas.pdf)', released_at: null });
    expect((await listed('admin', PEOPLE.driver))?.length).toBe(0);
    for (const caller of OTHERS) {
      expect([caller, (await listed(caller)) ?? []]).toEqual([caller, []]);
    }
  });

  it('opens for admins once one of them releases it, which is logged', async () => {
    expect(await opens('admin', path)).toBe(false);
    expect((await release('admin', path)).data).toBe(true);
    expect((await release('admin', path)).data).toBe(false);
    expect(await opens('admin', path)).toBe(true);
    expect((await listed('admin'))?.find((file) => file.path === path)?.released_at).not.toBeNull();
    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('actor_id, record_id, label')
      .match({ action: 'released', subject: 'paper' })
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([
      { actor_id: PEOPLE.admin, record_id: PEOPLE.pilot, label: 'TX certificate' },
    ]);
  });

  it('can’t be marked as checked until an admin releases it; an earlier check can be removed', async () => {
    const seen = async () =>
      (
        await project
          .as('admin')
          .from('pilot_papers')
          .select('id, updated_at, checked_at')
          .eq('file_path', path)
          .single<{ id: string; updated_at: string; checked_at: string | null }>()
      ).data;
    const check = async (isChecked: boolean) => {
      const row = await seen();
      const args = { _paper_id: row?.id, _seen: row?.updated_at, _is_checked: isChecked };
      return (await project.as('admin').rpc('check_pilot_paper', args)).error;
    };
    expect(await check(true)).toMatchObject({
      code: REFUSED,
      message: 'Its file is quarantined. Release it before you mark it as checked.',
    });
    expect((await seen())?.checked_at).toBeNull();

    await release('admin', path);
    expect(await check(true)).toBeNull();
    await project.sql('update public.file_checks set released_at = null where path = $1', [path]);
    expect(await check(false)).toBeNull();
    expect(await check(true)).toMatchObject({ code: REFUSED });
  });

  it.each(OTHERS)('isn’t released by a %s', async (caller) => {
    expect((await release(caller, path)).error?.code).toBe(FORBIDDEN);
    expect(await opens('admin', path)).toBe(false);
  });

  it('an admin deletes a quarantined certificate with its file, which is logged', async () => {
    const remove = async (caller: Caller) => {
      await project.as(caller).from('pilot_papers').delete().eq('file_path', path);
      const { data } = await project.as('admin').storage.from(BUCKET).remove([path]);
      return data?.length;
    };
    for (const caller of OTHERS.filter((one) => one !== 'pilot')) {
      expect([caller, await remove(caller)]).toEqual([caller, 0]);
    }
    expect(await remove('admin')).toBe(1);
    expect((await listed('admin'))?.map((file) => file.path)).not.toContain(path);
    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('actor_id, record_id, label')
      .match({ action: 'deleted', subject: 'paper' })
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([
      { actor_id: PEOPLE.admin, record_id: PEOPLE.pilot, label: 'TX certificate' },
    ]);
  });

  it('can’t be deleted by admins once released, and its pilot car deletes it without a log entry', async () => {
    await release('admin', path);
    const remove = (caller: Caller) =>
      project.as(caller).from('pilot_papers').delete().eq('file_path', path).select('id');
    expect((await remove('admin')).data).toEqual([]);
    const logged = () =>
      project.sql(`select from public.activity_log where action = 'deleted' and subject = 'paper'`);
    const before = (await logged()).length;
    expect((await remove('pilot')).data).toHaveLength(1);
    expect(await logged()).toHaveLength(before);
  });

  it('leaves only the account’s log entry when the account is deleted', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    await project.sql(
      'update public.pilot_papers set pilot_id = $1::text::uuid, file_path = replace(file_path, $2::text, $1::text) where file_path = $3',
      [userId, PEOPLE.pilot, path],
    );
    const { error } = await project.as('admin').rpc('delete_user', { _user_id: userId });
    expect(error).toBeNull();
    const entries = await project.sql(
      `select from public.activity_log where subject = 'paper' and record_id = $1`,
      [userId],
    );
    expect(entries).toEqual([]);
  });
});
