import { COMPANY } from '@/content/company';
import { Alert } from '@/shared/ui/alert';
import { quoteToasts, whatToDoAfter } from '../messages';

/** A failed send, where the person looks: beside the button they pressed. */
export function QuoteFailure({ error }: { error: Error }) {
  const { dispatch } = COMPANY.phones;
  return (
    <Alert tone="danger" title={quoteToasts.failed(error).description}>
      <p>
        {whatToDoAfter(error)} If it keeps failing, call{' '}
        <a href={dispatch.href} className="whitespace-nowrap">
          {dispatch.display}
        </a>
        .
      </p>
    </Alert>
  );
}
