import { Challenge } from '@/shared/blocks/challenge/challenge';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { PrivacyNote } from '@/shared/blocks/privacy-note';
import { SendFailure } from '@/shared/blocks/send-failure';
import { ErrorSummary } from '@/shared/forms/error-summary';
import { failureHelp } from '@/shared/forms/failure-help';
import { Honeypot } from '@/shared/forms/honeypot';
import { RestoredNotice } from '@/shared/forms/restored-notice';
import { useFieldProblems } from '@/shared/forms/use-field-problems';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { preloadSendMessage } from '../api/send-message';
import { contactToasts } from '../toasts';
import { CONTACT_LABELS } from '../model/contact-fields';
import { MessageFields } from './message-fields';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  /** Id of the heading that names the form. */
  headingId: string;
}

/** The form of /contact. */
export function ContactForm({ headingId }: ContactFormProps) {
  const submission = useContactForm();
  const { form, handleSubmit, startOver, isRestored, isBusy, error, challenge, sent } = submission;
  const problems = useFieldProblems(form, CONTACT_LABELS);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focusing a field only preloads code
    <form
      noValidate
      // Before hydration, a click on the button must not reload the page and lose what was typed.
      method="dialog"
      aria-labelledby={headingId}
      className="grid gap-6"
      onFocus={preloadSendMessage}
      onSubmit={handleSubmit}
    >
      {isRestored && <RestoredNotice onStartOver={startOver} />}
      <MessageFields form={form} />
      <Honeypot />
      <NoScriptNote />
      <ErrorSummary problems={problems} />
      {challenge !== null && <Challenge {...challenge} key={challenge.key} />}
      {error !== null && challenge === null && (
        <SendFailure title={contactToasts.failed(error).description}>
          {failureHelp(error)}
        </SendFailure>
      )}
      {sent !== null && (
        <Alert tone="ok" title="Dispatch has your message.">
          We’ll reply to <span className="wrap-anywhere">{sent.email}</span>
          <span>{`.${sent.isConfirmed ? ' Confirmation emailed.' : ''}`}</span>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={isBusy} busyText="Sending..." className="max-xs:w-full">
          Send Message
        </Button>
        <PrivacyNote />
      </div>
    </form>
  );
}
