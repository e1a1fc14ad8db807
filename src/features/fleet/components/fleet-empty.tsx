import { COMPANY } from '@/content/company';
import { FLEET_PAGE } from '@/content/fleet';
import { RetryEmptyState, type RetryProps } from '@/shared/ui/retry-empty-state';

/** An empty fleet list, with dispatch's phone number. */
export function FleetEmpty(props: RetryProps) {
  const { dispatch } = COMPANY.phones;
  return (
    <RetryEmptyState {...props} title={FLEET_PAGE.emptyTitle} busyText={FLEET_PAGE.loading}>
      Call dispatch to ask what’s in the yard:{' '}
      <a href={dispatch.href} className="link whitespace-nowrap">
        {dispatch.display}
      </a>
      .
    </RetryEmptyState>
  );
}
