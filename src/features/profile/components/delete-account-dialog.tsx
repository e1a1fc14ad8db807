import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Facts } from '@/shared/ui/facts';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { PasswordInput } from '@/shared/ui/password-input';
import { forgetSession, useDeleteAccountMutation } from '../api/delete-account';
import { profileToasts } from '../toasts';
import { CONFIRMATION_PHRASE, DELETION_EFFECTS } from '../model/deletion-effects';
import { ChangeFailure } from './change-failure';
import { OwnCodeField, useOwnCode } from './own-code';

interface DeleteAccountDialogProps {
  userId: string;
  email: string;
  onOpenChange: (isOpen: boolean) => void;
}

/** Explains what deleting does, and requires a typed phrase and the password. */
export function DeleteAccountDialog({ userId, email, onOpenChange }: DeleteAccountDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const deletion = useDeleteAccountMutation(email);
  const ownCode = useOwnCode(userId);
  const isDeleted = useRef(false);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isConfirmed = typed.trim().toLowerCase() === CONFIRMATION_PHRASE;

  // Clear the session only after leaving this page: without one, it would redirect to sign-in.
  useEffect(
    () => () => {
      if (isDeleted.current) void forgetSession();
    },
    [],
  );

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const isCodeReady = ownCode.check();
    if (!isConfirmed || password === '' || !isCodeReady || deletion.isPending) return;
    deletion.mutate(
      { password, code: ownCode.code },
      {
        onSuccess: () => {
          isDeleted.current = true;
          void navigate('/', { replace: true });
        },
      },
    );
  };
  const handleOpenChange = (isOpen: boolean) => {
    if (!deletion.isPending) onOpenChange(isOpen);
  };

  return (
    <Dialog
      open
      onOpenChange={handleOpenChange}
      title="Delete your account?"
      description="This can’t be undone."
      notice={<ChangeFailure error={deletion.error} textOf={profileToasts.deleteFailed} />}
      footer={
        <>
          <Button
            variant="quiet"
            size="md"
            disabled={deletion.isPending}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            size="md"
            isBusy={deletion.isPending || deletion.isSuccess}
            busyText="Deleting..."
          >
            Delete My Account
          </Button>
        </>
      }
    >
      <Facts isStacked entries={DELETION_EFFECTS} />
      <form
        noValidate
        id={formId}
        method="dialog"
        className="mt-6 grid gap-4.5"
        onSubmit={handleSubmit}
      >
        <Field
          label={`Type “${CONFIRMATION_PHRASE}” to confirm`}
          error={isChecked && !isConfirmed ? `Type “${CONFIRMATION_PHRASE}”.` : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          )}
        </Field>
        <Field
          label="Your password"
          error={isChecked && password === '' ? 'Enter your password.' : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              autoComplete="current-password"
              onChange={(event) => {
                setPassword(event.target.value);
              }}
            />
          )}
        </Field>
        <OwnCodeField {...ownCode} />
      </form>
    </Dialog>
  );
}
