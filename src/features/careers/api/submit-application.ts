import { useMutation } from '@tanstack/react-query';
import type { ApplicationPayload } from '@contracts/application';
import type { TablesInsert } from '@database';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { requestEmails } from '@/platform/supabase/request-emails';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { verifyChallenge } from '@/platform/supabase/verify-challenge';
import { trackGoal } from '@/session/goals';
import { canChallenge, type Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { showToast, updateToast } from '@/shared/lib/toast-store';
import { applicationToasts } from '../toasts';
import { toColumns, type DocumentColumns, type DocumentQueue } from '../model/document-queue';
import { careersKeys } from './query-keys';

/** The columns a visitor may write. The compiler checks that every field of the contract is one. */
type ApplicationRow = Pick<
  TablesInsert<'job_applications'>,
  keyof ApplicationPayload | keyof DocumentColumns | 'id' | 'website' | 'fill_ms'
>;

interface Application extends Submission<ApplicationPayload> {
  uploadQueue: DocumentQueue;
  /** Stops the uploads. The insert is not canceled. */
  signal: AbortSignal;
  /** Called once the documents are stored, before the row is inserted. */
  onDocumentsSent: () => void;
}

interface SentApplication {
  /** Resolves to true if the confirmation was emailed. The application is stored before this is known. */
  confirmation: Promise<boolean>;
}

/** Documents first, then the row that names them: no stored application lacks an accepted file. */
async function submitApplication(application: Application): Promise<SentApplication> {
  const { id, payload, website, fillMs, uploadQueue, signal, onDocumentsSent } = application;
  await uploadQueue.send(signal);
  const documents = toColumns(uploadQueue);
  onDocumentsSent();
  const supabase = await loadSupabase();
  const fill_ms = await waitForFillTime(fillMs);
  const row: ApplicationRow = { id, ...payload, ...documents, website, fill_ms };
  unwrapInsert(await supabase.from('job_applications').insert(row), 'job_applications');
  // Also after a conflict: an earlier attempt may have stored the row without sending its confirmation.
  return { confirmation: requestEmails('send-application-email', { application: { id } }) };
}

/** The dialog is closed by then, so the toast says whether the confirmation was emailed. */
function confirmInToast({ confirmation }: SentApplication, email: string): void {
  const toast = showToast(applicationToasts.submitted);
  void confirmation.then((isConfirmed) => {
    if (isConfirmed) updateToast(toast, applicationToasts.confirmed(email));
  });
}

/** Loads what sending needs, for example when the form is first touched. */
export const preloadSubmitApplication = preloadSupabase;

/** Lets an application through above the limit. */
export const verifyApplication = (challenge: { token: string; id: string }) =>
  verifyChallenge({ ...challenge, form: 'job_applications' });

/** Sends an application with its documents. */
export function useSubmitApplicationMutation() {
  return useMutation({
    mutationKey: careersKeys.apply,
    mutationFn: submitApplication,
    meta: {
      errorToast: (error) => (canChallenge(error) ? undefined : applicationToasts.failed(error)),
    },
    onSuccess: (sent, { payload }) => {
      confirmInToast(sent, payload.email);
      trackGoal('application_sent');
    },
  });
}
