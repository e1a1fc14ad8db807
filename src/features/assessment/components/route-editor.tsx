import { X } from 'lucide-react';
import { useRef } from 'react';
import type { StateAssessment } from '@assessment/state';
import { stateName } from '@domain/places/states';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import type { RouteEnds } from '../model/edit-route';
import { ROUTE_STATES } from '../model/route-states';
import { RouteMap } from './route-map';
import { VerdictKey } from './verdict';

export interface RouteEditorProps {
  route: readonly string[];
  states: readonly StateAssessment[];
  /** States of the origin and destination, which can't be removed. */
  ends: RouteEnds;
  onToggle: (state: string) => void;
}

/** Changes the route: a map, a chip for each state, and a list to add from. */
export function RouteEditor({ route, states, ends, onToggle }: RouteEditorProps) {
  const chips = useRef<HTMLOListElement>(null);
  const fixed = [ends.from, ends.to];
  const handleRemove = (state: string) => {
    onToggle(state);
    // The chip is gone, so the focus moves to the next one, or to the list.
    chips.current?.focus();
  };
  return (
    <>
      <RouteMap route={route} fixed={fixed} states={states} onToggle={onToggle} />
      <VerdictKey />
      {route.length > 0 && (
        <ol
          ref={chips}
          tabIndex={-1}
          aria-label="States in order"
          className="flex flex-wrap items-center gap-1.5"
        >
          {route.map((state) => (
            <li
              key={state}
              className="inline-flex min-h-(--touch-min) items-center rounded-xs border border-line-strong bg-surface px-2.5 leading-tight"
            >
              <b className="py-1.5" title={stateName(state)}>
                {state}
              </b>
              {!fixed.includes(state) && (
                <Button
                  variant="ghost"
                  size="md"
                  isIcon
                  aria-label={`Remove ${stateName(state)}`}
                  className="-mr-2.5 print:hidden"
                  onClick={() => {
                    handleRemove(state);
                  }}
                >
                  <X className="size-4" />
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Field label="Add a state or province" className="print:hidden">
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={(event) => {
              if (event.target.value !== '') onToggle(event.target.value);
            }}
          >
            <option value="">Choose…</option>
            {ROUTE_STATES.filter(([code]) => !route.includes(code)).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-sm text-muted print:hidden">
        Proposed from road borders, without ferries. Choose a state on the map to change the route.
        It starts and ends where the load does. Not to scale.
      </p>
    </>
  );
}

/** Goes back to the proposed route. */
export function ResetRoute({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="quiet" size="md" onClick={onReset} className="print:hidden">
      Reset route
    </Button>
  );
}
