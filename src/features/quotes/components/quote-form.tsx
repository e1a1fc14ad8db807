import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { preloadQuoteSubmission } from '../api/submit-quote';
import type { QuoteForm as Form } from '../model/quote-fields';
import { ContactFields } from './contact-fields';
import { Honeypot } from './honeypot';
import { LoadFields } from './load-fields';
import { QuoteFailure } from './quote-failure';
import { RouteFields } from './route-fields';
import type { useQuoteSubmission } from './use-quote-submission';

interface QuoteFormProps {
  form: Form;
  submission: ReturnType<typeof useQuoteSubmission>;
  onStartOver: () => void;
}

/** The form of /quote (specification 1, sections 2 and 5). */
export function QuoteForm({ form, submission, onStartOver }: QuoteFormProps) {
  return (
    <Panel className="relative overflow-clip">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of a field only warms the cache */}
      <form
        noValidate
        aria-labelledby="quote-form-heading"
        className="grid gap-7"
        onFocus={preloadQuoteSubmission}
        onSubmit={submission.handleSubmit}
      >
        {submission.isRestored && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-4 text-sm text-muted">
            What you typed last time is still here.
            <Button size="sm" variant="quiet" onClick={onStartOver}>
              Start over
            </Button>
          </p>
        )}
        <LoadFields form={form} />
        <RouteFields form={form} />
        <ContactFields form={form} />
        <Honeypot />
        <div className="grid gap-4">
          {submission.error !== null && <QuoteFailure error={submission.error} />}
          <Button type="submit" isBusy={submission.isBusy} busyText="Submitting...">
            Request My Quote
          </Button>
        </div>
      </form>
    </Panel>
  );
}
