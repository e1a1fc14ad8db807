import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const BUCKET = 'pilot-papers';
const PDF = new Blob(['%PDF-1.4 certificate'], { type: 'application/pdf' });
const STRANGERS = ['visitor', 'driver', 'customer', 'broker', 'carrier', 'moderator'] as const;

const upload = async (caller: Caller, path: string, file = PDF) =>
  (await project.as(caller).storage.from(BUCKET).upload(path, file)).error;
const opens = async (caller: Caller, path: string) =>
  (await project.as(caller).storage.from(BUCKET).download(path)).error === null;
const newPath = (pilot: string = PEOPLE.pilot, type = 'pdf') => `${pilot}/${randomUUID()}.${type}`;
const certificate = (file_path: string, parts: object = {}) => ({
  id: randomUUID(),
  kind: 'certificate',
  issuing_state: 'TX',
  number: 'TX-1',
  expires_on: '2031-06-30',
  file_path,
  file_name: 'Texas.pdf',
  ...parts,
});
/** Uploads a file of the demo pilot car and adds a certificate with it. */
const add = async (parts: object = {}) => {
  const path = newPath();
  expect(await upload('pilot', path)).toBeNull();
  const row = certificate(path, parts);
  const { error } = await project.as('pilot').from('pilot_papers').insert(row);
  return { path, id: row.id, error };
};
const read = async (id: string, caller: Caller = 'admin') =>
  (
    await project
      .as(caller)
      .from('pilot_papers')
      .select('number, updated_at, checked_at, checked_by')
      .eq('id', id)
      .maybeSingle<{
        number: string;
        updated_at: string;
        checked_at: string | null;
        checked_by: string | null;
      }>()
  ).data;
const check = async (caller: Caller, id: string, seen?: string, isChecked = true) =>
  (
    await project.as(caller).rpc('check_pilot_paper', {
      _paper_id: id,
      _seen: seen ?? (await read(id))?.updated_at,
      _is_checked: isChecked,
    })
  ).error;

let paper: { id: string; path: string };
beforeAll(async () => {
  paper = await add();
});

describe('A certificate', () => {
  it('can be read and opened only by its pilot car and admins', async () => {
    for (const caller of ['pilot', 'admin'] as const) {
      expect([caller, (await read(paper.id, caller))?.number]).toEqual([caller, 'TX-1']);
      expect([caller, await opens(caller, paper.path)]).toEqual([caller, true]);
    }
    for (const caller of STRANGERS) {
      expect([caller, await read(paper.id, caller)]).toEqual([caller, null]);
      expect([caller, await opens(caller, paper.path)]).toEqual([caller, false]);
    }
    const other = await project.supabase.signUp({ roles: ['pilot_car'] });
    expect((await other.client.from('pilot_papers').select('id')).data).toEqual([]);
    expect((await other.client.storage.from(BUCKET).download(paper.path)).error).not.toBeNull();
  });

  it('a certificate is added by pilot cars only, each for themselves', async () => {
    for (const caller of [...STRANGERS, 'admin'] as const) {
      const own = caller === 'visitor' ? PEOPLE.pilot : PEOPLE[caller];
      expect([caller, await upload(caller, newPath(own))]).not.toEqual([caller, null]);
      expect([caller, await upload(caller, newPath())]).not.toEqual([caller, null]);
    }
    expect(await upload('pilot', newPath(PEOPLE.driver))).not.toBeNull();
  });

  it('requires a file of its pilot car in the bucket', async () => {
    const pilot = project.as('pilot').from('pilot_papers');
    expect((await pilot.insert(certificate(newPath()))).error).toMatchObject({
      code: REFUSED,
      message: 'The file wasn’t uploaded, or it’s empty.',
    });
    expect((await pilot.insert(certificate(newPath(PEOPLE.driver)))).error?.code).toBe(REFUSED);
    const empty = newPath();
    await upload('pilot', empty, new Blob([], { type: 'application/pdf' }));
    expect((await pilot.insert(certificate(empty))).error?.code).toBe(REFUSED);
  });

  it('requires a state, and insurance requires an insurer and a limit', async () => {
    expect((await add({ issuing_state: null })).error?.code).toBe(REFUSED);
    expect((await add({ insurer: 'Lakeside' })).error?.code).toBe(REFUSED);
    expect((await add({ starts_on: '2031-07-01' })).error?.code).toBe(REFUSED);
    const insurance = { kind: 'insurance', issuing_state: null, insurer: 'Lakeside' };
    expect((await add(insurance)).error?.code).toBe(REFUSED);
    const added = await add({ ...insurance, limit_cents: 100_000_000 });
    expect(added.error).toBeNull();
    await project.as('pilot').from('pilot_papers').delete().eq('id', added.id);
  });

  it('a certificate is deleted by its pilot car, and its file only afterward', async () => {
    const { id, path } = await add();
    const files = project.as('pilot').storage.from(BUCKET);
    await files.remove([path]);
    expect(await opens('pilot', path)).toBe(true);
    await project.as('admin').from('pilot_papers').delete().eq('id', id);
    expect(await read(id)).not.toBeNull();
    await project.as('pilot').from('pilot_papers').delete().eq('id', id);
    expect(await read(id)).toBeNull();
    await files.remove([path]);
    expect(await opens('pilot', path)).toBe(false);
  });
});

