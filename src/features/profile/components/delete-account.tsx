import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';

/** The button that opens the dialog to delete the account. */
export function DeleteAccount({ userId, email }: { userId: string; email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4.5">
      <p className="text-muted">
        Deletes your account permanently. We’ll show you what we delete and what we keep before you
        confirm.
      </p>
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Delete My Account
      </Button>
      {isOpen && <DeleteAccountDialog userId={userId} email={email} onOpenChange={setIsOpen} />}
    </div>
  );
}
