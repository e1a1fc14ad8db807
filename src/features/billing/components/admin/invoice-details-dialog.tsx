import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState } from 'react-hook-form';
import { numberText } from '@domain/numbers/read-quantity';
import {
  invoiceDetailsSchema,
  type InvoiceDetails,
  type InvoiceDetailsForm,
} from '@contracts/invoice';
import { poundsText } from '@domain/numbers/read-pounds';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  invoiceFactsQueryOptions,
  useSaveInvoiceDetailsMutation,
  type InvoiceFacts,
} from '../../api/invoices';

interface InvoiceDetailsDialogProps {
  loadId: string;
  onClose: () => void;
}

const FIELDS = [
  ['bill_to', 'Bill to', 120],
  ['consignor', 'Consignor', 120],
  ['consignee', 'Consignee', 120],
  ['commodity', 'Description of freight', 160],
  ['packages', 'Number of packages', 20],
  ['weight_lbs', 'Weight, lb', 20],
  ['po_number', 'PO number', 60],
  ['bol_number', 'BOL number', 60],
] as const;
type FieldName = (typeof FIELDS)[number][0];
const FORMATS: Partial<Record<FieldName, (text: string) => string>> = {
  packages: numberText,
  weight_lbs: poundsText,
};
const formOf = (facts: InvoiceFacts) =>
  // FIELDS names every field of the form, which the type of fromEntries doesn't say.
  Object.fromEntries(
    FIELDS.map(([name]) => [name, String(facts[name] ?? '')]),
  ) as unknown as InvoiceDetailsForm;

/** The invoice's details of the load, filled in from the load and its stops. */
export function InvoiceDetailsDialog({ loadId, onClose }: InvoiceDetailsDialogProps) {
  const query = useQuery(invoiceFactsQueryOptions(loadId));
  if (query.data !== undefined) {
    return <DetailsForm loadId={loadId} facts={query.data} onClose={onClose} />;
  }
  return (
    <Dialog open title="Invoice details" onOpenChange={onClose}>
      {query.isError ? (
        <RetryAlert title="We couldn’t load the details." query={query} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Dialog>
  );
}

const versionOf = (facts: InvoiceFacts) => ({ ...facts, updated_at: facts.saved_at ?? '' });

interface DetailsFormProps extends InvoiceDetailsDialogProps {
  /** The newest version. */
  facts: InvoiceFacts;
}

function DetailsForm({ loadId, facts, onClose }: DetailsFormProps) {
  const save = useSaveInvoiceDetailsMutation();
  const current = versionOf(facts);
  const version = useEditedVersion({ opened: current, current, save });
  const form = useForm<InvoiceDetailsForm, unknown, InvoiceDetails>({
    resolver: standardSchemaResolver(invoiceDetailsSchema),
    defaultValues: formOf(facts),
  });
  const { errors, isDirty, dirtyFields } = useFormState({ control: form.control });
  const send = (typed: InvoiceDetails) => {
    const base = version.base ?? current;
    // Unchanged fields keep following the load.
    const details = Object.fromEntries(
      FIELDS.map(([name]) => [
        name,
        dirtyFields[name] === true ? typed[name] : (base.entered[name] ?? null),
      ]),
    );
    save.mutate({ loadId, seen: base.saved_at, details }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Invoice details"
      description="Filled in from the load and its stops. What you change here is only for the invoice."
      error={save.error}
      failure="We couldn’t save the details."
      submitLabel="Save details"
      isDirty={isDirty}
      isBusy={save.isPending}
      stale={
        version.isStale
          ? {
              noun: 'invoice',
              isDeleted: false,
              onShowTheirs: () => {
                version.rebase();
                form.reset(formOf(facts));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {FIELDS.map(([name, label, maxLength]) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(control) => (
              <NumberInput
                {...control}
                format={FORMATS[name]}
                maxLength={maxLength}
                autoComplete={undefined}
                inputMode={name in FORMATS ? 'numeric' : undefined}
                {...form.register(name)}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}
