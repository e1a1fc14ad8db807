import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '@domain/numbers/pounds';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions, type LoadDetails } from '@/features/loads/api/load-page';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { PERMIT_BADGES, KIND_LABELS } from '@/features/loads/model/permit-labels';
import { formatLegTime, formatSize } from '@/features/loads/model/route/leg-text';
import { nextLeg } from '@/features/loads/model/route/next-leg';
import { formatShortDay } from '@domain/time/day-text';
import { Badge } from '@/shared/ui/badge';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { EnterLegButton } from '../../enter-leg-button';
import { LegsSummary } from '../legs-summary';
import { LEGS_ID } from '../load-sections';
import { LoadSection } from './load-section';

type LegPermit = LoadDetails['permits'][number];

/** The states a load crosses with their times, and what each one's permit allows. */
export function LegsSection({ load }: { load: AdminLoad }) {
  const query = useQuery(loadDetailsQueryOptions(load.id));
  const permits = query.data?.permits ?? [];
  const legs = [...load.legs].sort((a, b) => a.sequence - b.sequence);
  const next = nextLeg(load, legs);
  const isConfirmed = legs.length > 0 && legs.every(({ is_confirmed }) => is_confirmed);
  return (
    <LoadSection id={LEGS_ID} title="Legs and permits" isFlush>
      {query.isError && query.data === undefined && (
        <RetryAlert title="We couldn’t load the permits of the legs." query={query} />
      )}
      {!isConfirmed && (
        <div className="border-b px-4.5 py-3.5 last:border-b-0">
          <LegsSummary load={load} />
        </div>
      )}
      {legs.length > 0 && (
        <Table
          label="Legs"
          className="max-md:p-3 md:rounded-t-none md:border-0 md:max-xl:[&_td]:px-2 md:max-xl:[&_th]:px-2 [&_td]:dense:py-1.5 [&_td]:align-top"
        >
          <THead>
            <Tr>
              <Th>State</Th>
              <Th>Enter</Th>
              <Th>Exit</Th>
              <Th isNumeric>Miles</Th>
              <Th>Permit</Th>
              <Th>Largest permitted W × H × L</Th>
              <Th>Check</Th>
            </Tr>
          </THead>
          <TBody>
            {legs.map((leg) => (
              <LegRow
                key={leg.id}
                leg={leg}
                permit={permits.find(({ leg_id }) => leg_id === leg.id)}
                problem={problemOf(load, leg, permits)}
                isNext={leg === next}
              />
            ))}
          </TBody>
        </Table>
      )}
    </LoadSection>
  );
}

interface LegRowProps {
  leg: LoadLeg;
  permit: LegPermit | undefined;
  problem: string | null;
  isNext: boolean;
}

function LegRow({ leg, permit, problem, isNext }: LegRowProps) {
  const { time_zone: zone, planned_entry_at: entry, planned_exit_at: exit } = leg;
  const size = {
    length: permit?.max_length ?? 0,
    width: permit?.max_width ?? 0,
    height: permit?.max_height ?? 0,
  };
  return (
    <Tr>
      <Td className="font-[680]">{leg.jurisdiction}</Td>
      <Td card="line" className="tabular-nums">
        <span className="md:hidden">Enter </span>
        <span>{formatLegTime(entry, zone)}</span>
        <span className="block text-xs text-subtle">{leg.entry_place}</span>
      </Td>
      <Td card="line" className="tabular-nums">
        <span className="md:hidden">Exit </span>
        <span>{formatLegTime(exit, zone)}</span>
        <span className="block text-xs text-subtle">{leg.exit_place}</span>
      </Td>
      <Td isNumeric card="hidden">
        {leg.miles ?? '–'}
      </Td>
      <Td card="line">
        {permit === undefined ? (
          <span className="text-subtle">No permit</span>
        ) : (
          <>
            <span className="font-semibold wrap-anywhere">
              {permit.permit_number ?? 'No number yet'}
            </span>
            <span className="block text-xs text-subtle tabular-nums">
              {`${KIND_LABELS[permit.kind]}${
                permit.valid_from !== null && permit.valid_until !== null
                  ? `, ${formatShortDay(permit.valid_from)} to ${formatShortDay(permit.valid_until)}`
                  : ''
              }`}
            </span>
          </>
        )}
      </Td>
      <Td card="line" className="tabular-nums">
        <span>{Object.values(size).some((feet) => feet > 0) ? formatSize(size) : '–'}</span>
        {permit?.max_weight_lbs != null && (
          <span className="block text-xs text-subtle">{formatPounds(permit.max_weight_lbs)}</span>
        )}
      </Td>
      <Td card="line">
        <div className="grid justify-items-start gap-2">
          <LegCheck leg={leg} permit={permit} problem={problem} />
          {isNext && <EnterLegButton leg={leg} canOverride variant="quiet" size="sm" />}
        </div>
      </Td>
    </Tr>
  );
}

function LegCheck({ leg, permit, problem }: Omit<LegRowProps, 'isNext'>) {
  if (leg.left_at !== null) return <Badge>Left</Badge>;
  if (problem !== null) {
    return <span className="font-semibold wrap-anywhere text-danger-text">{`${problem}.`}</span>;
  }
  if (leg.entered_at !== null) return <Badge tone="warn">Current</Badge>;
  if (permit === undefined) return <span className="text-subtle">–</span>;
  const { tone, word } = PERMIT_BADGES[permit.status];
  return <Badge tone={tone}>{permit.status === 'issued' ? 'Covers leg' : word}</Badge>;
}

/** The readiness problem of a leg's permit. For a state without a permit, found by the state's name. */
function problemOf(load: AdminLoad, leg: LoadLeg, permits: readonly LegPermit[]): string | null {
  const permit = permits.find(({ leg_id }) => leg_id === leg.id);
  const found = load.problems.find(
    ({ code, record_id: id, problem }) =>
      code.startsWith('permit') &&
      (permit === undefined
        ? id === null && problem.startsWith(`No ${leg.jurisdiction} `)
        : id === permit.id),
  );
  return found?.problem ?? null;
}
