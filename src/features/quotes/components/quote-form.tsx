import { Challenge } from '@/shared/blocks/challenge/challenge';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { PrivacyNote } from '@/shared/blocks/privacy-note';
import { ErrorSummary } from '@/shared/forms/error-summary';
import { Honeypot } from '@/shared/forms/honeypot';
import { RestoredNotice } from '@/shared/forms/restored-notice';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { preloadQuoteSubmission } from '../api/submit-quote';
import { QUOTE_PAGE } from '@/content/quote';
import type { QuoteForm as Form } from '../model/quote-fields';
import { AttachmentField } from './attachment-field';
import { CustomerFields } from './customer-fields';
import { LoadFields } from './load-fields';
import { QuoteFailure } from './quote-failure';
import { RouteFields } from './route-fields';
import { useQuoteProblems } from './use-quote-problems';
import type { useQuoteSubmission } from './use-quote-submission';

interface QuoteFormProps {
  form: Form;
  submission: ReturnType<typeof useQuoteSubmission>;
  onStartOver: () => void;
}

/**
 * The form of /quote. Its groups are memoized, because `useForm` renders its component a second time right
 * after hydration, which would take 50 ms on a phone.
 */
export function QuoteForm({ form, submission, onStartOver }: QuoteFormProps) {
  const problems = useQuoteProblems(form);
  return (
    <Panel className="relative overflow-clip">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focusing a field only preloads code */}
      <form
        noValidate
        // Before hydration, a click on the button must not reload the page and lose what was typed.
        method="dialog"
        aria-label={QUOTE_PAGE.formHeading}
        className="grid gap-7"
        onFocus={preloadQuoteSubmission}
        onSubmit={submission.handleSubmit}
      >
        {submission.isRestored && <RestoredNotice onStartOver={onStartOver} />}
        <LoadFields form={form} />
        <RouteFields form={form} />
        <AttachmentField attachments={submission.attachments} error={submission.fileError} />
        <CustomerFields form={form} />
        <Honeypot />
        <NoScriptNote />
        <div className="grid gap-4">
          <ErrorSummary problems={problems} />
          {submission.challenge !== null && (
            <Challenge {...submission.challenge} key={submission.challenge.key} />
          )}
          {submission.error !== null && submission.challenge === null && (
            <QuoteFailure error={submission.error} />
          )}
          <Button type="submit" isBusy={submission.isBusy} busyText="Submitting...">
            Request My Quote
          </Button>
          <PrivacyNote />
        </div>
      </form>
    </Panel>
  );
}
