import { Alert } from '@/shared/ui/alert';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { Spinner } from '@/shared/ui/spinner';
import { showToast } from '@/shared/lib/toast-store';
import { Demo, Row } from './demo';

/** Badges, alerts and toasts. */
export function FeedbackSection() {
  return (
    <Demo title="Badges, alerts, toasts">
      <Row className="gap-2">
        <Badge tone="warn">New</Badge>
        <Badge tone="info">Reviewed</Badge>
        <Badge tone="ok">Hired</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge>Archived</Badge>
        <Badge hasMark={false}>Carrier</Badge>
        <Badge tone="warn" hasMark={false}>
          Width 12.0 ft, over 3.5
        </Badge>
      </Row>
      <Alert
        tone="danger"
        title="Failed to submit quote request."
        actions={
          <Button size="sm" variant="quiet">
            Try again
          </Button>
        }
      >
        Please try again.
      </Alert>
      <Alert tone="ok" title="Quote Request Submitted!">
        We’ll get back to you within 24 hours with a detailed quote.
      </Alert>
      <Alert tone="warn" title="Over the legal width.">
        The load needs a permit in most states.
      </Alert>
      <Alert tone="info" title="The map is off.">
        It loads after you allow it.
      </Alert>
      <Row>
        <Button
          size="md"
          variant="quiet"
          onClick={() =>
            showToast({
              title: 'Quote Request Submitted!',
              description: 'We’ll get back to you within 24 hours with a detailed quote.',
            })
          }
        >
          Show a toast
        </Button>
        <Button
          size="md"
          variant="quiet"
          onClick={() =>
            showToast({
              title: 'Error',
              description: 'Failed to submit quote request. Please try again.',
              variant: 'destructive',
            })
          }
        >
          Show a failure
        </Button>
      </Row>
    </Demo>
  );
}

/** Loading and empty states. */
export function WaitingSection() {
  return (
    <Demo title="Loading and empty">
      <div className="grid gap-2">
        <Skeleton className="h-5 w-5/12" />
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
      <p className="flex items-center gap-2 text-muted">
        <Spinner label="Loading quotes" />
        <span>{' Loading quotes'}</span>
      </p>
      <EmptyState
        title="No quotes found"
        action={
          <Button size="md" variant="quiet">
            Clear the search
          </Button>
        }
      >
        New requests appear here as they come in.
      </EmptyState>
    </Demo>
  );
}
