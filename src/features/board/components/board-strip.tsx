import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { useNow } from '@/shared/lib/use-now';
import { boardTiles, type BoardNumbers, type BoardTile } from '../model/board-numbers';

interface BoardStripProps {
  /** `undefined` while they load. */
  numbers: BoardNumbers | undefined;
  children?: ReactNode;
}

/** The dispatcher's ten numbers, each a link to its list. Dashes while they load. */
export function BoardStrip({ numbers, children }: BoardStripProps) {
  const now = useNow();
  return (
    <nav aria-label="Dispatch numbers">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line md:grid-cols-5 3xl:grid-cols-10">
        {boardTiles(numbers, now).map((tile) => (
          <li key={tile.label} className="min-w-0 bg-surface">
            <Tile {...tile} />
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** The longest figure shown at full size, in characters. */
const LONG = 6;

function Tile({ label, to, value, details, isHot, isZero }: BoardTile) {
  return (
    <Link
      to={to}
      className={cn(
        'relative grid h-full content-start gap-px py-2 pr-2 pl-2.75 leading-tight no-underline -outline-offset-2 hover:bg-hover max-md:min-h-11 max-md:grid-cols-[minmax(2.25rem,auto)_1fr] max-md:items-baseline max-md:gap-x-2',
        isHot && 'before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-danger',
      )}
    >
      <b
        className={cn(
          'text-[1.0625rem] leading-snug font-bold tracking-[-0.02em] tabular-nums',
          value.length <= LONG && 'font-stretch-[108%] md:text-[1.375rem] md:leading-[1.15]',
          isHot && 'text-danger-text',
          isZero && 'text-subtle',
        )}
      >
        {value}
      </b>{' '}
      <span className="text-xs font-semibold font-stretch-[84%] 3xl:text-micro">{label}</span>
      {details.map((detail, line) => (
        <Fragment key={line}>
          {' '}
          <small className="text-micro text-subtle tabular-nums font-stretch-[86%] max-md:col-span-2">
            {detail}
          </small>
        </Fragment>
      ))}
    </Link>
  );
}
