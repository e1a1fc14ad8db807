import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, useProject } from '../support/project.ts';

const project = useProject();
const folders: string[] = [];
let admin: Account;

const pdf = () => new Blob(['%PDF-1.4 hello'], { type: 'application/pdf' });
const documents = (of = project.visitor()) => of.storage.from('job-documents');
/** The folder of a submission, emptied after the tests. */
const newFolder = () => {
  const folder = randomUUID();
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterAll(async () => {
  for (const folder of folders) {
    const { data } = await documents(project.service()).list(folder);
    const paths = (data ?? []).map(({ name }) => `${folder}/${name}`);
    if (paths.length > 0) await documents(project.service()).remove(paths);
  }
});

describe('uploading documents', () => {
  it.each([
    ['cdl_', 'CDL front.jpg', 'image/jpeg'],
    ['resume_', 'Rae Novak (2026) & references.pdf', 'application/pdf'],
    ['other_', "Driver's award - Ohio, 2025.png", 'image/png'],
  ])(
    'stores %s%s under its original name, and an admin downloads it',
    async (prefix, name, type) => {
      const path = `${newFolder()}/${prefix}${name}`;

      const uploaded = await documents().upload(path, new Blob(['hello'], { type }));

      expect(uploaded).toMatchObject({ error: null, data: { path } });
      const { data, error } = await documents(admin.client).download(path);
      expect(error).toBeNull();
      expect([data?.type, await data?.text()]).toEqual([type, 'hello']);
      const link = await documents(admin.client).createSignedUrl(path, 60);
      expect(await (await fetch(link.data?.signedUrl ?? '')).text()).toBe('hello');
    },
  );

  it('visitors and users who aren’t on staff can’t upload documents', async () => {
    const path = `${newFolder()}/resume_Rae.pdf`;
    await documents().upload(path, pdf());
    const accounts = await Promise.all(
      ['customer', 'freight_broker', 'carrier', 'pilot_car', 'driver'].map((role) =>
        project.account([role]),
      ),
    );

    for (const client of [project.visitor(), ...accounts.map((account) => account.client)]) {
      expect((await documents(client).download(path)).error).toMatchObject({ statusCode: '404' });
      expect((await documents(client).remove([path])).data).toEqual([]);
    }
    expect((await documents(project.service()).exists(path)).data).toBe(true);
  });

  it('an upload never overwrites a document', async () => {
    const path = `${newFolder()}/resume_Rae.pdf`;
    await documents().upload(path, pdf());

    const again = await documents().upload(path, pdf());
    const upsert = await documents().upload(path, pdf(), { upsert: true });

    expect([again.error, upsert.error]).toMatchObject([
      { statusCode: '409' },
      { statusCode: '403' },
    ]);
    expect(await (await documents(project.service()).download(path)).data?.text()).toContain('PDF');
  });

  it.each([
    ['a path that leaves the folder', '../resume_a.pdf', /^(400|403)$/],
    ['a path through another folder', 'a/../../resume_a.pdf', /^(400|403)$/],
    ['a subfolder', 'a/resume_a.pdf', /^(400|403)$/],
    ['an empty name', '', /^40[034]$/],
    ['only a prefix', 'resume_', /^403$/],
    ['an unknown prefix', 'photo_a.pdf', /^403$/],
    ['a type its prefix does not allow', 'resume_a.jpg', /^403$/],
    ['accents', 'resume_é.pdf', /^400$/],
    ['an emoji', 'resume_🚚.pdf', /^400$/],
    ['a reversed file type', 'resume_a\u202efdp.exe', /^400$/],
    ['a name of 260 characters', `resume_${'a'.repeat(249)}.pdf`, /^(400|403)$/],
  ])('rejects %s and stores nothing', async (_what, name, statusCode) => {
    const folder = newFolder();

    const { data, error } = await documents().upload(`${folder}/${name}`, pdf());

    expect(data).toBeNull();
    expect((error as { statusCode?: string } | null)?.statusCode).toMatch(statusCode);
    expect(error?.message).not.toBe('');
    expect((await documents(project.service()).list(folder)).data).toEqual([]);
    const top = await documents(project.service()).list('', { search: 'resume_a' });
    expect(top.data).toEqual([]);
  });

  it.each([
    ['text', new Blob(['x'], { type: 'text/plain' }), '415'],
    [
      'over 10 MB',
      new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'application/pdf' }),
      '413',
    ],
  ])('rejects a file that is %s', async (_what, file, statusCode) => {
    const folder = newFolder();

    const { error } = await documents().upload(`${folder}/resume_a.pdf`, file);

    expect(error).toMatchObject({ statusCode });
    expect((await documents(project.service()).list(folder)).data).toEqual([]);
  });
});
