import { Link2, Printer } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { largestSize, weightProblem } from '@domain/piece';
import { readPlace } from '@domain/places/place';
import { dimensionProblem } from '@domain/size';
import { copyText } from '@/shared/lib/copy-text';
import { logError } from '@/shared/lib/log';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import type { FleetRecord, Rig } from '../model/combinations';
import { toggleState } from '../model/edit-route';
import {
  BLANK_ASSESSMENT,
  fromParams,
  toParams,
  type AssessmentValues,
} from '../model/share-params';
import { AssessmentDetails } from './assessment-details';
import { LoadInputs } from './load-inputs';
import { MissingEntries } from './missing-entries';
import { RoutePanel } from './route-panel';
import { Summary } from './summary';
import { TooMuch } from './too-much';
import { useAssessment } from './use-assessment';

const NO_RIGS = [] as const;
const NO_NOTES = [] as const;

/** Delay after the last keystroke before the URL changes. */
const ADDRESS_DELAY_MS = 400;

/** The load assessment: entries, route, and the answer for each state. */
export function AssessmentTool({ fleet }: { fleet: readonly FleetRecord[] }) {
  // No default values, so that what was typed before hydration is kept.
  const form = useForm<AssessmentValues>();
  const [changedRoute, setChangedRoute] = useState<readonly string[] | null>(null);
  const [copied, setCopied] = useState<{ address: string; isDone: boolean } | null>(null);
  const typedValues = useDeferredValue(useWatch({ control: form.control }));
  const values = useMemo(() => ({ ...BLANK_ASSESSMENT, ...typedValues }), [typedValues]);
  const pieces = useMemo(() => [values], [values]);
  const { origin, destination, trailer } = values;
  const {
    query,
    rules,
    rigs,
    typed,
    missing,
    route,
    isRouteChanged,
    ends,
    routeProblem,
    ...result
  } = useAssessment({ pieces, origin, destination, trailer, route: changedRoute }, fleet);
  const { answer, notes } = result;
  const ownRoute = isRouteChanged ? route : null;

  useEffect(() => {
    const shared = new URLSearchParams(window.location.search);
    if (shared.size === 0) return;
    const read = fromParams(shared);
    form.reset(read.values);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read after hydration
    setChangedRoute(read.route);
  }, [form]);

  const isListed = rigs.length === 0 || rigs.some(({ id }) => id === trailer);
  const shared = { ...values, trailer: isListed ? trailer : '' };
  const address = `?${toParams(shared, ownRoute).toString()}`;
  useEffect(() => {
    if (address === '?') return undefined;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [address]);

  const handleToggle = (state: string) => {
    if (rules === undefined) return;
    setChangedRoute(toggleState(route, state, ends, rules.borders));
  };
  const handleCopy = () => {
    copyText(`${window.location.origin}${window.location.pathname}${address}`).then(
      () => {
        setCopied({ address, isDone: true });
      },
      (error: unknown) => {
        logError('Failed to copy the link of an assessment', error);
        setCopied({ address, isDone: false });
      },
    );
  };
  // Changed entries make it a different link.
  const copiedNow = copied?.address === address ? copied : null;
  const assessment = answer?.assessment ?? null;
  // The drawings come after the answer, so that they don’t slow it down.
  const size = useDeferredValue(useMemo(() => largestSize(typed.pieces), [typed]));
  const ranked = useDeferredValue(answer?.ranked ?? NO_RIGS);
  const isComplete = assessment !== null && route.length > 0;

  return (
    <div className="grid gap-section print:block">
      <div className="grid items-start gap-gap lg:grid-cols-2 print:gap-4">
        <Panel className="grid content-start gap-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="type-h3">The load</h2>
            <span className="flex gap-2 print:hidden">
              <Button variant="quiet" size="md" onClick={handleCopy}>
                <Link2 className="size-4.5" />
                <span aria-live="polite">
                  {copiedNow?.isDone === true ? 'Link copied' : 'Copy link'}
                </span>
              </Button>
              <Button
                variant="quiet"
                size="md"
                onClick={() => {
                  window.print();
                }}
              >
                <Printer className="size-4.5" />
                Print
              </Button>
            </span>
            {copiedNow?.isDone === false && (
              <p role="status" className="w-full text-sm text-muted print:hidden">
                Copying failed. Copy the address of this page instead.
              </p>
            )}
          </div>
          <LoadInputs
            form={form}
            rigs={rigs}
            recommended={answer?.best?.name ?? null}
            problems={fieldProblems(values, routeProblem)}
          />
          <div className="grid gap-4 border-t border-line-strong pt-5">
            {query.isError && rules === undefined && (
              <RetryAlert title="We couldn't load the state rules." query={query}>
                You can still send your request.
              </RetryAlert>
            )}
            {query.isPending && typed.pieces.length > 0 && (
              <div role="status" className="grid gap-3">
                <span className="sr-only">Loading the state rules...</span>
                <Skeleton className="h-12" />
                <Skeleton className="h-16" />
              </div>
            )}
            {isComplete && <Summary assessment={assessment} {...(answer && { trailer: answer })} />}
            {answer?.isTooMuch === true && <TooMuch />}
            {!query.isError && !query.isPending && !isComplete && (
              <MissingEntries missing={missing} />
            )}
            <ButtonLink to={quotePath(values, ownRoute, rigs)} className="print:hidden">
              Get a Quote
            </ButtonLink>
          </div>
        </Panel>
        <RoutePanel
          route={route}
          states={assessment?.states ?? []}
          problems={answer?.problems ?? []}
          notes={isComplete ? notes : NO_NOTES}
          isChanged={isRouteChanged}
          ends={ends}
          onToggle={handleToggle}
          onReset={() => {
            setChangedRoute(null);
          }}
        />
      </div>
      {isComplete && rules !== undefined && (
        <AssessmentDetails
          assessment={assessment}
          ranked={ranked}
          size={size}
          sources={rules.sources}
        />
      )}
    </div>
  );
}

/** The quote form with the entries so far. */
function quotePath(
  values: AssessmentValues,
  route: readonly string[] | null,
  rigs: readonly Rig[],
): string {
  const params = toParams({ ...values, trailer: '' }, route);
  const equipment = rigs.find(({ id }) => id === values.trailer)?.name;
  if (equipment !== undefined) params.set('equipment', equipment);
  return params.size === 0 ? '/quote' : `/quote?${params.toString()}`;
}

/** Errors next to the boxes. An empty box isn't an error. */
function fieldProblems(
  values: AssessmentValues,
  routeProblem: string | null,
): Record<string, string> {
  const { length, width, height, destination, origin } = values;
  const problems = {
    length: dimensionProblem('length', length, values.length_in, false),
    width: dimensionProblem('width', width, values.width_in, false),
    height: dimensionProblem('height', height, values.height_in, false),
    weight: weightProblem(values.weight),
    origin: placeProblem(origin),
    destination: placeProblem(destination) ?? routeProblem,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  );
}

/** Only once there is a comma: a half-typed city isn't an error. */
const placeProblem = (place: string) =>
  /,\s*\p{L}{2}/u.test(place) && readPlace(place).region === null
    ? 'Add the state or province, for example Lima, OH.'
    : null;
