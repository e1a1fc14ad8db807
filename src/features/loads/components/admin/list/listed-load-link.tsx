import { Link, useSearchParams } from 'react-router-dom';
import { listedLoadPath } from '@/features/loads/model/load-list-params';

/** A load's number in the list, with a link to its page that remembers the list. */
export function ListedLoadLink({ number, className }: { number: string; className: string }) {
  const [list] = useSearchParams();
  return (
    <Link to={listedLoadPath(number, list)} className={className}>
      {number}
    </Link>
  );
}
