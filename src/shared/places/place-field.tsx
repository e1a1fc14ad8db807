import { useCallback, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

/** Loads with the town list, when someone enters the field. Without the list, the field takes any text. */
const PlaceSuggestions = lazyPart(
  async () => (await import('./place-suggestions')).PlaceSuggestions,
  { onFailure: () => null },
);

interface PlaceFieldProps<Values extends FieldValues, Payload> {
  form: UseFormReturn<Values, unknown, Payload>;
  name: Path<Values>;
  label: string;
  error?: string | undefined;
}

/** A place as `City, state`. Suggests towns, and takes any other text. */
export function PlaceField<Values extends FieldValues, Payload>({
  form,
  name,
  label,
  error,
}: PlaceFieldProps<Values, Payload>) {
  const [entered, setEntered] = useState<{ input: HTMLInputElement; before: string } | null>(null);
  const handlePick = useCallback(
    (text: string) => {
      form.setValue(name, text as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    },
    [form, name],
  );
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className="relative grid gap-1.5">
          <Input
            {...control}
            {...form.register(name)}
            placeholder="City, state"
            autoComplete="off"
            onFocus={(event) => {
              const input = event.currentTarget;
              setEntered((first) => first ?? { input, before: input.value });
            }}
          />
          {entered !== null && <PlaceSuggestions {...entered} label={label} onPick={handlePick} />}
        </span>
      )}
    </Field>
  );
}
