import { Link } from 'react-router-dom';
import { adminLoadPath } from '@/features/loads/model/load-path';
import { KIND_LABELS } from '@/features/loads/model/permit-labels';
import { formatLegTime, formatSize } from '@/features/loads/model/route/leg-text';
import { useMarkAppliedMutation } from '@/features/permits/api/permit-desk';
import {
  applyByText,
  dueText,
  isToApply,
  leadText,
  shortBy,
  type DeskPermit,
} from '@/features/permits/model/permit-desk';
import { cn } from '@/shared/lib/cn';
import { formatMediumDay, formatShortDay } from '@domain/time/day-text';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { RequestButtons } from '../request-buttons';

interface DeskTableProps {
  title: string;
  rows: readonly DeskPermit[];
  onEnter: (loadNumber: string) => void;
  onAmend: (permit: DeskPermit) => void;
}

/** One group of the permit desk: a row per permit, with what to do next. */
export function DeskTable({ title, rows, onEnter, onAmend }: DeskTableProps) {
  return (
    <Table
      label={`Permits: ${title}`}
      className="md:rounded-none md:border-0 md:max-dense:[&_td]:font-stretch-[90%] md:max-3xl:[&_td]:px-2 md:max-3xl:[&_th]:px-2 [&_td]:dense:py-1.5"
    >
      <THead>
        <Tr>
          {/* The same widths in every group, so that the columns line up down the page. */}
          <Th className="md:w-[16%]">Apply by</Th>
          <Th className="md:w-[15%]">Load</Th>
          <Th className="md:w-[16%]">Permit, W × H × L</Th>
          <Th className="md:w-[17%]">Leg entry and exit</Th>
          <Th className="dense:min-w-28">Status</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </THead>
      <TBody>
        {rows.map((permit) => (
          <DeskRow
            key={permit.place_key}
            permit={permit}
            onEnter={() => {
              onEnter(permit.load_number);
            }}
            onAmend={() => {
              onAmend(permit);
            }}
          />
        ))}
      </TBody>
    </Table>
  );
}

interface DeskRowProps {
  permit: DeskPermit;
  onEnter: () => void;
  onAmend: () => void;
}

