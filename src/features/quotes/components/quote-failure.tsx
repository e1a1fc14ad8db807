import { SendFailure } from '@/shared/blocks/send-failure';
import { failureHelp } from '@/shared/forms/failure-help';
import { quoteToasts } from '../messages';

/** A request that could not be sent. */
export function QuoteFailure({ error }: { error: Error }) {
  return (
    <SendFailure title={quoteToasts.failed(error).description}>{failureHelp(error)}</SendFailure>
  );
}
