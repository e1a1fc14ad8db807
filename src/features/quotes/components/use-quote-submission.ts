import { useState, type RefObject } from 'react';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { useAttachments } from './use-attachments';
import { finishUploads } from '../model/attachment-queue';
import { useSubmitQuoteMutation, verifyQuote } from '../api/submit-quote';
import { QUOTE_DRAFT, type QuoteForm } from '../model/quote-fields';
import { loadSentQuote, saveSentQuote, type SentQuote } from '../model/sent-quote';

const NOT_UPLOADED = 'Retry or remove the files that aren’t uploaded.';

interface QuoteSubmissionOptions {
  form: QuoteForm;
  /** The assessment beside the form, stored with the request. */
  shown: RefObject<AssessmentSnapshot | null>;
  onSent: (quote: SentQuote) => void;
  /** Called once the confirmation email went out. */
  onConfirmed: (id: string) => void;
}

/**
 * Submits the quote form once per click, after its attachments are uploaded, and keeps its draft until
 * the request is stored.
 */
export function useQuoteSubmission({ form, shown, onSent, onConfirmed }: QuoteSubmissionOptions) {
  const attachments = useAttachments();
  const [isUploading, setIsUploading] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const { queue } = attachments;
  const mutation = useSubmitQuoteMutation();

  const confirm = async () => {
    setIsUploading(true);
    const isUploaded = await finishUploads(queue);
    setIsUploading(false);
    setFileError(isUploaded ? undefined : NOT_UPLOADED);
    return isUploaded;
  };

  const submission = useFormSubmission({
    form,
    draft: QUOTE_DRAFT,
    table: 'quotes',
    mutation: {
      ...mutation,
      mutateAsync: (request) =>
        mutation.mutateAsync({
          ...request,
          attachments: queue.paths(),
          assessment: shown.current,
        }),
    },
    confirm,
    verify: verifyQuote,
    contentOf: (payload) => ({ ...payload, attachments: queue.paths() }),
    onSent: ({ id, payload, result: { reference, token, confirmation } }) => {
      attachments.forget();
      const quote = { id, payload, reference, token, isConfirmed: false };
      saveSentQuote(quote);
      onSent(quote);
      void confirmation.then((isConfirmed) => {
        if (!isConfirmed || loadSentQuote()?.id !== id) return;
        saveSentQuote({ ...quote, isConfirmed });
        onConfirmed(id);
      });
    },
  });
  const hasProblem = attachments.files.some(({ error }) => error !== null);
  return {
    ...submission,
    attachments,
    fileError: hasProblem ? fileError : undefined,
    isBusy: submission.isBusy || isUploading,
    forget: () => {
      submission.forget();
      attachments.forget();
    },
  };
}
