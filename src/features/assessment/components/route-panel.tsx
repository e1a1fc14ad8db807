import { X } from 'lucide-react';
import { useRef } from 'react';
import type { AssessmentProblem } from '@assessment/input';
import type { StateAssessment } from '@assessment/state';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Panel } from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';
import { stateName } from '@/shared/places/place-state';
import { ROUTE_STATES } from '../model/route-states';
import { RouteMap } from './route-map';
import { VerdictKey } from './verdict';

interface RoutePanelProps {
  route: readonly string[];
  states: readonly StateAssessment[];
  problems: readonly AssessmentProblem[];
  /** Someone changed the proposed route. */
  isChanged: boolean;
  onToggle: (state: string) => void;
  onReset: () => void;
}

/** The states the load crosses: a map, a list to add from, and a chip for each. */
export function RoutePanel({
  route,
  states,
  problems,
  isChanged,
  onToggle,
  onReset,
}: RoutePanelProps) {
  const chips = useRef<HTMLOListElement>(null);
  const handleRemove = (state: string) => {
    onToggle(state);
    // Its chip is gone, so the focus moves to the next one, or to the list.
    chips.current?.focus();
  };
  return (
    <Panel aria-labelledby="route-heading" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="route-heading" className="type-h3">
          The route
        </h2>
        {isChanged && (
          <Button variant="quiet" size="md" onClick={onReset} className="print:hidden">
            Reset route
          </Button>
        )}
      </div>
      <RouteMap route={route} states={states} onToggle={onToggle} />
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
              className="inline-flex items-center rounded-xs border border-line-strong bg-surface pl-2.5 leading-tight"
            >
              <b className="py-1.5" title={stateName(state)}>
                {state}
              </b>
              <Button
                variant="ghost"
                size="md"
                isIcon
                aria-label={`Remove ${stateName(state)}`}
                className="print:hidden"
                onClick={() => {
                  handleRemove(state);
                }}
              >
                <X className="size-4" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {problems.map(({ code, message }) => (
        <Alert key={`${code} ${message}`} tone="warn" role="status" title={message} />
      ))}
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
      <p className="text-sm text-muted">
        Proposed from road borders, without ferries. Choose a state on the map to change the route.
        Not to scale.
      </p>
    </Panel>
  );
}