describe('The bucket', () => {
  it.each([
    ['a type we don’t open', 'txt', new Blob(['x'], { type: 'text/plain' })],
    ['a spreadsheet', 'pdf', new Blob(['x'], { type: 'text/csv' })],
    [
      'more than 10 MB',
      'pdf',
      new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'application/pdf' }),
    ],
  ])('refuses %s', async (_, type, file) => {
    expect(await upload('pilot', newPath(PEOPLE.pilot, type), file)).not.toBeNull();
  });

  it('an upload never overwrites a file', async () => {
    const { storage } = project.as('pilot');
    const again = await storage.from(BUCKET).upload(paper.path, PDF, { upsert: true });
    expect(again.error).not.toBeNull();
  });

  it('lists files that no paper names for deletion after 22 hours', async () => {
    const [kept, orphan, fresh] = [paper.path, newPath(), newPath()];
    for (const path of [orphan, fresh]) await upload('pilot', path);
    await project.sql(
      `update storage.objects set created_at = now() - interval '23 hours' where name = any ($1)`,
      [[kept, orphan]],
    );
    const listed = await project.as('service').rpc('orphaned_pilot_papers', {});
    const data = listed.data as string[];
    expect(data).toContain(orphan);
    expect(data).not.toContain(kept);
    expect(data).not.toContain(fresh);
  });

  it('keeps admins from opening a file whose content doesn’t match its type', async () => {
    const { path, id } = await add();
    await project.sql(
      `insert into public.file_checks (bucket_id, path, declared_type, is_quarantined)
       values ('pilot-papers', $1, 'application/pdf', true)`,
      [path],
    );
    expect(await opens('admin', path)).toBe(false);
    const listed = await project.as('service').rpc('unchecked_files', { _limit: 1000 });
    const data = listed.data as unknown;
    expect(JSON.stringify(data)).toContain(paper.path);
    expect(JSON.stringify(data)).not.toContain(path);
    await project.as('pilot').from('pilot_papers').delete().eq('id', id);
  });
});

describe('Checked', () => {
  it('admins mark a paper as checked, in the version they saw', async () => {
    const seen = (await read(paper.id))?.updated_at;
    for (const caller of ['pilot', ...STRANGERS] as const) {
      expect([caller, (await check(caller, paper.id))?.code]).toEqual([caller, FORBIDDEN]);
    }
    expect((await check('admin', paper.id, '2020-01-01'))?.code).toBe(STALE);
    expect(await check('admin', paper.id)).toBeNull();
    expect(await read(paper.id)).toMatchObject({ checked_by: PEOPLE.admin });
    expect((await check('admin', paper.id, seen))?.code).toBe(STALE);
    expect(await check('admin', paper.id, undefined, false)).toBeNull();
    expect(await read(paper.id)).toMatchObject({ checked_at: null, checked_by: null });
  });

  it.each([
    ['number', 'TX-2'],
    ['expires_on', '2032-06-30'],
    ['starts_on', '2026-01-01'],
    ['issuing_state', 'LA'],
  ])('a checked paper becomes unchecked when the pilot car changes %s', async (column, value) => {
    await check('admin', paper.id);
    await project
      .as('pilot')
      .from('pilot_papers')
      .update({ [column]: value })
      .eq('id', paper.id);
    expect(await read(paper.id)).toMatchObject({ checked_at: null, checked_by: null });
  });

  it('replacing the file unchecks a paper, and the pilot car can’t check it', async () => {
    await check('admin', paper.id);
    const pilot = project.as('pilot').from('pilot_papers');
    expect((await pilot.update({ checked_at: null }).eq('id', paper.id)).error?.code).toBe(
      FORBIDDEN,
    );
    const path = newPath();
    const replace = () => pilot.update({ file_path: path }).eq('id', paper.id);
    expect((await replace()).error?.code).toBe(REFUSED);
    expect((await read(paper.id))?.checked_at).not.toBeNull();
    await upload('pilot', path);
    expect((await replace()).error).toBeNull();
    expect(await read(paper.id)).toMatchObject({ checked_at: null, checked_by: null });
  });
});
