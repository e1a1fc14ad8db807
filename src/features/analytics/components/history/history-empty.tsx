import { Link } from 'react-router-dom';
import { ListEmpty } from '@/shared/console/list/list-empty';

interface HistoryEmptyProps {
  /** Whether filters are why there is nothing. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** No events: because of the filters, or because none was ever recorded, with how to begin. */
export function HistoryEmpty({ isNarrowed, onShowAll }: HistoryEmptyProps) {
  return (
    <ListEmpty
      title={isNarrowed ? 'No events found' : 'No events recorded yet'}
      noun="events"
      isNarrowed={isNarrowed}
      onShowAll={onShowAll}
    >
      To see the first one,{' '}
      <Link to="/" target="_blank" className="underline underline-offset-3 hover:decoration-2">
        open the site
      </Link>{' '}
      in a private window, accept the question about counting visits and look at a page. Visits of
      staff who are signed in are not recorded.
    </ListEmpty>
  );
}
