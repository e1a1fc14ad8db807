import { amountText } from '@domain/numbers/amount';
import { numberText } from '@domain/numbers/read-quantity';
import type { Currency } from '@domain/numbers/money';
import { NumberInput } from '@/shared/forms/number-input';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import type { TermsForm } from '../../model/terms';

interface TermsFieldsProps {
  form: TermsForm;
  currency?: Currency;
  problems: Readonly<Record<string, string>>;
  onChange: (changed: Partial<TermsForm>) => void;
}

const FIELDS = [
  { name: 'paymentDays', label: 'Payment', suffix: 'days' },
  { name: 'freeHours', label: 'Free time per stop', suffix: 'h' },
  { name: 'detention', label: 'Detention per hour' },
  { name: 'layover', label: 'Layover per day' },
  { name: 'tonu', label: 'TONU', hint: 'Truck ordered, not used' },
] as const satisfies readonly {
  name: keyof TermsForm;
  label: string;
  suffix?: string;
  hint?: string;
}[];

/** The times and amounts of an offer's terms; the parent lays them out. */
export function TermsFields({ form, currency = 'USD', problems, onChange }: TermsFieldsProps) {
  return FIELDS.map(({ name, label, ...parts }) => (
    <Field
      key={name}
      label={label}
      hint={'hint' in parts ? parts.hint : undefined}
      error={problems[name]}
    >
      {(control) => (
        <NumberInput
          {...control}
          isCompact
          format={'suffix' in parts ? numberText : (text) => amountText(text, currency)}
          suffix={'suffix' in parts ? parts.suffix : undefined}
          value={form[name]}
          onChange={({ target }) => {
            onChange({ [name]: target.value });
          }}
        />
      )}
    </Field>
  ));
}

/** The exclusions of an offer's price, one item per line. */
export function ExclusionsField({ form, onChange }: Omit<TermsFieldsProps, 'problems'>) {
  return (
    <Field label="Not included" hint="One per line">
      {(control) => (
        <Textarea
          {...control}
          rows={6}
          maxLength={4000}
          value={form.exclusions}
          onChange={({ target }) => {
            onChange({ exclusions: target.value });
          }}
        />
      )}
    </Field>
  );
}
