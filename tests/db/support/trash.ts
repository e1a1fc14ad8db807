import type { Project } from './project.ts';

const TYPES = {
  quotes: 'quote',
  contact_messages: 'message',
  job_applications: 'application',
} as const;

/** Deletes a record as an admin, and then deletes it from the trash. */
export async function deleteFromTrash(project: Project, table: keyof typeof TYPES, id: string) {
  const admin = project.as('admin');
  const moved = await admin.from(table).delete().eq('id', id);
  if (moved.error) throw new Error(moved.error.message);
  return admin.rpc('purge_records', { _type: TYPES[table], _ids: [id] });
}
