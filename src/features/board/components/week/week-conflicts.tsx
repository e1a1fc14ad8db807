import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '@domain/numbers/counts';
import { adminLoadPath, assignPath } from '@/features/loads/model/load-path';
import { Button, ButtonLink } from '@/shared/ui/button';
import type { ConflictClause, WeekConflict } from '../../model/week-conflicts';

/** Few enough to keep the first rows of the week on screen. */
const SHORT = 5;

/** The week's conflicts, numbered as on the bars, each with a link to where to resolve it. */
export function WeekConflicts({ conflicts }: { conflicts: readonly WeekConflict[] }) {
  const [isAll, setIsAll] = useState(false);
  if (conflicts.length === 0) return null;
  const title = countOf(conflicts.length, 'conflict');
  const shown = isAll ? conflicts : conflicts.slice(0, SHORT);
  return (
    <section
      aria-label={title}
      className="rounded-md border border-l-4 border-danger/55 border-l-danger bg-surface"
    >
      <ol className="divide-y text-sm">
        {shown.map(({ number, lanes, load, clauses }) => (
          <li
            key={number}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-3 py-1.5 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
          >
            <ConflictNumber number={number} />
            <span className="wrap-anywhere">
              <strong className="font-[660]">{`${lanes.map(({ name }) => name).join(', ')}:`}</strong>{' '}
              {clauses.map((clause, index) => (
                <Fragment key={clause.text}>
                  {index > 0 && <span> </span>}
                  <Clause {...clause} />
                </Fragment>
              ))}
            </span>
            <ButtonLink
              to={assignPath(load.number)}
              variant="quiet"
              size="sm"
              aria-label={`Resolve conflict ${String(number)}`}
              className="max-sm:col-start-2 max-sm:w-fit"
            >
              Resolve
            </ButtonLink>
          </li>
        ))}
      </ol>
      {conflicts.length > SHORT && (
        <p className="border-t px-3 py-1.5">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isAll}
            onClick={() => {
              setIsAll(!isAll);
            }}
          >
            {isAll ? 'Show fewer' : `Show all ${String(conflicts.length)}`}
          </Button>
        </p>
      )}
    </section>
  );
}

/** `L-2026-00042 picks up Tue, Dec 1, 1:00 PM EST.` */
function Clause({ number, text }: ConflictClause) {
  if (number === null) return <span>{`${text}.`}</span>;
  return (
    <>
      <Link to={adminLoadPath(number)} className="font-semibold whitespace-nowrap">
        {number}
      </Link>{' '}
      <span>{`${text}.`}</span>
    </>
  );
}

/** A conflict's number, in its list and on the bars. */
export function ConflictNumber({ number }: { number: number }) {
  return (
    <b className="grid size-4.5 place-items-center rounded-xs bg-red-700 text-xs leading-none font-bold text-white tabular-nums">
      {number}
    </b>
  );
}
