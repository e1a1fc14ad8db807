import { useController, type UseFormReturn } from 'react-hook-form';
import { poundsText } from '@domain/numbers/read-pounds';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { PlaceField } from '@/shared/places/place-field';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import type { Rig } from '../model/combinations';
import type { AssessmentValues } from '../model/share-params';

interface LoadInputsProps {
  form: UseFormReturn<AssessmentValues>;
  rigs: readonly Rig[];
  /** The recommended rig's name, if there is one. */
  recommended: string | null;
  problems: Readonly<Record<string, string>>;
}

/** Size, weight, origin, destination and trailer. */
export function LoadInputs({ form, rigs, recommended, problems }: LoadInputsProps) {
  // Controlled, because the trailers load after the address that names one has been read.
  const trailer = useController({
    control: form.control,
    name: 'trailer',
    defaultValue: '',
  }).field;
  const isListed = rigs.some(({ id }) => id === trailer.value);
  const isGone = rigs.length > 0 && !isListed && trailer.value !== '';
  return (
    <div className="@container grid gap-5">
      <div className="grid gap-3 @2xs:grid-cols-2 @2xl:grid-cols-4">
        <LengthField form={form} name="length" label="Length" error={problems['length']} />
        <LengthField form={form} name="width" label="Width" error={problems['width']} />
        <LengthField form={form} name="height" label="Height" error={problems['height']} />
        <Field label="Weight" error={problems['weight']}>
          {(control) => (
            <NumberInput
              {...control}
              {...form.register('weight')}
              format={poundsText}
              suffix="lb"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-subtle print:hidden">
        Enter the size of the largest piece and the weight of all pieces. You can type 12′4″, 148 in
        or 3.76 m, and 72,200 lb, 32,750 kg or 32.75 t (metric tons).
      </p>
      <div className="grid gap-5 @lg:grid-cols-2">
        <PlaceField form={form} name="origin" label="Origin" error={problems['origin']} />
        <PlaceField
          form={form}
          name="destination"
          label="Destination"
          error={problems['destination']}
        />
        <Field label="Trailer" hint={trailerHint(isGone, recommended)} className="@lg:col-span-2">
          {(control) => (
            <Select {...control} {...trailer} value={isListed ? trailer.value : ''}>
              <option value="">Recommend one</option>
              {rigs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}

function trailerHint(isGone: boolean, recommended: string | null): string {
  if (isGone) {
    return 'The trailer in this link isn’t in our fleet anymore. This uses the one we recommend.';
  }
  return recommended === null ? 'We’ll recommend one that fits.' : `We recommend: ${recommended}`;
}
