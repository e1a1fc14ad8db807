import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listedLoadPath } from '@/features/loads/model/load-list-params';

interface ListedLoadLinkProps {
  number: string;
  className: string;
  /** Its number if not given. */
  children?: ReactNode;
}

/** A link to a load's page that remembers the list. */
export function ListedLoadLink({ number, className, children = number }: ListedLoadLinkProps) {
  const [list] = useSearchParams();
  return (
    <Link to={listedLoadPath(number, list)} className={className}>
      {children}
    </Link>
  );
}
