import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import {
  SLOT_POSITIONS,
  slotFormSchema,
  type SlotForm,
  type SlotPayload,
} from '@contracts/escort-slot';
import { LOAD_TIME_ZONES, ZONE_NAMES } from '@domain/time/time-zones';
import { toLocalTime } from '@domain/time/zoned-time';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useAddSlotsMutation, useSaveSlotMutation, type EscortSlot } from '../../api/escort-slots';
import { POSITION_NAMES } from '../../model/escort-labels';
import { statesOfLegs } from '../../model/proposed-slots';

interface SlotDialogProps {
  load: AdminLoad;
  /** `null` for a new slot. */
  opened: EscortSlot | null;
  /** The slots as they are now. */
  slots?: readonly EscortSlot[];
  onClose: () => void;
}

function formOf(load: AdminLoad, slot: EscortSlot | null): SlotForm {
  const at = (iso: string | null, zone: string) => (iso === null ? '' : toLocalTime(iso, zone));
  const zone = slot?.time_zone ?? load.pickup_time_zone;
  return {
    position: slot?.position ?? 'chase',
    states: (slot?.states ?? statesOfLegs(load.legs)).join(', '),
    meet_place: slot?.meet_place ?? '',
    meet_at: at(slot === null ? load.pickup_at : slot.meet_at, zone),
    ends_at: at(slot?.ends_at ?? null, zone),
    time_zone: zone,
    channel: slot?.channel ?? '',
  };
}

/** Adds an escort slot, or edits one. */
export function SlotDialog({ load, opened, slots = [], onClose }: SlotDialogProps) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const form = useForm<SlotForm, unknown, SlotPayload>({
    resolver: standardSchemaResolver(slotFormSchema),
    defaultValues: formOf(load, opened),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const adding = useAddSlotsMutation();
  const saving = useSaveSlotMutation();
  const save = opened === null ? adding : saving;
  const current = opened === null ? null : slots.find((slot) => slot.id === id);
  const version = useEditedVersion({ opened, current, save });
  const { base, isStale } = version;
  const send = (slot: SlotPayload) => {
    if (base === null) {
      adding.mutate({ loadId: load.id, slots: [{ id, ...slot }] }, { onSuccess: onClose });
    } else if (!isStale) {
      const changes = slot.position === 'police' ? slot : { ...slot, is_arranged: false };
      saving.mutate({ base, changes }, { onSuccess: onClose });
    }
  };
  return (
    <FormDialog
      title={opened === null ? 'Add escort slot' : 'Edit escort slot'}
      description={
        opened === null
          ? 'A position that needs a pilot car or the police.'
          : 'If its terms change, its pilot car has to confirm again.'
      }
      error={save.error}
      failure="We couldn’t save the escort slot."
      submitLabel="Save slot"
      isDirty={isDirty}
      isBusy={save.isPending}
      stale={
        isStale
          ? {
              noun: 'escort slot',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                form.reset(formOf(load, version.rebase()));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Position">
          {(control) => (
            <Select {...control} {...form.register('position')}>
              {SLOT_POSITIONS.map((position) => (
                <option key={position} value={position}>
                  {POSITION_NAMES[position]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="States" hint="For example OH, KY." error={errors.states?.message}>
          {(control) => <Input autoComplete="off" {...control} {...form.register('states')} />}
        </Field>
        <Field
          className="sm:col-span-2"
          label="Meet point"
          isOptional
          error={errors.meet_place?.message}
        >
          {(control) => (
            <Input
              autoComplete="off"
              placeholder="Welcome center, I-65, mile 119"
              maxLength={160}
              {...control}
              {...form.register('meet_place')}
            />
          )}
        </Field>
        <Field label="Meet" isOptional error={errors.meet_at?.message}>
          {(control) => <DateInput hasTime {...control} {...form.register('meet_at')} />}
        </Field>
        <Field
          label="Estimated end"
          isOptional
          hint="Leave blank to use the delivery time."
          error={errors.ends_at?.message}
        >
          {(control) => <DateInput hasTime {...control} {...form.register('ends_at')} />}
        </Field>
        <Field label="Time zone">
          {(control) => (
            <Select {...control} {...form.register('time_zone')}>
              {LOAD_TIME_ZONES.map((zone) => (
                <option key={zone} value={zone}>
                  {ZONE_NAMES[zone]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Radio channel" isOptional error={errors.channel?.message}>
          {(control) => (
            <Input
              autoComplete="off"
              placeholder="CB 17"
              maxLength={40}
              {...control}
              {...form.register('channel')}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
