import { COMPANY } from '@/content/company';
import { FLEET_PAGE } from '@/content/fleet';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface FleetEmptyProps {
  /** Whether the list failed to load. */
  canRetry: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An empty list, with dispatch's number and, after a failure, a retry button. */
export function FleetEmpty({ canRetry, isRetrying, onRetry }: FleetEmptyProps) {
  const { dispatch } = COMPANY.phones;
  return (
    <EmptyState
      title={FLEET_PAGE.emptyTitle}
      action={
        canRetry ? (
          <Button
            variant="quiet"
            size="md"
            isBusy={isRetrying}
            busyText={FLEET_PAGE.loading}
            onClick={onRetry}
          >
            Try again
          </Button>
        ) : undefined
      }
    >
      Call dispatch to ask what’s in the yard:{' '}
      <a href={dispatch.href} className="link whitespace-nowrap">
        {dispatch.display}
      </a>
      .
    </EmptyState>
  );
}
