import type { Project } from './project.ts';

/** Sets how many rows one sender, and all together, may store with a form in a window. */
export const limitForms = (project: Project, perSender: number, overall: number) =>
  project.sql('update private.settings set rate_limit_per_sender = $1, rate_limit_overall = $2', [
    perSender,
    overall,
  ]);

/** Inserts a message as a visitor at this address; returns the error's code. */
export async function sendMessageFrom(
  project: Project,
  address: string,
  id: string,
): Promise<string | undefined> {
  const headers = JSON.stringify({ 'cf-connecting-ip': address });
  try {
    // Statements sent together are one transaction.
    await project.supabase.local.exec(`
      select set_config('request.headers', '${headers}', true), set_config('role', 'anon', true);
      insert into public.contact_messages (id, name, email, subject, message)
      values ('${id}', 'Jo Field', 'jo@example.com', 'A question', 'Do you go to Alaska?');`);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}
