import { SendFailure } from '@/shared/blocks/send-failure';
import { whatToDoAfter } from '@/shared/forms/failure-text';
import { quoteToasts } from '../messages';

/** A request that could not be sent. */
export function QuoteFailure({ error }: { error: Error }) {
  return (
    <SendFailure title={quoteToasts.failed(error).description}>{whatToDoAfter(error)}</SendFailure>
  );
}
