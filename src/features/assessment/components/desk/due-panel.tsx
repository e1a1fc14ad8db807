import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPartialDay } from '@domain/time/day-text';
import { Button } from '@/shared/ui/button';
import { buttonClass } from '@/shared/ui/button-class';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { stateName } from '@domain/places/states';
import type { DueState } from '../../model/rule-review';
import { rulePath } from '../../model/rule-path';

const SHOWN = 6;

/** States not reviewed for a year that have old, undated, single-source or conflicting values. */
export function DuePanel({ due }: { due: readonly DueState[] }) {
  const [isLong, setIsLong] = useState(false);
  return (
    <Panel isPadded={false} aria-label="Due for review" className="overflow-hidden">
      <PanelHead
        title={
          <>
            Due for review <span className="text-subtle tabular-nums">{due.length}</span>
          </>
        }
        action={
          due.length > SHOWN && (
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isLong}
              onClick={() => {
                setIsLong(!isLong);
              }}
            >
              {isLong ? 'Show fewer' : 'Show all'}
            </Button>
          )
        }
      />
      {due.length === 0 ? (
        <p className="p-4.5 text-sm text-muted">All states were reviewed in the last 12 months.</p>
      ) : (
        <ul className="divide-y divide-line">
          {due.slice(0, isLong ? due.length : SHOWN).map((state) => (
            <li
              key={state.state}
              className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4.5 py-2 text-sm"
            >
              <span className="font-cond font-semibold">{state.state}</span>
              <span>
                <span className="font-semibold">{stateName(state.state)}</span>
                <span className="block font-cond text-xs text-subtle tabular-nums">
                  {`${String(state.C)} from one source · ${String(state.undated)} of ${String(state.values)} undated${state.reviewedOn !== null ? ` · reviewed ${formatPartialDay(state.reviewedOn)}` : ''}`}
                </span>
              </span>
              <Link
                to={rulePath(state.state)}
                aria-label={`Review ${stateName(state.state)}`}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                Review
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
