import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm, useFormState } from 'react-hook-form';
import {
  SLOT_POSITIONS,
  slotsFormSchema,
  type SlotForm,
  type SlotPayload,
} from '@contracts/escort-slot';
import { joinList } from '@domain/text/join-list';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { FormDialog } from '@/shared/forms/form-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { useAddSlotsMutation } from '../../api/escort-slots';
import { POSITION_NAMES } from '../../model/escort-labels';
import {
  statesOfLegs,
  toSlotForm,
  type EscortProposal,
  type ProposeEscorts,
} from '../../model/proposed-slots';

interface ProposalDialogProps {
  load: AdminLoad;
  propose: ProposeEscorts;
  /** True if the load already has slots, which a second proposal would duplicate. */
  hasSlots: boolean;
  onClose: () => void;
}

interface Form {
  slots: SlotForm[];
}
const slotPath = <Name extends keyof SlotForm>(index: number, name: Name) =>
  `slots.${String(index)}.${name}` as `slots.${number}.${Name}`;

/** Shows the escorts that the assessment proposes, lets dispatch correct them, and creates the slots. */
export function ProposalDialog({ load, propose, hasSlots, onClose }: ProposalDialogProps) {
  const { quote_id: quoteId, equipment, length, width, height, weight_lbs: weight } = load;
  const states = statesOfLegs(load.legs);
  const toAssess = { quoteId, states, equipment, length, width, height, weight };
  const isReady = states.length > 0 && length > 0 && width > 0 && height > 0;
  const query = useQuery({
    queryKey: [...adminLoadKeys.page(load.id), 'proposal', toAssess],
    queryFn: () => propose(toAssess),
    enabled: isReady,
    staleTime: Infinity,
    gcTime: 0,
  });
  // Only the first answer, so nothing changes while dispatch corrects it.
  const [proposal, setProposal] = useState<(EscortProposal & Form) | null>(null);
  if (proposal === null && query.data !== undefined) {
    const slots = query.data.escorts.map((escort) =>
      toSlotForm(escort, load.legs, load.pickup_time_zone),
    );
    setProposal({ ...query.data, slots });
  }
  const form = useForm<Form, unknown, { slots: SlotPayload[] }>({
    resolver: standardSchemaResolver(slotsFormSchema),
    defaultValues: { slots: [] },
    ...(proposal !== null && { values: { slots: proposal.slots } }),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'slots' });
  const { errors, isDirty } = useFormState({ control: form.control });
  const save = useAddSlotsMutation();
  // Created once per line, so a retry adds nothing.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (key: string) => {
    const id = ids.get(key) ?? createUuid();
    ids.set(key, id);
    return id;
  };
  const send = ({ slots }: { slots: SlotPayload[] }) => {
    save.mutate(
      {
        loadId: load.id,
        slots: slots.map((slot, index) => ({ id: idOf(fields[index]?.id ?? ''), ...slot })),
      },
      { onSuccess: onClose },
    );
  };
  const count = fields.length === 0 ? '' : `${String(fields.length)} `;
  return (
    <FormDialog
      title="Create escort slots"
      description={`At least these, by ${proposal?.isFromQuote === true ? 'what the customer saw and ' : ''}the current rules. The issued permits decide.`}
      error={save.error}
      failure="We couldn’t create the slots."
      submitLabel={`Create ${count}${fields.length === 1 ? 'slot' : 'slots'}`}
      isDirty={isDirty}
      isBusy={save.isPending}
      isBlocked={fields.length === 0}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
    >
      {!isReady ? (
        <p>Enter the load’s size and confirm its legs first.</p>
      ) : proposal !== null ? (
        <>
          {hasSlots && (
            <Alert tone="warn" title="This load has escort slots.">
              These are added to them.
            </Alert>
          )}
          {proposal.unknown.length > 0 && (
            <Alert tone="warn" title={`Not all rules of ${joinList(proposal.unknown)} are known.`}>
              They may require more escorts.
            </Alert>
          )}
          {fields.length === 0 && <p className="text-muted">No pilot car threshold reached.</p>}
          <ol className="grid gap-3 empty:hidden">
            {fields.map(({ id }, index) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(8.25rem,1fr)_1fr_auto] items-start gap-x-2 sm:gap-x-3"
              >
                <Field label={`Position ${String(index + 1)}`}>
                  {(control) => (
                    <Select {...control} {...form.register(slotPath(index, 'position'))}>
                      {SLOT_POSITIONS.map((position) => (
                        <option key={position} value={position}>
                          {POSITION_NAMES[position]}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                <Field
                  label={`States ${String(index + 1)}`}
                  error={errors.slots?.[index]?.states?.message}
                >
                  {(control) => (
                    <Input
                      autoComplete="off"
                      {...control}
                      {...form.register(slotPath(index, 'states'))}
                    />
                  )}
                </Field>
                <Button
                  variant="ghost"
                  size="sm"
                  isIcon
                  className="mt-7"
                  aria-label={`Remove position ${String(index + 1)}`}
                  onClick={() => {
                    remove(index);
                  }}
                >
                  <Trash2 />
                </Button>
              </li>
            ))}
          </ol>
          <p>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                append(
                  toSlotForm(
                    { position: 'chase', states: statesOfLegs(load.legs) },
                    load.legs,
                    load.pickup_time_zone,
                  ),
                );
              }}
            >
              Add a position
            </Button>
          </p>
        </>
      ) : query.isError ? (
        <RetryAlert title="We couldn’t assess the load." query={query} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </FormDialog>
  );
}
