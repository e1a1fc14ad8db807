import { X } from 'lucide-react';
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { amountText, readCents } from '@domain/numbers/amount';
import type { CancelForm, CancelPayload, FeeForm } from '@contracts/cancel-load';
import { CURRENCIES, type Currency, formatCents } from '@domain/numbers/money';
import { NumberInput } from '@/shared/forms/number-input';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';

interface CancelFeesProps {
  form: UseFormReturn<CancelForm, unknown, CancelPayload>;
  /** The currency the load is billed in; `null` if it has to be chosen. */
  fixedCurrency: Currency | null;
  hasOffer: boolean;
}

const centsOf = (amount: string, currency: Currency) => {
  const cents = readCents(amount, currency);
  return cents === null || Number.isNaN(cents) ? 0 : cents;
};

/** A fee's field in the form. */
const feePath = <Name extends keyof FeeForm>(index: number, name: Name) =>
  `fees.${String(index)}.${name}` as `fees.${number}.${Name}`;

/** The fees of a cancellation: which are charged, their amounts and the sum. */
export function CancelFees({ form, fixedCurrency, hasOffer }: CancelFeesProps) {
  const { control, register } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'fees' });
  const { errors } = useFormState({ control });
  const fees = useWatch({ control, name: 'fees' });
  const currency = useWatch({ control, name: 'currency' });
  const total = fees
    .filter(({ isCharged }) => isCharged)
    .reduce((sum, { amount }) => sum + centsOf(amount, currency), 0);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-ui font-semibold">Fees</legend>
      <p className="text-sm text-subtle">
        {hasOffer
          ? 'From the accepted offer and the permits you paid for. Check what the customer is charged.'
          : 'This load has no accepted offer, so there are no agreed fees.'}
      </p>
      <ul className="grid empty:hidden">
        {fields.map((field, index) => {
          const problem = errors.fees?.[index];
          const isOwn = field.proposed === null && field.kind === 'other';
          const name = isOwn ? `Fee ${String(index + 1)}` : field.description;
          return (
            <li
              key={field.id}
              className={cn(
                'grid items-start gap-x-3 gap-y-2 border-t py-2.5',
                isOwn
                  ? 'grid-cols-[minmax(0,1fr)_8.5rem_auto]'
                  : 'grid-cols-[minmax(0,1fr)_8.5rem]',
              )}
            >
              {isOwn ? (
                <Field label="Description" error={problem?.description?.message}>
                  {(input) => (
                    <Input
                      isCompact
                      maxLength={160}
                      {...input}
                      {...register(feePath(index, 'description'))}
                    />
                  )}
                </Field>
              ) : (
                <Checkbox
                  className="py-2 wrap-anywhere"
                  label={field.description}
                  {...register(feePath(index, 'isCharged'))}
                />
              )}
              <Field
                label={<span className={isOwn ? undefined : 'sr-only'}>{`${name}, amount`}</span>}
                error={problem?.amount?.message}
              >
                {(input) => (
                  <NumberInput
                    isCompact
                    format={(text) => amountText(text, currency)}
                    placeholder="0.00"
                    className="text-right tabular-nums"
                    {...input}
                    {...register(feePath(index, 'amount'))}
                  />
                )}
              </Field>
              {isOwn && (
                <Button
                  variant="ghost"
                  size="sm"
                  isIcon
                  className="mt-7"
                  aria-label={`Remove ${name.toLowerCase()}`}
                  onClick={() => {
                    remove(index);
                  }}
                >
                  <X />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            append({ isCharged: true, kind: 'other', description: '', amount: '', proposed: null });
          }}
        >
          Add fee
        </Button>
        {fixedCurrency === null && (
          <Field label="Currency">
            {(input) => (
              <Select isCompact {...input} {...register('currency')}>
                {CURRENCIES.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <p className="flex justify-between gap-4 border-t-2 border-fg pt-2 font-bold">
        <span>To charge</span>
        <output className="tabular-nums" aria-label="To charge">
          {`${formatCents(total, currency)} ${currency}`}
        </output>
      </p>
    </fieldset>
  );
}
