import { useState } from 'react';
import { readFigure, toPlain } from '@domain/numbers/read-number';
import { useSaveTravelSettings, type TravelSettings } from '@/features/loads/api/travel-settings';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

export interface TravelSettingsDialogProps {
  settings: TravelSettings;
  onClose: () => void;
}

const FIELDS = {
  driving_mph: { label: 'Average speed', hint: 'Including stops.', unit: 'mph', most: 80 },
  driving_hours: {
    label: 'Driving between rests',
    hint: 'Then the driver rests for 10 hours.',
    unit: 'h',
    most: 11,
  },
} as const;
const KEYS = ['driving_mph', 'driving_hours'] as const;

/** A whole number from 1; `undefined` if it isn't one. */
function readWhole(typed: string, unit: string, most: number): number | undefined {
  const { value } = readFigure(toPlain(typed), { unit, max: most, decimals: 0 });
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

/** How fast and how long a loaded truck drives. */
export function TravelSettingsDialog({ settings, onClose }: TravelSettingsDialogProps) {
  const { mutate, isPending, error } = useSaveTravelSettings();
  const [typed, setTyped] = useState({
    driving_mph: String(settings.driving_mph),
    driving_hours: String(settings.driving_hours),
  });
  const [isChecked, setIsChecked] = useState(false);
  const read = (key: (typeof KEYS)[number]) =>
    readWhole(typed[key], FIELDS[key].unit, FIELDS[key].most);
  return (
    <FormDialog
      size="sm"
      title="Travel settings"
      description="Used to propose the times of legs. Times already planned don’t change."
      error={error}
      failure="We couldn’t save the settings."
      submitLabel="Save settings"
      isDirty={KEYS.some((key) => typed[key] !== String(settings[key]))}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        const [mph, hours] = [read('driving_mph'), read('driving_hours')];
        if (mph === undefined || hours === undefined) return;
        mutate({ driving_mph: mph, driving_hours: hours }, { onSuccess: onClose });
      }}
    >
      {KEYS.map((key) => {
        const { label, hint, unit, most } = FIELDS[key];
        const isWrong = isChecked && read(key) === undefined;
        return (
          <Field
            key={key}
            label={label}
            hint={hint}
            error={isWrong ? `Enter a whole number from 1 to ${String(most)}.` : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                suffix={unit}
                value={typed[key]}
                onChange={({ target: { value } }) => {
                  setTyped((before) => ({ ...before, [key]: value }));
                }}
              />
            )}
          </Field>
        );
      })}
    </FormDialog>
  );
}
