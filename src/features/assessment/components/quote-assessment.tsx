import { ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { snapshotOf, type AssessmentSnapshot } from '@assessment/snapshot';
import { Alert } from '@/shared/ui/alert';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import type { FleetRecord } from '../model/combinations';
import { toggleState } from '../model/edit-route';
import { BLANK_ASSESSMENT, toParams } from '../model/share-params';
import type { TypedPiece } from '../model/typed-load';
import { headline } from '../model/wording';
import { AssessmentTable } from './assessment-table';
import { MissingEntries } from './missing-entries';
import { ResetRoute, RouteEditor } from './route-editor';
import { Summary } from './summary';
import { TooMuch } from './too-much';
import { useAssessment } from './use-assessment';

export interface QuoteAssessmentProps {
  place: 'beside' | 'bar';
  pieces: readonly (TypedPiece | undefined)[];
  origin?: string | undefined;
  destination?: string | undefined;
  /** The typed trailer; a configuration's name if it is one of ours. */
  equipment?: string | undefined;
  /** The route if the visitor changed it. */
  route: readonly string[] | null;
  /** Called with the changed route, or null to propose one again. */
  onRouteChange: (route: readonly string[] | null) => void;
  /** Called with each answer, to store it with the request; null if there is none. */
  onAnswer?: ((answer: AssessmentSnapshot | null) => void) | undefined;
}

/**
 * The assessment beside the quote form. It never blocks sending. On a phone it is a bar at the bottom
 * that opens.
 */
export function QuoteAssessment({
  fleet,
  place,
  onAnswer,
  onRouteChange,
  ...entries
}: QuoteAssessmentProps & { fleet: readonly FleetRecord[] }) {
  const { pieces, origin = '', destination = '', equipment = '' } = entries;
  const trailer =
    fleet.find(({ name }) => name.toLowerCase() === equipment.trim().toLowerCase())?.id ?? '';
  const result = useAssessment(
    { pieces, origin, destination, trailer, route: entries.route },
    fleet,
  );
  const { query, route, isRouteChanged, ends, answer, typed, missing } = result;
  const assessment = route.length > 0 ? (answer?.assessment ?? null) : null;
  const trailerName = answer?.rig.name ?? '';
  const { rules } = result;

  useEffect(() => {
    onAnswer?.(
      assessment === null || rules === undefined
        ? null
        : snapshotOf(assessment, trailerName, rules, isRouteChanged),
    );
    return () => {
      onAnswer?.(null);
    };
  }, [onAnswer, assessment, trailerName, rules, isRouteChanged]);

  if (query.isError && rules === undefined) {
    return (
      <RetryAlert title="We couldn't load the state rules." query={query}>
        You can still send your request.
      </RetryAlert>
    );
  }
  if (assessment === null) {
    // On a phone the form itself says what to enter.
    if (place === 'bar') return null;
    return (
      <section aria-label="Load assessment">
        {query.isPending && typed.pieces.length > 0 ? (
          <div role="status" className="grid gap-3">
            <span className="sr-only">Loading the state rules...</span>
            <Skeleton className="h-12" />
            <Skeleton className="h-40" />
          </div>
        ) : (
          <MissingEntries missing={missing} />
        )}
      </section>
    );
  }
  const body = (
    <>
      <Summary assessment={assessment} {...(answer && { trailer: answer })} />
      {answer?.isTooMuch === true && <TooMuch />}
      <AssessmentTable states={assessment.states} />
      {result.routeProblem !== null && <p className="text-sm">{result.routeProblem}</p>}
      {result.notes.map((note) => (
        <Alert key={note} tone="warn" title={note} />
      ))}
      {answer?.problems.map(({ code, message }) => (
        <Alert key={`${code} ${message}`} tone="warn" role="status" title={message} />
      ))}
      <details className="border-y">
        <summary className="flex min-h-(--touch-min) cursor-pointer items-center font-semibold">
          Change the route
        </summary>
        <div className="grid gap-4 pt-2 pb-4">
          <RouteEditor
            route={route}
            states={assessment.states}
            ends={ends}
            onToggle={(state) => {
              if (rules !== undefined) {
                onRouteChange(toggleState(route, state, ends, rules.borders));
              }
            }}
          />
        </div>
      </details>
      {isRouteChanged && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          You changed the route. We’ll send it with your request.
          <ResetRoute
            onReset={() => {
              onRouteChange(null);
            }}
          />
        </div>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        Estimate only. The issued permit controls.
        <Link
          to={fullPath(entries, isRouteChanged ? route : null, trailer)}
          className="link inline-flex min-h-(--touch-min) items-center"
        >
          Open full assessment
        </Link>
      </p>
    </>
  );
  if (place === 'beside') {
    return (
      <section
        aria-labelledby="assessment-heading"
        className="grid gap-4 rounded-md border bg-surface p-5"
      >
        <h2 id="assessment-heading" className="type-h3">
          Load assessment
        </h2>
        {body}
      </section>
    );
  }
  return (
    <details
      data-floating
      className="group dark-surface sticky bottom-0 z-prompt -mx-gutter mt-6 border-t-4 border-t-accent shadow-float"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-3 px-gutter py-2.5 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Load assessment: </span>
        <span>{headline(assessment)}</span>
        <ChevronUp className="size-6 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="light-surface grid max-h-[62svh] gap-4 overflow-y-auto px-gutter py-5">
        {body}
      </div>
    </details>
  );
}

/** The page with every threshold and source. */
function fullPath(
  {
    pieces,
    origin = '',
    destination = '',
  }: Pick<QuoteAssessmentProps, 'pieces' | 'origin' | 'destination'>,
  route: readonly string[] | null,
  trailer: string,
): string {
  const [first] = pieces;
  const values = { ...BLANK_ASSESSMENT, ...first, origin, destination, trailer };
  return `/tools/load-assessment?${toParams(values, route).toString()}`;
}
