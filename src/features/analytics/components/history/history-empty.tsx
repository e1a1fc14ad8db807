import { Link } from 'react-router-dom';
import { ListEmpty } from '@/shared/console/list/list-empty';

interface HistoryEmptyProps {
  /** Whether filters are active. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** Empty state of the event history: no match, or no events yet. */
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
      in a private window, accept analytics and open a page. Visits of signed-in staff aren't
      recorded.
    </ListEmpty>
  );
}
