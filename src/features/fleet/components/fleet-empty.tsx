import { COMPANY } from '@/content/company';
import { FLEET_PAGE } from '@/content/fleet';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface FleetEmptyProps {
  /** Asking again can help: the list could not be fetched. */
  canRetry: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An empty list, and who knows the answer meanwhile (specification 1, section 8). */
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
      Dispatch knows what is in the yard:{' '}
      <a href={dispatch.href} className="link whitespace-nowrap">
        {dispatch.display}
      </a>
      .
    </EmptyState>
  );
}
