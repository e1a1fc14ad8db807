import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useSignOutEverywhereMutation } from '../api/sign-out-everywhere';
import { profileToasts } from '../toasts';

/** The button that ends all of the user's sessions, after confirming. */
export function SignOutEverywhere() {
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOutEverywhereMutation();
  return (
    <div className="grid justify-items-start gap-4.5">
      <p className="text-muted">
        Lost a phone, or used a computer that isn’t yours? Sign out of this and every other device.
      </p>
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        tone="plain"
        title="Sign out everywhere?"
        description={
          <p>
            This device is signed out now. Your other devices are signed out the next time they
            connect, within an hour. What you typed and didn’t save is lost.
          </p>
        }
        confirmLabel="Sign Out Everywhere"
        isBusy={signOut.isPending}
        busyText="Signing out..."
        error={
          signOut.error === null
            ? undefined
            : profileToasts.signOutFailed(signOut.error).description
        }
        onConfirm={() => {
          signOut.mutate();
        }}
      />
    </div>
  );
}
