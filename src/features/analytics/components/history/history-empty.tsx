import { ListEmpty } from '@/shared/console/list-empty';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface HistoryEmptyProps {
  /** Whether filters are why there is nothing. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** No events: because of the filters, or because none was ever recorded, with how to begin. */
export function HistoryEmpty({ isNarrowed, onShowAll }: HistoryEmptyProps) {
  if (isNarrowed) {
    return (
      <ListEmpty title="No events found" noun="events" isNarrowed onShowAll={onShowAll}>
        Nothing matches this search and filter.
      </ListEmpty>
    );
  }
  return (
    <EmptyState
      title="No events recorded yet"
      action={
        <ButtonLink variant="quiet" size="sm" to="/" target="_blank" rel="noopener">
          Open the site
        </ButtonLink>
      }
    >
      To see the first one, open the site in a private window, accept the question about counting
      visits and look at a page. Visits of staff who are signed in are not recorded.
    </EmptyState>
  );
}
