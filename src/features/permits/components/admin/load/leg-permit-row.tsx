import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { formatShortDay } from '@domain/time/day-text';
import { formatPounds } from '@domain/numbers/pounds';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { KIND_LABELS, PERMIT_BADGES } from '@/features/loads/model/permit-labels';
import { formatSize } from '@/features/loads/model/route/leg-text';
import {
  permitSheetsQueryOptions,
  useMarkAppliedMutation,
} from '@/features/permits/api/permit-desk';
import { useRemovePermitMutation } from '@/features/permits/api/permit-mutations';
import { AUTHORITY_LABELS, authorityName, termLines } from '@/features/permits/model/permit-terms';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Td, Tr } from '@/shared/ui/table';
import { RequestButtons } from '../request-buttons';
import { PermitRevisions } from './permit-revisions';

interface LegPermitRowProps {
  load: AdminLoad;
  permit: LoadDetails['permits'][number];
  columns: number;
  /** Opens its fields; `null` on a closed load. */
  onOpen: (() => void) | null;
}

/** A permit under its leg: what it says, whether it covers the leg, and the next step. */
export function LegPermitRow({ load, permit, columns, onOpen }: LegPermitRowProps) {
  const { tone, word } = PERMIT_BADGES[permit.status];
  const problem = load.problems.find(({ record_id: id }) => id === permit.id)?.problem;
  const size = {
    length: permit.max_length ?? 0,
    width: permit.max_width ?? 0,
    height: permit.max_height ?? 0,
  };
  const facts = [
    `${AUTHORITY_LABELS[permit.authority_type] ?? ''}, ${KIND_LABELS[permit.kind].toLowerCase()}`,
    Object.values(size).some((feet) => feet > 0) && formatSize(size),
    permit.max_weight_lbs !== null && formatPounds(permit.max_weight_lbs),
    permit.revision > 1 && `revision ${String(permit.revision)}`,
  ].filter((text) => text !== false);
  return (
    <Tr className="bg-sunk">
      <Td className="max-md:hidden" />
      <Td className="max-md:hidden" />
      <Td card="line">
        <span className="font-semibold wrap-anywhere">
          {`${authorityName(permit)}: ${permit.permit_number ?? 'no number yet'}`}
        </span>
        <span className="block text-xs text-subtle">{facts.join(' · ')}</span>
        {termLines(permit).map((line) => (
          <span key={line} className="block text-xs text-subtle">
            {line}
          </span>
        ))}
        {permit.issued_at !== null && (
          <PermitRevisions permitId={permit.id} name={authorityName(permit)} />
        )}
      </Td>
      <Td card="line" className="tabular-nums">
        {permit.valid_from !== null && permit.valid_until !== null
          ? `${formatShortDay(permit.valid_from)} to ${formatShortDay(permit.valid_until)}`
          : 'Dates TBD'}
      </Td>
      <Td card="line">
        <Badge tone={problem !== undefined && permit.status === 'issued' ? 'danger' : tone}>
          {word}
        </Badge>
        {problem !== undefined && ['issued', 'amending'].includes(permit.status) && (
          <span className="block text-xs font-semibold wrap-anywhere text-danger-text">
            {problem}
          </span>
        )}
      </Td>
      {columns === 6 && (
        <Td card="line" className="md:text-right">
          {onOpen !== null && <PermitActions load={load} permit={permit} onOpen={onOpen} />}
        </Td>
      )}
    </Tr>
  );
}

function PermitActions({
  load,
  permit,
  onOpen,
}: Pick<LegPermitRowProps, 'load' | 'permit'> & { onOpen: () => void }) {
  const client = useQueryClient();
  const apply = useMarkAppliedMutation();
  const removal = useRemovePermitMutation();
  const name = authorityName(permit);
  const isOpen = permit.status === 'needed' || permit.status === 'applied';
  return (
    <span className="inline-flex flex-wrap gap-1 md:justify-end">
      {isOpen && (
        <RequestButtons
          name={name}
          load={async () =>
            (await client.query(permitSheetsQueryOptions(load.number, permit.id)))[0]
          }
        >
          Copy request
        </RequestButtons>
      )}
      {permit.status === 'needed' && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Mark applied: ${name}`}
          isBusy={apply.isPending}
          onClick={() => {
            apply.mutate({ permit_id: permit.id, updated_at: permit.updated_at });
          }}
        >
          Applied
        </Button>
      )}
      {permit.status !== 'used' && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${isOpen ? 'Enter' : 'Amend'} ${name} permit`}
          onClick={onOpen}
        >
          {isOpen ? 'Enter' : 'Amend'}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        isIcon
        aria-label={`Remove ${name} permit`}
        isBusy={removal.isPending}
        onClick={() => {
          removal.mutate(permit.id);
        }}
      >
        <X />
      </Button>
    </span>
  );
}
