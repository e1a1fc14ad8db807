import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { amountText, readCents } from '@domain/numbers/amount';
import { numberText, readNumber } from '@domain/numbers/read-quantity';
import {
  RATE_UNITS,
  slotOfferFormSchema,
  type RateUnit,
  type SlotOfferForm,
  type SlotOfferPayload,
} from '@contracts/escort-slot';
import { amountOf, CURRENCIES, formatCents } from '@domain/numbers/money';
import { ZONE_NAMES } from '@domain/time/time-zones';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { pilotsQueryOptions } from '@/features/loads/api/crew/admin-crew';
import { assignmentConflictsQueryOptions } from '@/features/loads/api/crew/assignment-conflicts';
import {
  conflictSentence,
  conflictsOfPerson,
  takenText,
} from '@/features/loads/model/crew/assignment-conflicts';
import { daysOf } from '@/features/loads/model/route/load-days';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { dayOf } from '@domain/time/day';
import { ConflictAlert } from '@/shared/loads/conflict-alert';
import { Checkbox } from '@/shared/ui/checkbox';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { useOfferSlotMutation, type EscortSlot, type SlotOffer } from '../../api/escort-slots';
import { describePilot } from '../../model/describe-pilot';
import { slotName } from '../../model/escort-slots';
import { ChosenPapers } from './chosen-papers';

interface OfferDialogProps {
  load: AdminLoad;
  slot: EscortSlot;
  /** All offers of the load. */
  offers: readonly SlotOffer[];
  onClose: () => void;
}

const UNIT_LABELS: Record<RateUnit, string> = { mile: 'Per mile', day: 'Per day', flat: 'Flat' };

/** The days of a slot, or of its load while the slot has no times. */
function slotDays(load: AdminLoad, { meet_at: from, ends_at: to, time_zone: zone }: EscortSlot) {
  const days = daysOf(load);
  const first = from === null ? days?.from : dayOf(from, zone);
  const last = to === null ? days?.to : dayOf(to, zone);
  return first === undefined || last === undefined || last < first
    ? days
    : { from: first, to: last };
}

/** Offers a slot to pilot cars, at a rate and until a time. Warns about conflicts of the chosen ones. */
export function OfferDialog({ load, slot, offers, onClose }: OfferDialogProps) {
  const days = slotDays(load, slot);
  const day = days?.from ?? dayOf(Date.parse(load.created_at));
  const pilots = useQuery(pilotsQueryOptions(day));
  const check = useQuery(
    assignmentConflictsQueryOptions({ id: load.id, days, states: slot.states }),
  );
  const conflicts = check.data ?? [];
  const miles = load.legs
    .filter(({ jurisdiction }) => slot.states.includes(jurisdiction))
    .reduce((sum, leg) => sum + (leg.miles ?? 0), 0);
  const form = useForm<SlotOfferForm, unknown, SlotOfferPayload>({
    resolver: standardSchemaResolver(slotOfferFormSchema),
    defaultValues: {
      pilots: [],
      lapses_at: '',
      unit: 'mile',
      quantity: miles === 0 ? '' : String(miles),
      rate: '',
      minimum: '',
      currency: 'USD',
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const [chosen, unit, quantity, rate, minimum, currency] = useWatch({
    control: form.control,
    name: ['pilots', 'unit', 'quantity', 'rate', 'minimum', 'currency'],
  });
  const save = useOfferSlotMutation();
  const offered = new Set(
    offers
      .filter(({ slot_id, status }) => slot_id === slot.id && status === 'offered')
      .map(({ pilot_id }) => pilot_id),
  );
  const cents = readCents(rate, currency) ?? 0;
  const count = unit === 'flat' ? 1 : readNumber(quantity);
  const total = Math.max(amountOf(count, cents), readCents(minimum, currency) ?? 0);
  return (
    <FormDialog
      title={`Send offer: ${slotName(slot)}`}
      description="Every pilot car you choose gets the offer. The first to accept gets the job."
      error={save.error}
      failure="We couldn’t send the offer."
      submitLabel={chosen.length > 1 ? `Send ${String(chosen.length)} offers` : 'Send offer'}
      busyText="Sending..."
      isDirty={isDirty}
      isBusy={save.isPending}
      onSubmit={(event) =>
        void form.handleSubmit((offer) => {
          save.mutate({ slot, offer }, { onSuccess: onClose });
        })(event)
      }
      onClose={onClose}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Pilot cars</legend>
        {pilots.isPending && <Skeleton className="h-24" />}
        {pilots.isError && <p className="text-danger-text">We couldn’t load the pilot cars.</p>}
        {pilots.data?.length === 0 && (
          <p className="text-muted">No pilot cars have an account yet.</p>
        )}
        {pilots.data?.map((pilot) => (
          <Checkbox
            key={pilot.pilot_id}
            value={pilot.pilot_id}
            {...form.register('pilots')}
            label={`${describePilot(
              pilot,
              takenText(conflictsOfPerson(conflicts, pilot.pilot_id)),
            )}${offered.has(pilot.pilot_id) ? '. Has this offer' : ''}`}
          />
        ))}
        {errors.pilots?.message !== undefined && (
          <p role="alert" className="text-sm font-semibold text-danger-text">
            {errors.pilots.message}
          </p>
        )}
      </fieldset>
      <ChosenPapers
        pilots={(pilots.data ?? []).filter(({ pilot_id: id }) => chosen.includes(id))}
      />
      <ConflictAlert
        title="Check before you send:"
        sentences={conflicts
          .filter(({ person_id }) => chosen.includes(person_id))
          .map(conflictSentence)}
        isFailed={check.isError}
      />
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <Field label={`Rate, ${currency}`} isOptional error={errors.rate?.message}>
          {(control) => (
            <NumberInput
              format={(text) => amountText(text, currency)}
              placeholder="0.00"
              {...control}
              {...form.register('rate')}
            />
          )}
        </Field>
        <Field label="Paid">
          {(control) => (
            <Select {...control} {...form.register('unit')}>
              {RATE_UNITS.map((one) => (
                <option key={one} value={one}>
                  {UNIT_LABELS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {unit !== 'flat' && (
          <Field label={unit === 'mile' ? 'Miles' : 'Days'} error={errors.quantity?.message}>
            {(control) => (
              <NumberInput format={numberText} {...control} {...form.register('quantity')} />
            )}
          </Field>
        )}
        <Field label="At least" isOptional error={errors.minimum?.message}>
          {(control) => (
            <NumberInput
              format={(text) => amountText(text, currency)}
              placeholder="0.00"
              {...control}
              {...form.register('minimum')}
            />
          )}
        </Field>
        <Field label="Currency">
          {(control) => (
            <Select {...control} {...form.register('currency')}>
              {CURRENCIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          className="col-span-2 sm:col-span-3"
          label="Offer ends"
          isOptional
          hint={ZONE_NAMES[slot.time_zone]}
          error={errors.lapses_at?.message}
        >
          {(control) => <DateInput hasTime {...control} {...form.register('lapses_at')} />}
        </Field>
      </div>
      {cents > 0 && total > 0 && (
        <p role="status" className="tabular-nums">
          <b>{formatCents(total, currency)}</b> each. Drivers and other pilot cars can’t see it.
        </p>
      )}
    </FormDialog>
  );
}
