import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { amountText, dollars, readCents } from '@domain/numbers/amount';
import { numberText, readNumber } from '@domain/numbers/read-quantity';
import {
  CHARGE_KINDS,
  chargeFormSchema,
  type ChargeForm,
  type ChargePayload,
} from '@contracts/charge';
import { amountOf, CURRENCIES, formatCents } from '@domain/numbers/money';
import { LINE_UNITS } from '@contracts/offer';
import { loadDocumentsQueryOptions } from '@/features/loads/api/load-documents';
import { DOCUMENT_KIND_LABELS } from '@/features/loads/model/load-documents';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { capitalize } from '@/shared/lib/capitalize';
import { createUuid } from '@/shared/lib/create-uuid';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { useSaveChargeMutation, type Charge, type LoadMoney } from '../../api/charges';
import { CHARGE_KIND_LABELS, currencyOf } from '../../model/load-bill';

interface ChargeDialogProps {
  loadId: string;
  /** `null` for a new charge. */
  opened: Charge | null;
  money: LoadMoney;
  onClose: () => void;
}

const formOf = (charge: Charge | null, currency: ChargeForm['currency']): ChargeForm => ({
  kind: charge?.kind ?? 'detention',
  description: charge?.description ?? '',
  quantity: String(charge?.quantity ?? 1),
  unit: charge?.unit ?? 'flat',
  rate: dollars(charge?.rate_cents ?? null),
  currency: charge?.currency ?? currency,
  evidence: charge?.evidence ?? '',
  document_id: charge?.document?.id ?? '',
});

/** Adds a charge, or edits one that isn't approved yet. */
export function ChargeDialog({ loadId, opened, money, onClose }: ChargeDialogProps) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const others = money.charges.filter((charge) => charge.id !== id);
  const fixed = currencyOf({ ...money, charges: others });
  const form = useForm<ChargeForm, unknown, ChargePayload>({
    resolver: standardSchemaResolver(chargeFormSchema),
    defaultValues: formOf(opened, fixed ?? 'USD'),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const [currency, quantity, rate] = useWatch({
    control: form.control,
    name: ['currency', 'quantity', 'rate'],
  });
  const total = amountOf(readNumber(quantity), readCents(rate, currency) ?? 0);
  const { data: documents = [] } = useQuery(loadDocumentsQueryOptions(loadId));
  const save = useSaveChargeMutation();
  const current = opened === null ? null : money.charges.find((charge) => charge.id === id);
  const version = useEditedVersion({ opened, current, save });
  const sent = useRef({ content: '', requestId: '' });
  const send = (charge: ChargePayload) => {
    // A retry of the same content repeats its id; other content is another write.
    const content = JSON.stringify([charge, version.base?.updated_at]);
    if (sent.current.content !== content) sent.current = { content, requestId: createUuid() };
    save.mutate(
      {
        id,
        loadId,
        seen: version.base?.updated_at ?? null,
        requestId: sent.current.requestId,
        charge,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={opened === null ? 'Add charge' : 'Edit charge'}
      description="The customer sees it once you approve it."
      error={save.error}
      failure="We couldn’t save the charge."
      submitLabel="Save charge"
      isDirty={isDirty}
      isBusy={save.isPending}
      stale={
        version.isStale
          ? {
              noun: 'charge',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                form.reset(formOf(version.rebase(), fixed ?? 'USD'));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
    >
      <Field label="Kind">
        {(control) => (
          <Select {...control} {...form.register('kind')}>
            {CHARGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {CHARGE_KIND_LABELS[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Description"
        hint="As it should appear on the invoice, such as “Detention at pickup”."
        error={errors.description?.message}
      >
        {(control) => <Input {...control} maxLength={160} {...form.register('description')} />}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <Field label="Quantity" error={errors.quantity?.message}>
          {(control) => (
            <NumberInput format={numberText} {...control} {...form.register('quantity')} />
          )}
        </Field>
        <Field label="Unit">
          {(control) => (
            <Select {...control} {...form.register('unit')}>
              {LINE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {capitalize(unit)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          className="max-sm:col-span-2"
          label={`Rate, ${fixed ?? currency}`}
          error={errors.rate?.message}
        >
          {(control) => (
            <NumberInput
              format={(text) => amountText(text, fixed ?? currency)}
              placeholder="0.00"
              {...control}
              {...form.register('rate')}
            />
          )}
        </Field>
      </div>
      {total > 0 && (
        <p role="status" className="tabular-nums">
          <b>{formatCents(total, currency)}</b> in total.
        </p>
      )}
      {fixed === null && (
        <Field label="Currency" hint="All charges on a load are in one currency.">
          {(control) => (
            <Select {...control} {...form.register('currency')}>
              {CURRENCIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label="Evidence"
        isOptional
        hint="Proof, such as arrival and departure times."
        error={errors.evidence?.message}
      >
        {(control) => <Textarea {...control} {...form.register('evidence')} rows={2} />}
      </Field>
      {documents.length > 0 && (
        <Field label="Document" isOptional>
          {(control) => (
            <Select {...control} {...form.register('document_id')}>
              <option value="">None</option>
              {documents.map(({ id: documentId, kind, name }) => (
                <option key={documentId} value={documentId}>
                  {`${DOCUMENT_KIND_LABELS[kind]}: ${name}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </FormDialog>
  );
}
