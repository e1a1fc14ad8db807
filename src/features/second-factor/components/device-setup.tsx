import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { useFinishDeviceMutation, useStartDeviceMutation, type NewDevice } from '../api/factors';
import { secondFactorReason } from '../toasts';
import { CodeField } from './code-field';
import { useCode } from './use-code';

/** Longest name of a device. */
const NAME_MAX = 40;

interface DeviceSetupProps {
  /** Called once the device's first code is verified. */
  onDone?: () => void;
}

/** Sets up an authenticator app: its name, then the QR code and the first code. */
export function DeviceSetup({ onDone }: DeviceSetupProps) {
  const start = useStartDeviceMutation();
  const [name, setName] = useState('My phone');
  const [isChecked, setIsChecked] = useState(false);
  if (start.data !== undefined) return <FirstCode device={start.data} onDone={onDone} />;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '' && !start.isPending) start.mutate(name.trim());
  };
  const missing = isChecked && name.trim() === '' ? 'Enter a name for this device.' : undefined;
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Set up two-step verification"
      className="grid gap-4.5"
      onSubmit={handleSubmit}
    >
      <p className="text-muted">
        You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or
        1Password. It shows a new six-digit code every 30 seconds.
      </p>
      <Field
        label="Name of this device"
        hint="Helps you recognize it later."
        error={missing ?? (start.error === null ? undefined : secondFactorReason(start.error))}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={start.isPending} busyText="Starting...">
          Set Up
        </Button>
      </div>
    </form>
  );
}

interface FirstCodeProps {
  device: NewDevice;
  onDone: (() => void) | undefined;
}

function FirstCode({ device: { id, qrCode, secret }, onDone }: FirstCodeProps) {
  const finish = useFinishDeviceMutation();
  const { field, check } = useCode(finish.error);
  const formRef = useRef<HTMLFormElement>(null);
  // Don't focus the field: on a phone the keyboard would cover the QR code.
  useEffect(() => {
    formRef.current?.focus();
  }, []);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = check();
    if (code === undefined || finish.isPending) return;
    finish.mutate({ deviceId: id, code }, { onSuccess: () => onDone?.() });
  };

  return (
    <form
      ref={formRef}
      tabIndex={-1}
      noValidate
      method="dialog"
      aria-label="Confirm the device"
      className="grid gap-4.5 outline-none"
      onSubmit={handleSubmit}
    >
      <ol className="grid gap-4.5">
        <li className="grid gap-3">
          <p>
            <strong>1.</strong> Scan this QR code with your authenticator app.
          </p>
          {/* White around the code even in the dark theme; apps can't read it otherwise. */}
          <img
            src={qrCode}
            alt="QR code for your authenticator app"
            className="size-48 rounded-sm border bg-white object-contain"
          />
        </li>
        <li className="grid gap-1.5">
          <p className="text-muted">Can’t scan it? Type this key into the app instead:</p>
          <code className="rounded-sm border bg-sunk px-3 py-2 text-sm wrap-anywhere select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </li>
        <li className="grid gap-3">
          <p>
            <strong>2.</strong> Enter the code the app shows.
          </p>
          <CodeField {...field} />
        </li>
      </ol>
      <Alert tone="info" title="Your other devices will be signed out.">
        They need a code at the next sign-in.
      </Alert>
      <div>
        <Button type="submit" isBusy={finish.isPending || finish.isSuccess} busyText="Checking...">
          Turn On
        </Button>
      </div>
    </form>
  );
}
