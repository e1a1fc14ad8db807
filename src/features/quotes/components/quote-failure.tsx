import { SendFailure } from '@/shared/blocks/send-failure';
import { failureHelp } from '@/shared/forms/failure-help';
import { quoteToasts } from '../toasts';

/** Shown when a request couldn't be sent. */
export function QuoteFailure({ error }: { error: Error }) {
  return (
    <SendFailure title={quoteToasts.failed(error).description}>{failureHelp(error)}</SendFailure>
  );
}
