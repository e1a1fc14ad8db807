import type { Project } from './project.ts';

const TYPES = {
  quotes: 'quote',
  contact_messages: 'message',
  job_applications: 'application',
} as const;

/** Moves a record to the trash as an admin, and deletes it there. */
export async function deleteFromTrash(project: Project, table: keyof typeof TYPES, id: string) {
  const admin = project.as('admin');
  const moved = await admin.rpc('trash_records', { _type: TYPES[table], _ids: [id] });
  if (moved.error) throw new Error(moved.error.message);
  return admin.from(table).delete().eq('id', id);
}
