import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import { JURISDICTION_GROUPS } from '@domain/places/states';
import {
  equipmentFormSchema,
  type EquipmentFormValues,
  type EquipmentPayload,
} from '@contracts/profile';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useSaveEquipmentMutation, type Equipment } from '../api/equipment';
import { profileToasts } from '../toasts';
import { toEquipmentValues } from '../model/equipment-values';
import { ChangeFailure } from './change-failure';
import { JurisdictionPicker } from './jurisdiction-picker';

interface EquipmentFormProps {
  userId: string;
  equipment: Equipment | null;
}

/** A pilot car's home base, equipment and certifications. */
export function EquipmentForm({ userId, equipment }: EquipmentFormProps) {
  const save = useSaveEquipmentMutation(userId);
  const form = useForm<EquipmentFormValues, unknown, EquipmentPayload>({
    resolver: standardSchemaResolver(equipmentFormSchema),
    defaultValues: toEquipmentValues(equipment),
  });
  const { errors } = form.formState;
  const handleSubmit = form.handleSubmit((payload) => {
    if (save.isPending) return;
    save.mutate(payload, {
      onSuccess: (saved) => {
        form.reset(toEquipmentValues(saved));
      },
    });
  });

  return (
    <form
      noValidate
      method="dialog"
      aria-labelledby="pilot-equipment"
      className="grid gap-6"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Home base, city" isOptional error={errors.home_base_city?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('home_base_city')}
              autoComplete="address-level2"
            />
          )}
        </Field>
        <Field label="State or province" isOptional error={errors.home_base_state?.message}>
          {(control) => (
            <Select {...control} {...form.register('home_base_state')}>
              <option value="">Choose</option>
              {JURISDICTION_GROUPS.map(({ label, regions }) => (
                <optgroup key={label} label={label}>
                  {regions.map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Checkbox label="My car has a high pole" {...form.register('has_high_pole')} />
      <Controller
        control={form.control}
        name="certified_states"
        render={({ field }) => (
          <JurisdictionPicker
            groups={JURISDICTION_GROUPS}
            chosen={field.value}
            onChange={(codes) => {
              field.onChange(codes);
            }}
          />
        )}
      />
      <ChangeFailure error={save.error} textOf={profileToasts.availabilityFailed} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="outline" isBusy={save.isPending} busyText="Saving...">
          Save Equipment
        </Button>
        <p role="status" className="text-sm text-subtle">
          {form.formState.isDirty ? 'Unsaved changes' : 'Dispatch sees this when planning escorts.'}
        </p>
      </div>
    </form>
  );
}
