import { Fragment, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, Lock, Pencil, Split, Trash2 } from 'lucide-react';
import { formatCount } from '@domain/numbers/counts';
import { EnterLegButton } from '@/features/loads/components/enter-leg-button';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { PERMIT_BADGES } from '@/features/loads/model/permit-labels';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Td, Tr } from '@/shared/ui/table';
import { LegEntry } from './leg-entry';
import type { LegPermit } from './use-legs-editor';

export interface LegActions {
  onEdit: () => void;
  onMove: (step: -1 | 1) => void;
  onSplit: () => void;
  onDrop: () => void;
}

/** Renders a permit of a leg as a row with as many columns. */
export type RenderPermit = (permit: LegPermit, columns: number) => ReactNode;

interface LegRowProps {
  leg: LoadLeg;
  permits: readonly LegPermit[];
  renderPermit: RenderPermit;
  problem: string | null;
  isNext: boolean;
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  /** `null` on a closed load. */
  actions: LegActions | null;
  /** Why nothing can be changed now, such as another leg being edited. */
  blocked: string | undefined;
  /** Dropping a leg asks about its permits. */
  arePermitsKnown: boolean;
}

/** One leg with its permits under it. */
export function LegRow({
  leg,
  permits,
  renderPermit,
  problem,
  isNext,
  actions,
  ...place
}: LegRowProps) {
  const { time_zone: zone, planned_entry_at: entry, planned_exit_at: exit } = leg;
  const permit = permits.find(({ status }) => status !== 'issued') ?? permits[0];
  return (
    <>
      <Tr isSelected={leg.entered_at !== null && leg.left_at === null}>
        <Td className="font-[680] tabular-nums">
          <span className="inline-flex items-center gap-1">
            <span>{leg.sequence}</span>
            {leg.entered_at !== null && (
              <Lock className="size-3.5 text-subtle" role="img" aria-label="The truck entered it" />
            )}
            <span className="md:hidden">{leg.jurisdiction}</span>
          </span>
        </Td>
        <Td className="font-[680] max-md:hidden">{leg.jurisdiction}</Td>
        <Td card="line">
          <span className="font-semibold wrap-anywhere">{leg.entry_place || 'Entry TBD'}</span>
          <span className="text-subtle"> to </span>
          <span className="font-semibold wrap-anywhere">{leg.exit_place || 'Exit TBD'}</span>
          <span className="block text-xs text-subtle wrap-anywhere">
            {[leg.road, milesText(leg)].filter((text) => text !== '').join(' · ')}
          </span>
        </Td>
        <Td card="line" className="tabular-nums md:whitespace-nowrap">
          <span className="md:hidden">Enter </span>
          <span>{formatLegTime(entry, zone)}</span>
          <br />
          <span className="md:hidden">Exit </span>
          <span>{formatLegTime(exit, zone)}</span>
        </Td>
        <Td card="line">
          <div className="grid justify-items-start gap-2">
            <LegCheck leg={leg} permit={permit} problem={problem} />
            {isNext && <EnterLegButton leg={leg} canOverride variant="quiet" size="sm" />}
            {(isNext || leg.entered_at !== null) && <LegEntry leg={leg} />}
          </div>
        </Td>
        {actions !== null && (
          <Td card="line" className="md:text-right">
            <LegButtons leg={leg} actions={actions} {...place} />
          </Td>
        )}
      </Tr>
      {permits.map((filed) => (
        <Fragment key={filed.id}>{renderPermit(filed, actions === null ? 5 : 6)}</Fragment>
      ))}
    </>
  );
}

/** `about 290 mi`; blank if they aren't known. */
export function milesText({ miles, miles_is_estimate: isEstimate }: LoadLeg): string {
  if (miles === null) return '';
  return `${isEstimate ? 'about ' : ''}${formatCount(miles)} mi`;
}

function LegButtons({
  leg,
  actions,
  isFirst,
  isLast,
  isOnly,
  blocked,
  arePermitsKnown,
}: Omit<LegRowProps, 'permits' | 'renderPermit' | 'problem' | 'isNext' | 'actions'> & {
  actions: LegActions;
}) {
  const name = `leg ${String(leg.sequence)}`;
  const entered = leg.entered_at === null ? undefined : 'The truck has entered this leg.';
  const left = leg.left_at === null ? undefined : 'The truck has left this leg.';
  const look = { variant: 'ghost', size: 'sm', isIcon: true, className: 'max-md:size-11' } as const;
  return (
    <span className="inline-flex max-md:flex-wrap md:justify-end">
      <Button
        {...look}
        aria-label={`Edit ${name}`}
        aria-keyshortcuts="e"
        unavailable={blocked}
        onClick={actions.onEdit}
      >
        <Pencil />
      </Button>
      <Button
        {...look}
        aria-label={`Split ${name}`}
        unavailable={blocked ?? left}
        onClick={actions.onSplit}
      >
        <Split />
      </Button>
      <Button
        {...look}
        aria-label={`Move ${name} up`}
        aria-keyshortcuts="Alt+ArrowUp"
        unavailable={
          blocked ?? entered ?? (isFirst ? 'It’s the first leg that can move.' : undefined)
        }
        onClick={() => {
          actions.onMove(-1);
        }}
      >
        <ArrowUp />
      </Button>
      <Button
        {...look}
        aria-label={`Move ${name} down`}
        aria-keyshortcuts="Alt+ArrowDown"
        unavailable={blocked ?? entered ?? (isLast ? 'It’s the last leg.' : undefined)}
        onClick={() => {
          actions.onMove(1);
        }}
      >
        <ArrowDown />
      </Button>
      <Button
        {...look}
        aria-label={`Drop ${name}`}
        aria-keyshortcuts="Delete"
        unavailable={
          blocked ??
          entered ??
          (isOnly ? 'A load has at least one leg.' : undefined) ??
          (arePermitsKnown ? undefined : 'The permits haven’t loaded yet.')
        }
        onClick={actions.onDrop}
      >
        <Trash2 />
      </Button>
    </span>
  );
}

function LegCheck({
  leg,
  permit,
  problem,
}: {
  leg: LoadLeg;
  permit: LegPermit | undefined;
  problem: string | null;
}) {
  if (leg.left_at !== null) return <Badge>Left</Badge>;
  if (problem !== null) {
    return <span className="font-semibold wrap-anywhere text-danger-text">{`${problem}.`}</span>;
  }
  if (leg.entered_at !== null) return <Badge tone="warn">Current</Badge>;
  if (permit === undefined) return <span className="text-subtle">No permit</span>;
  const { tone, word } = PERMIT_BADGES[permit.status];
  return <Badge tone={tone}>{permit.status === 'issued' ? 'Covers leg' : word}</Badge>;
}
