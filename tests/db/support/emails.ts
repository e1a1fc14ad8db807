import { randomUUID } from 'node:crypto';
import { answerTo } from './offers.ts';
import type { Caller, Project } from './project.ts';

interface Claimed {
  id: string;
  kind: string;
  is_limited: boolean;
  contents: Record<string, unknown>;
}
type Records = Pick<Project, 'as' | 'sql'>;

/** Claims the emails about a record as the functions that send emails do. */
export async function claimRecord(
  project: Records,
  type: string,
  id: unknown,
  caller: Caller = 'service',
  ids: unknown[] | null = null,
): Promise<{ claimed: Claimed[]; code: string | undefined }> {
  const { data, error } = await answerTo<Claimed[] | null>(
    project.as(caller).rpc('claim_emails', { _record_type: type, _record_id: id, _ids: ids }),
  );
  return { claimed: data ?? [], code: error?.code };
}

/** Claims one email; its kind and contents, null if there is nothing to send. */
export async function claimEmail<Contents = Record<string, unknown>>(
  project: Records,
  id: string | undefined,
): Promise<(Contents & { kind: string }) | null> {
  const [email] = await project.sql<{ type: string; record_id: string }>(
    'select record_type::text as type, record_id from public.emails where id = $1',
    [id ?? randomUUID()],
  );
  if (email === undefined) return null;
  const { claimed } = await claimRecord(project, email.type, email.record_id, 'service', [id]);
  const [{ contents, kind } = { contents: null, kind: '' }] = claimed;
  return contents === null ? null : ({ ...contents, kind } as Contents & { kind: string });
}

/** Marks an email as sent, or as failed with this error; the code if that is refused. */
export async function markEmail(
  project: Records,
  id: string | undefined,
  error?: string,
  caller: Caller = 'service',
): Promise<string | undefined> {
  const answer = await answerTo(
    project.as(caller).rpc('mark_email', {
      _id: id,
      _to_email: 'jo@example.com',
      _subject: 'A subject',
      ...(error === undefined ? { _provider_id: 'email-1' } : { _error: error }),
    }),
  );
  return answer.error?.code;
}

/** Counts an email to a stranger's address. Returns true if it may be sent, or the code of the refusal. */
export async function reserveEmail(
  project: Records,
  id: string | undefined,
  address: string,
  caller: Caller = 'service',
): Promise<string | undefined> {
  const { data, error } = await answerTo<string>(
    project
      .as(caller)
      .rpc('reserve_email', { _id: id, _to_email: address, _subject: 'We received your request' }),
  );
  return error?.code ?? data;
}

/** The id of the email of this kind about a record. */
export async function emailOf(
  project: Records,
  record: string,
  kind: string,
): Promise<string | undefined> {
  const [email] = await project.sql<{ id: string }>(
    'select id from public.emails where record_id = $1 and kind = $2',
    [record, kind],
  );
  return email?.id;
}

/** Ids of the emails that are due. */
export async function dueEmails(project: Records): Promise<string[]> {
  const { data } = await answerTo<{ ids: string[] }[]>(
    project.as('service').rpc('due_emails', { _limit: 1000 }),
  );
  return data.flatMap(({ ids }) => ids);
}
