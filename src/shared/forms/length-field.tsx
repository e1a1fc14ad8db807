import { useState } from 'react';
import type {
  FieldValues,
  Path,
  PathValue,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import { formatFeet, splitFeet } from '@domain/numbers/length';
import { parseLength } from '@domain/numbers/parse-length';
import { cn } from '@/shared/lib/cn';
import { controlClass } from '@/shared/ui/control-class';
import { Field } from '@/shared/ui/field';

interface LengthBoxes {
  feet: UseFormRegisterReturn;
  inches: UseFormRegisterReturn;
  readFeet: () => string;
  readInches: () => string;
  write: (feet: string, inches: string) => void;
}

/**
 * Connects a length to a form: feet in the field `name`, inches in `{name}_in`. Errors belong to
 * `name`.
 */
function registerLength<Values extends FieldValues, Payload>(
  form: UseFormReturn<Values, unknown, Payload>,
  name: Path<Values>,
): LengthBoxes {
  const inches = `${name}_in` as Path<Values>;
  const set = (field: Path<Values>, text: string) => {
    form.setValue(field, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };
  return {
    feet: form.register(name),
    // Both boxes decide if the length is valid.
    inches: form.register(inches, { deps: [name] }),
    readFeet: () => form.getValues(name),
    readInches: () => form.getValues(inches),
    write: (feetText, inchesText) => {
      set(name, feetText);
      set(inches, inchesText);
      if (form.formState.isSubmitted) void form.trigger(name);
    },
  };
}

/** A length that stays as typed, because no sixteenth of an inch is the same: 13.6 or 3.43 m. */
interface Understood {
  text: string;
  feet: number;
}

/** Splits feet and inches: 11.25 becomes 11 and 3. Returns a length that stays as typed. */
function splitTyped(text: string, { readInches, write }: LengthBoxes): Understood | null {
  if (/^\s*\d*\s*$/u.test(text) || readInches().trim() !== '') return null;
  const feet = parseLength(text);
  if (feet === null) return null;
  const split = splitFeet(feet);
  if (split.inches === '') return { text, feet };
  write(split.feet, split.inches);
  return null;
}

interface LengthFieldProps<Values extends FieldValues, Payload> {
  form: UseFormReturn<Values, unknown, Payload>;
  /** The field of the feet; the inches are in `{name}_in`. */
  name: Path<Values>;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

const UNIT =
  'pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 font-cond text-sm text-subtle';
// Condensed, so that 10 15/16 fits a box on a phone.
const BOX = 'pr-5.5 pl-2 font-cond tabular-nums';

/**
 * A length in feet and inches: two boxes, because phones have no key for ′ and ″. The feet box also
 * takes any other notation (11-3, 11.25, 135 in, 3.43 m). When the focus leaves, it splits feet and inches,
 * or shows them below.
 */
export function LengthField<Values extends FieldValues, Payload>({
  form,
  name,
  label,
  error,
  hint,
  isOptional,
  isRequired,
  className,
}: LengthFieldProps<Values, Payload>) {
  const [understood, setUnderstood] = useState<Understood | null>(null);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(control) => {
        // Registered here and not above, because a form focuses its first invalid field in registration
        // order.
        const boxes = registerLength(form, name);
        return (
          <span className="grid grid-cols-[2fr_3fr]">
            <span className="relative block focus-within:z-1">
              <input
                {...control}
                {...boxes.feet}
                onBlur={(event) => {
                  setUnderstood(splitTyped(event.target.value, boxes));
                  void boxes.feet.onBlur(event);
                }}
                inputMode="decimal"
                autoComplete="off"
                aria-required={isRequired}
                className={cn(controlClass(), BOX, 'rounded-r-none')}
              />
              <span aria-hidden="true" className={UNIT}>
                ft
              </span>
            </span>
            <span className="relative -ml-px block focus-within:z-1">
              <input
                {...boxes.inches}
                aria-label={`${label}, inches`}
                aria-invalid={control['aria-invalid']}
                aria-describedby={control['aria-describedby']}
                inputMode="decimal"
                autoComplete="off"
                className={cn(controlClass(), BOX, 'rounded-l-none')}
              />
              <span aria-hidden="true" className={UNIT}>
                in
              </span>
            </span>
            <span aria-live="polite" className="col-span-2 text-sm text-subtle not-empty:pt-1">
              {understood !== null &&
                understood.text === boxes.readFeet() &&
                `Read as ${formatFeet(understood.feet)}`}
            </span>
          </span>
        );
      }}
    </Field>
  );
}
