import { submitFailure } from '@/shared/forms/submit-failure';
import type { ToastText } from '@/shared/lib/toast-store';
import { UploadCanceledError } from '@/shared/uploads/upload-errors';

const failed = submitFailure(
  'Failed to submit application. Please try again.',
  'Too many applications. Please wait a few minutes and try again.',
);

const THANKS =
  "Thank you for your interest in joining our team. We'll review your application and get back to you soon.";

/** Toasts of the application form. */
export const applicationToasts = {
  submitted: { title: 'Application Submitted!', description: THANKS },
  /** The same toast once the confirmation was emailed. */
  confirmed: (email: string): Partial<ToastText> => ({
    description: `${THANKS} Confirmation emailed to ${email}.`,
  }),
  /** No toast when the applicant canceled the upload. */
  failed: (error: unknown) => (error instanceof UploadCanceledError ? undefined : failed(error)),
} as const;

/** Shown when the code of a careers dialog fails to load. */
export const DIALOG_NOT_LOADED: ToastText = {
  title: 'Error',
  description: 'We couldn’t open this. Check your connection and try again.',
  variant: 'destructive',
};
