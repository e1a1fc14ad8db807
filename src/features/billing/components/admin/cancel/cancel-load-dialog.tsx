import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { amountOf, type Currency } from '@domain/numbers/money';
import { dollars } from '@domain/numbers/amount';
import {
  cancelFormSchema,
  type CancelForm,
  type CancelPayload,
  type FeeForm,
} from '@contracts/cancel-load';
import {
  cancellationFeesQueryOptions,
  useCancelLoadMutation,
  type CancellationFee,
} from '@/features/billing/api/cancel-load';
import { loadMoneyQueryOptions, type LoadMoney } from '@/features/billing/api/charges';
import { currencyOf } from '@/features/billing/model/load-bill';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { FormDialog } from '@/shared/forms/form-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { Textarea } from '@/shared/ui/textarea';
import { CancelFees } from './cancel-fees';

const TITLE = 'Cancel this load?';
const DESCRIPTION =
  'The driver and escorts will see that it’s canceled and be available again. You can reopen it later.';

interface CancelLoadDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Cancels a load, with a reason that stays in its log and the fees that dispatch charges. */
export function CancelLoadDialog({ load, onClose }: CancelLoadDialogProps) {
  const fees = useQuery(cancellationFeesQueryOptions(load.id));
  const money = useQuery(loadMoneyQueryOptions(load.id));
  const failed = [fees, money].find((query) => query.isError && query.data === undefined);
  if (fees.data !== undefined && money.data !== undefined) {
    return <CancelForm load={load} fees={fees.data} money={money.data} onClose={onClose} />;
  }
  return (
    <Dialog open title={TITLE} description={DESCRIPTION} size="md" onOpenChange={onClose}>
      {failed === undefined ? (
        <Skeleton className="h-60" />
      ) : (
        <RetryAlert title="We couldn’t load the fees." query={failed} />
      )}
    </Dialog>
  );
}

function feeOf(fee: CancellationFee, currency: Currency): FeeForm {
  const { kind, description, quantity, unit, rate_cents: rate, is_due: isDue } = fee;
  const amount = dollars(amountOf(quantity, rate));
  // Someone has to convert an amount in another currency.
  if (fee.currency !== currency) {
    const paid = `${description}, ${amount} ${fee.currency} paid`;
    return { isCharged: false, kind, description: paid, amount: '', proposed: null };
  }
  const proposed = { amount, quantity, unit, rate_cents: rate };
  return { isCharged: isDue, kind, description, amount, proposed };
}

interface CancelFormProps extends CancelLoadDialogProps {
  fees: readonly CancellationFee[];
  money: LoadMoney;
}

function CancelForm({ load, fees, money, onClose }: CancelFormProps) {
  const fixed = currencyOf(money);
  const form = useForm<CancelForm, unknown, CancelPayload>({
    resolver: standardSchemaResolver(cancelFormSchema),
    defaultValues: {
      reason: '',
      currency: fixed ?? 'USD',
      fees: fees.map((fee) => feeOf(fee, fixed ?? 'USD')),
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useCancelLoadMutation();
  const requestId = useRef(createUuid());
  const send = (payload: CancelPayload) => {
    mutate({ load, requestId: requestId.current, ...payload }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={TITLE}
      description={DESCRIPTION}
      size="md"
      error={error}
      failure="We couldn’t cancel the load."
      submitLabel="Cancel load"
      cancelLabel="Keep load"
      busyText="Canceling..."
      isDirty={isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="The driver and escorts can read it in the load’s log."
        error={errors.reason?.message}
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={2} />}
      </Field>
      <CancelFees form={form} fixedCurrency={fixed} hasOffer={money.offer !== null} />
    </FormDialog>
  );
}
