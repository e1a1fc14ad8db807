import { useFormState } from 'react-hook-form';
import { PERMIT_STATUSES } from '@contracts/load';
import { JURISDICTION_CODES } from '@domain/places/states';
import { PERMIT_BADGES } from '@/features/loads/model/permit-labels';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { Button } from '@/shared/ui/button';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import type { PermitForm as State } from './use-permit-form';

/** Adds a state's or province's permit, or edits the existing one. */
export function PermitForm({ state }: { state: State }) {
  const { form, isStale } = state;
  const { errors } = useFormState({ control: form.control });
  return (
    <form
      noValidate
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_8.5rem]"
      onSubmit={state.handleSubmit}
    >
      <Field label="State" error={errors.jurisdiction?.message}>
        {(control) => (
          <Select
            isCompact
            {...control}
            {...form.register('jurisdiction', {
              onChange: ({ target }: { target: HTMLSelectElement }) => {
                state.begin(target.value);
              },
            })}
          >
            <option value="">–</option>
            {JURISDICTION_CODES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Permit number" error={errors.permit_number?.message}>
        {(control) => (
          <Input isCompact autoComplete="off" {...control} {...form.register('permit_number')} />
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select isCompact {...control} {...form.register('status')}>
            {PERMIT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {PERMIT_BADGES[status].word}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-full grid grid-cols-2 gap-3">
        <Field label="Valid from" error={errors.valid_from?.message}>
          {(control) => <DateInput isCompact {...control} {...form.register('valid_from')} />}
        </Field>
        <Field label="Valid until" error={errors.valid_until?.message}>
          {(control) => <DateInput isCompact {...control} {...form.register('valid_until')} />}
        </Field>
      </div>
      {isStale && (
        <div className="col-span-full">
          <StaleAlert
            noun="permit"
            isDeleted={state.isDeleted}
            onShowTheirs={state.showTheirs}
            onKeepMine={state.keepMine}
          />
        </div>
      )}
      <p className="col-span-full flex gap-2">
        <Button type="submit" variant="quiet" size="sm" isBusy={state.isBusy}>
          {state.isOnFile ? `Update ${state.chosen} permit` : 'Save permit'}
        </Button>
        {state.chosen !== '' && (
          <Button variant="ghost" size="sm" disabled={state.isBusy} onClick={state.clear}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  );
}
