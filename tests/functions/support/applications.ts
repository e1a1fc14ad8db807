import { randomUUID } from 'node:crypto';
import type { Database } from '@database';
import type { TestSupabase } from '@tests/local-supabase.ts';
import { callFunction } from './call-function.ts';

type NewApplication = Database['public']['Tables']['job_applications']['Insert'];

export const SEND_APPLICATION_EMAIL = 'send-application-email';

/** Stores an application as a visitor, with its own id and email address. */
export async function storeApplication(
  supabase: TestSupabase,
  changes: Partial<NewApplication> = {},
) {
  const id = randomUUID();
  const application = {
    id,
    job_title: 'CDL Truck Driver',
    first_name: 'Dana',
    last_name: 'Whitfield',
    email: `${id}@example.com`,
    phone: '937-555-0123',
    resume_document_url: `${id}/resume_dana.pdf`,
    other_documents_urls: [`${id}/other_twic.pdf`],
    cover_letter: 'I have driven lowboys since 2009.',
    ...changes,
  } satisfies NewApplication;
  const { error } = await supabase.anon().from('job_applications').insert(application);
  if (error) throw error;
  return application;
}

/** Has the confirmation of an application sent. */
export const sendApplicationEmail = (supabase: TestSupabase, id: string) =>
  callFunction(supabase, SEND_APPLICATION_EMAIL, { application: { id } });
