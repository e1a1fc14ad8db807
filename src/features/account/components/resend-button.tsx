import { Button } from '@/shared/ui/button';
import { useCooldown } from './use-cooldown';

interface ResendButtonProps {
  label: string;
  /** Seconds before the first click is allowed: 0 if no email has been sent yet. */
  cooldown?: number;
  /** Sends the email. Resolves with the seconds until the next one; rejects if none was sent. */
  onSend: () => Promise<number>;
  isBusy: boolean;
  /** True if this button has sent an email. */
  isSent: boolean;
}

/** Sends another email and counts down until the next one is allowed. */
export function ResendButton({
  label,
  cooldown: coolDown = 0,
  onSend,
  isBusy,
  isSent,
}: ResendButtonProps) {
  const { left, start } = useCooldown(coolDown);
  const isWaiting = left > 0;

  const handleClick = () => {
    if (!isWaiting) void onSend().then(start, () => undefined);
  };

  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="md"
        variant="outline"
        isBusy={isBusy}
        busyText="Sending..."
        aria-disabled={isWaiting}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        onClick={handleClick}
      >
        {label}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSent &&
          isWaiting &&
          'If this address still needs to be verified, a new email is on its way.'}
      </p>
      {isWaiting && (
        <p className="text-sm text-muted tabular-nums">{`Resend in ${String(left)} s`}</p>
      )}
    </div>
  );
}
