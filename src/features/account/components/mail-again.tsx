import { Button } from '@/shared/ui/button';
import { useCoolDown } from './use-cool-down';

interface MailAgainProps {
  label: string;
  /** Seconds to wait before the first press: 0 where no mail has gone yet. */
  coolDown?: number;
  /** Asks for the mail; resolves with the seconds until the next, rejects where none was sent. */
  onSend: () => Promise<number>;
  isBusy: boolean;
  /** Whether a mail was sent from here. */
  isSent: boolean;
}

/** A button for another mail, which says how long it has to be waited for. */
export function MailAgain({ label, coolDown = 0, onSend, isBusy, isSent }: MailAgainProps) {
  const { left, start } = useCoolDown(coolDown);
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
          'If the address still waits to be verified, a new mail is on its way.'}
      </p>
      {isWaiting && <p className="text-sm text-muted tabular-nums">Another one in {left} s.</p>}
    </div>
  );
}
