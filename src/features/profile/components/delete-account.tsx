import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';

/** The way out, at the end of the page. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4.5">
      <p className="text-muted">
        Removes your account for good. You are told what goes and what stays before anything
        happens.
      </p>
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Delete My Account
      </Button>
      {isOpen && <DeleteAccountDialog email={email} onOpenChange={setIsOpen} />}
    </div>
  );
}
