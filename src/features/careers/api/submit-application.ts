import { useMutation } from '@tanstack/react-query';
import type { ApplicationPayload } from '@contracts/application';
import type { TablesInsert } from '@/platform/supabase/database.types';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { isAppError } from '@/shared/lib/app-error';
import { applicationToasts } from '../messages';
import type { DocumentColumns } from '../model/chosen-document';
import type { DocumentShelf } from '../model/document-shelf';
import { careersKeys } from './keys';
import { uploadDocument } from './upload-document';

/** The columns a visitor may write; that every field of the contract is one is checked here. */
type ApplicationRow = Pick<
  TablesInsert<'job_applications'>,
  keyof ApplicationPayload | keyof DocumentColumns | 'id' | 'website' | 'fill_ms'
>;

interface Application extends Submission<ApplicationPayload> {
  shelf: DocumentShelf;
  /** Stops the sending of documents; the row itself is too quick to be stopped. */
  signal: AbortSignal;
  /** The documents have arrived, the row follows. */
  onDocumentsSent: () => void;
}

/**
 * Documents first, then the row that names them, so that no application ever lacks a file its
 * applicant saw accepted (design 3.6).
 */
async function submitApplication(application: Application): Promise<void> {
  const { id, payload, website, fillMs, shelf, signal, onDocumentsSent } = application;
  const documents = await shelf.send(uploadDocument, signal);
  onDocumentsSent();
  const supabase = await loadSupabase();
  const fill_ms = await waitForFillTime(fillMs);
  const row: ApplicationRow = { id, ...payload, ...documents, website, fill_ms };
  try {
    unwrap(await supabase.from('job_applications').insert(row));
  } catch (error) {
    // An earlier try was stored and only its answer was lost.
    if (!isAppError(error, 'conflict')) throw error;
  }
}

/** Ahead of need, e.g. when the form is first touched. */
export const preloadSubmitApplication = preloadSupabase;

/** Sends an application with its documents. */
export function useSubmitApplicationMutation() {
  return useMutation({
    mutationKey: careersKeys.apply,
    mutationFn: submitApplication,
    meta: {
      successToast: applicationToasts.submitted,
      errorToast: applicationToasts.failed,
      goal: 'application_sent',
    },
  });
}