function DeskRow({ permit, onEnter, onAmend }: DeskRowProps) {
  const allowed = {
    length: permit.max_length ?? 0,
    width: permit.max_width ?? 0,
    height: permit.max_height ?? 0,
  };
  const hasMaximum = Object.values(allowed).some((feet) => feet > 0);
  return (
    <Tr
      className={cn(permit.desk_group === 'late' && 'shadow-[inset_3px_0_0_var(--color-danger)]')}
    >
      <Td className="tabular-nums">
        <ApplyBy permit={permit} />
      </Td>
      <Td>
        <Link
          to={adminLoadPath(permit.load_number)}
          data-row-trigger=""
          className="font-semibold whitespace-nowrap underline underline-offset-3"
        >
          {permit.load_number}
        </Link>
        <span className="block text-xs text-subtle">{permit.title}</span>
      </Td>
      <Td card="line">
        <b className="font-[680]">{permit.jurisdiction}</b>{' '}
        <span>
          {[
            permit.authority_type !== 'state' && permit.authority,
            permit.is_superload ? KIND_LABELS.superload : KIND_LABELS[permit.kind],
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className="block text-xs text-subtle tabular-nums">
          {hasMaximum ? formatSize(allowed) : `${formatSize(permit)} load`}
        </span>
      </Td>
      <Td card="line" className="tabular-nums dense:whitespace-nowrap">
        <span>{formatLegTime(permit.entry_at, permit.time_zone)}</span>
        {permit.exit_at !== null && (
          <span className="block text-xs text-subtle">
            {`to ${formatLegTime(permit.exit_at, permit.time_zone)}`}
          </span>
        )}
        {!permit.is_planned && permit.entry_at !== null && (
          <span className="block text-xs text-subtle">Dates of the load</span>
        )}
      </Td>
      <Td card="line">
        <DeskStatus permit={permit} />
      </Td>
      <Td card="line" className="md:text-right max-md:pt-1.5">
        <DeskActions permit={permit} onEnter={onEnter} onAmend={onAmend} />
      </Td>
    </Tr>
  );
}

/** The day to apply by and how late it is, or the day of the application. */
function ApplyBy({ permit }: { permit: DeskPermit }) {
  const { desk_group: group, apply_by: day, status, applied_on: applied } = permit;
  const tone = group === 'late' ? 'text-danger-text' : '';
  if (isToApply(group)) {
    return (
      <>
        <b className={cn('font-[680] whitespace-nowrap', tone)}>
          {day === null ? 'No date' : formatMediumDay(day)}
        </b>
        <span className={cn('block text-xs lg:whitespace-nowrap', tone || 'text-subtle')}>
          {dueText(permit) ?? 'Pickup is TBD'}
        </span>
        <span
          className="block text-xs text-subtle lg:whitespace-nowrap"
          title={applyByText(permit)}
        >
          {leadText(permit)}
        </span>
      </>
    );
  }
  if (status === 'applied' && applied !== null) {
    return <span className="whitespace-nowrap">{`Applied ${formatShortDay(applied)}`}</span>;
  }
  return <span className="text-subtle">–</span>;
}

function DeskStatus({ permit }: { permit: DeskPermit }) {
  const { status, permit_number: number, valid_until: until } = permit;
  if (permit.desk_group === 'issued') {
    return (
      <>
        <Badge tone="ok">Covers leg</Badge>
        <span className="block text-xs text-subtle">
          {`${number ?? ''}${
            permit.valid_from !== null && until !== null
              ? `, ${formatShortDay(permit.valid_from)} to ${formatShortDay(until)}`
              : ''
          }`}
        </span>
      </>
    );
  }
  const word = { needed: 'Needed', applied: 'Applied', amending: 'Amending', expired: 'Expired' };
  return (
    <>
      {permit.is_short ? (
        <>
          {status === 'amending' && <Badge tone="warn">{word.amending}</Badge>}
          <span className="block font-semibold text-danger-text">
            {shortBy(permit) ?? 'Expired'}
          </span>
          <span className="block text-xs text-subtle">
            {`${number ?? ''}${until !== null ? `, ends ${formatShortDay(until)}` : ''}`}
          </span>
        </>
      ) : (
        <Badge tone={status === 'applied' || status === 'amending' ? 'warn' : 'danger'}>
          {word[status as keyof typeof word]}
        </Badge>
      )}
      {status === 'amending' && !permit.is_short && (
        <span className="block text-xs text-subtle">{number}</span>
      )}
      {permit.leg_id !== null && !permit.is_confirmed && (
        <span className="block text-xs text-subtle">Legs not confirmed</span>
      )}
    </>
  );
}

function DeskActions({ permit, onEnter, onAmend }: DeskRowProps) {
  const { mutate, isPending } = useMarkAppliedMutation();
  const { jurisdiction: state, to_enter: open } = permit;
  const enter = open === 1 ? 'permit' : `${String(open)} permits`;
  if (permit.status === 'issued') {
    return (
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Amend ${state}, ${permit.load_number}`}
        onClick={onAmend}
      >
        Amend
      </Button>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-2 md:justify-end md:max-3xl:gap-1 xl:flex-nowrap">
      {isToApply(permit.desk_group) && (
        <>
          <RequestButtons
            name={`${state}, ${permit.load_number}`}
            load={() => Promise.resolve(permit)}
          >
            <span>
              Copy<span className="md:max-3xl:hidden"> request</span>
            </span>
          </RequestButtons>
          {permit.status === 'needed' && permit.permit_id !== '' && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Mark applied: ${state}, ${permit.load_number}`}
              isBusy={isPending}
              onClick={() => {
                mutate(permit);
              }}
            >
              Applied
            </Button>
          )}
        </>
      )}
      {permit.permit_id === '' && (
        <ButtonLink
          to={adminLoadPath(permit.load_number)}
          variant="quiet"
          size="sm"
          aria-label={`Confirm legs: ${permit.load_number}, ${state}`}
        >
          Confirm legs
        </ButtonLink>
      )}
      {open > 0 && permit.permit_id !== '' && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Enter ${enter}: ${permit.load_number}, ${state}`}
          onClick={onEnter}
        >
          <span>
            Enter<span className="md:max-3xl:hidden">{` ${enter}`}</span>
          </span>
        </Button>
      )}
    </span>
  );
}
