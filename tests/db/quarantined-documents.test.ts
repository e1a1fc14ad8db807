import { beforeAll, describe, expect, it } from 'vitest';
import { documentHelpers, PDF } from './support/load-documents.ts';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { plan } = starts(project);
const { files, store } = documentHelpers(project);

let load: string;
beforeAll(async () => {
  load = await plan();
});

describe('A quarantined document', () => {
  it('can’t be opened by anyone until an admin releases it', async () => {
    const path = await store('driver', load, 'photo');
    const unchecked = (await project.as('service').rpc('unchecked_files', { _limit: 1000 }))
      .data as {
      path: string;
    }[];
    expect(unchecked.map((file) => file.path)).toContain(path);
    await project.as('service').from('file_checks').insert({
      bucket_id: 'load-documents',
      path,
      declared_type: PDF,
      found_type: 'text/html',
      is_quarantined: true,
    });
    const downloads = async (caller: Caller) => (await files(caller).download(path)).data !== null;
    for (const caller of ['admin', 'driver'] as const) expect(await downloads(caller)).toBe(false);
    const release = { _bucket: 'load-documents', _path: path };
    expect((await project.as('driver').rpc('release_file', release)).error?.code).toBe(FORBIDDEN);
    expect((await project.as('admin').rpc('release_file', release)).data).toBe(true);
    for (const caller of ['admin', 'driver'] as const) expect(await downloads(caller)).toBe(true);
    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('record_id')
      .match({ action: 'released', subject: 'document' });
    expect(data).toEqual([{ record_id: load }]);
  });
});
