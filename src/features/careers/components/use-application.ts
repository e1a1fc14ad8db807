import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  applicationFormSchema,
  type ApplicationFormValues,
  type ApplicationPayload,
} from '@contracts/application';
import type { Profile } from '@/session/session-queries';
import { useProfilePrefill } from '@/session/use-profile-prefill';
import { useFieldProblems } from '@/shared/forms/use-field-problems';
import { useFormSubmission, type Submission } from '@/shared/forms/use-form-submission';
import { useSubmitApplicationMutation, verifyApplication } from '../api/submit-application';
import { APPLICATION_DRAFT, APPLICATION_LABELS } from '../model/application-fields';
import { fingerprint } from '../model/document-queue';
import { useDocuments } from './use-documents';

const UNFINISHED_DATE = 'Complete the date or clear it.';

interface Options {
  /** Title of the opening; `null` where the applicant chooses. */
  position: string | null;
  onSubmitted: () => void;
}

/** The application form's state: fields, files, draft, and an upload that can be canceled. */
export function useApplication({ position, onSubmitted }: Options) {
  const form = useForm<ApplicationFormValues, unknown, ApplicationPayload>({
    resolver: standardSchemaResolver(applicationFormSchema),
    defaultValues: APPLICATION_DRAFT.blank,
  });
  const documents = useDocuments();
  const fieldProblems = useFieldProblems(form, APPLICATION_LABELS);
  const stopping = useRef<AbortController | null>(null);
  const isDateUnfinished = useRef(false);
  const submitter = useRef<HTMLElement | null>(null);
  const [canStop, setCanStop] = useState(false);
  const submit = useSubmitApplicationMutation();

  const apply = async (submission: Submission<ApplicationPayload>) => {
    const controller = new AbortController();
    stopping.current = controller;
    setCanStop(true);
    // The focused field is about to be disabled, so keep focus on the button.
    submitter.current?.focus();
    const withPosition = {
      ...submission.payload,
      job_title: position ?? submission.payload.job_title,
    };
    try {
      await submit.mutateAsync({
        ...submission,
        payload: withPosition,
        uploadQueue: documents.uploadQueue,
        signal: controller.signal,
        onDocumentsSent: () => {
          setCanStop(false);
        },
      });
    } finally {
      setCanStop(false);
    }
  };

  const empty = () => {
    form.reset(APPLICATION_DRAFT.blank, { keepFieldsRef: true });
    documents.startOver();
  };

  const { forget, handleSubmit, ...submission } = useFormSubmission({
    form,
    draft: APPLICATION_DRAFT,
    table: 'job_applications',
    verify: verifyApplication,
    mutation: { mutateAsync: apply, error: submit.error, isPending: submit.isPending },
    contentOf: (payload) => ({
      ...payload,
      position,
      files: fingerprint(documents.uploadQueue.files),
    }),
    confirm: async () => {
      if (!isDateUnfinished.current) return documents.confirm();
      // The browser reports a half-typed date as empty. Don't submit it as no date.
      form.setError('availability_date', { message: UNFINISHED_DATE }, { shouldFocus: true });
      return false;
    },
    onSent: () => {
      empty();
      onSubmitted();
    },
  });

  useProfilePrefill(form, APPLICATION_DRAFT.blank, prefillFromProfile);

  return {
    ...submission,
    form,
    documents,
    problems: [...fieldProblems, ...documents.problems],
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      documents.requireResume();
      submitter.current = event.nativeEvent.submitter;
      const date = event.currentTarget.elements.namedItem('availability_date');
      isDateUnfinished.current = date instanceof HTMLInputElement && date.validity.badInput;
      handleSubmit(event);
    },
    startOver: () => {
      forget();
      empty();
      form.setFocus('first_name');
    },
    /** Forgets everything entered, the draft and the files. */
    discard: () => {
      forget();
      empty();
      submit.reset();
    },
    canStop,
    stop: () => stopping.current?.abort(),
  };
}

export type Application = ReturnType<typeof useApplication>;

function prefillFromProfile({ first_name, last_name, email, phone }: Profile) {
  return { first_name, last_name, email, phone: phone ?? '' };
}
