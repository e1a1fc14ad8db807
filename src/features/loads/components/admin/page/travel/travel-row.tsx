import { ChevronRight } from 'lucide-react';
import { formatCount } from '@domain/numbers/counts';
import { MINUTE_MS } from '@domain/time/duration';
import { formatMinutes } from '@domain/time/duration-text';
import { formatLocalDate, formatMoment } from '@domain/time/moment-text';
import type { LoadLeg } from '@/features/loads/model/load-record';
import type { LegPlan } from '@/features/loads/model/travel/plan-travel';
import type { Span, TravelDay } from '@/features/loads/model/travel/travel-day';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { Td, Tr } from '@/shared/ui/table';
import { DayStrip, spanText, StripKey } from './day-strip';
import { LegLimitsList } from './leg-limits-list';
import type { LegTravel } from './use-travel';

interface TravelRowProps {
  leg: LoadLeg;
  windows: LegTravel;
  onChange: () => void;
  /** Why limits can't be changed now. */
  blocked: string | undefined;
}

/** The travel windows of a leg, under its row. Closed until someone opens it. */
export function TravelRow({ leg, windows, onChange, blocked }: TravelRowProps) {
  const { travel, plan, isPlaceKnown } = windows;
  const { zone } = travel.place;
  const name = `leg ${String(leg.sequence)}`;
  return (
    <Tr className="bg-sunk">
      <Td colSpan={6} card="line">
        <details className="group">
          <summary className="flex min-h-[var(--touch-min)] cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
            <span className="inline-flex items-center gap-1 font-semibold">
              <ChevronRight
                aria-hidden="true"
                className="size-4 transition-transform group-open:rotate-90"
              />
              <span>{`Travel windows, ${name}`}</span>
            </span>
            <span className="text-muted tabular-nums">{summaryOf(leg, plan)}</span>
            <Shortfall leg={leg} plan={plan} zone={zone} />
          </summary>
          <div className="grid gap-4 pt-2 pb-1 md:pl-5">
            {plan !== null && (
              <>
                <div className="grid gap-1">
                  <Axis />
                  <ol aria-label={`Days of ${name}`} className="grid gap-2.5">
                    {plan.days.map((day) => (
                      <DayLine key={day.day} day={day} plan={plan} zone={zone} />
                    ))}
                  </ol>
                </div>
                <StripKey />
              </>
            )}
            <LegLimitsList limits={travel.limits} />
            {!isPlaceKnown && (
              <p className="text-sm text-warn">
                {`We don’t know where these towns are, so we use the daylight in the middle of ${leg.jurisdiction}.`}
              </p>
            )}
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              aria-label={`Change limits of ${name}`}
              unavailable={blocked}
              onClick={onChange}
            >
              Change limits
            </Button>
          </div>
        </details>
      </Td>
    </Tr>
  );
}

function summaryOf(leg: LoadLeg, plan: LegPlan | null): string {
  if (plan === null) {
    return leg.miles === null
      ? 'Enter the miles to plan this leg.'
      : 'Enter the planned entry to plan this leg.';
  }
  const { neededMinutes, legalMinutes, elapsedMinutes } = plan;
  return `${formatCount(neededMinutes)} of ${formatCount(legalMinutes)} legal min · ${formatMinutes(elapsedMinutes)} elapsed`;
}

/** Says when the planned exit is earlier than the truck can be there. */
function Shortfall({ leg, plan, zone }: { leg: LoadLeg; plan: LegPlan | null; zone: string }) {
  const exit = leg.planned_exit_at === null ? null : Date.parse(leg.planned_exit_at);
  if (plan === null) return null;
  // Stored times have seconds only if someone sent them.
  const earliest = plan.runs.at(-1)?.until ?? plan.exit;
  if (exit !== null && exit + MINUTE_MS <= earliest) {
    const late = formatMinutes(Math.round((earliest - exit) / MINUTE_MS));
    return (
      <span className="font-semibold text-danger-text">
        {`Earliest exit ${formatMoment(earliest, zone)}, ${late} after the planned exit`}
      </span>
    );
  }
  if (plan.wait === null) return null;
  return (
    <span className="text-warn">{`Parks before the border until ${formatMoment(plan.wait.until, zone)}`}</span>
  );
}

const COLUMNS = 'grid gap-x-3 md:grid-cols-[6.5rem_minmax(6rem,1fr)_10rem_5.5rem_12rem]';

/** Hours above the strips. */
function Axis() {
  return (
    <div aria-hidden="true" className={cn(COLUMNS, 'text-xs text-subtle')}>
      <span className="max-md:hidden" />
      <span className="grid grid-cols-4">
        {['', '6 AM', 'Noon', '6 PM'].map((hour) => (
          <span key={hour} className="w-12 -translate-x-1/2 text-center">
            {hour}
          </span>
        ))}
      </span>
    </div>
  );
}

function DayLine({ day, plan, zone }: { day: TravelDay; plan: LegPlan; zone: string }) {
  const runs = plan.runs.filter((run) => run.from < day.until && run.until > day.from);
  const drives = runs.map((run): Span => ({
    from: Math.max(run.from, day.from),
    until: Math.min(run.until, day.until),
  }));
  return (
    <li className={cn(COLUMNS, 'gap-y-1 text-sm tabular-nums md:items-center')}>
      <span className="font-semibold">{formatLocalDate(day.from, zone)}</span>
      <DayStrip day={day} runs={drives} zone={zone} />
      <span className="text-muted">{hoursOf(day, zone)}</span>
      <span>
        <b className="font-semibold">{formatCount(day.legalMinutes)}</b> <span>legal min</span>
      </span>
      <span className="text-muted">
        {drives.length === 0
          ? 'Parked'
          : `Drives ${spanText({ from: drives[0]?.from ?? 0, until: drives.at(-1)?.until ?? 0 }, zone)}`}
      </span>
    </li>
  );
}

function hoursOf({ hours, legalMinutes, blocks }: TravelDay, zone: string): string {
  const closed = blocks.find(({ kind, label }) => kind === 'closed' && label !== '');
  if (closed !== undefined) return closed.label;
  if (legalMinutes === 0) return 'Closed';
  return hours === null ? 'Day and night' : spanText(hours, zone);
}
