import { withoutInvisible } from '@domain/text/invisible';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '@/shared/forms/form-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

interface WithdrawDialogProps {
  isBusy: boolean;
  onClose: () => void;
  onWithdraw: (reason: string, requestId: string) => void;
}

/** Asks why an offer is withdrawn. */
export function WithdrawDialog({ isBusy, onClose, onWithdraw }: WithdrawDialogProps) {
  const [requestId] = useState(createUuid);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      size="sm"
      title="Withdraw this offer?"
      description="The customer can’t accept it anymore and gets an email with the reason."
      error={null}
      failure=""
      submitLabel="Withdraw offer"
      busyText="Withdrawing..."
      isDirty={reason !== ''}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (reason.trim() === '') setError('Enter a reason. The customer will see it.');
        else onWithdraw(withoutInvisible(reason), requestId);
      }}
    >
      <Field label="Reason" error={error}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
