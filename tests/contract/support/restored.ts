import { expect } from 'vitest';
import type { Account, Project } from './project.ts';

const TYPES = { quotes: 'quote', job_applications: 'application' } as const;

/**
 * Restores a deleted record from the trash as an admin, and returns what the admin then reads of it:
 * one row if it was in the trash.
 */
export async function restored(
  project: Project,
  admin: Account,
  table: keyof typeof TYPES,
  id: string,
): Promise<unknown> {
  const { data } = await project.service().from(table).select('updated_at').eq('id', id);
  const versions = (data as { updated_at: string }[]).map(({ updated_at }) => updated_at);
  const answer = await admin.client.rpc('restore_records', {
    _type: TYPES[table],
    _ids: [id],
    _seen: versions,
  });
  expect(answer.error).toBeNull();
  expect(answer.data).toHaveLength(1);
  return (await admin.client.from(table).select('*').eq('id', id)).data;
}
