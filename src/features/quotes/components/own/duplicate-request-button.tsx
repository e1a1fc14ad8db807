import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import type { OwnQuote } from '../../api/own-quotes';
import { hasUnsentRequest, prefillQuoteRequest } from '../../model/duplicate-request';
import { quoteValues } from '../../model/quote-values';

/** Opens /quote prefilled with this quote. Asks before it replaces an unsent draft. */
export function DuplicateRequestButton({ quote }: { quote: OwnQuote }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();

  const duplicate = () => {
    prefillQuoteRequest(quoteValues(quote));
    void navigate('/quote');
  };

  return (
    <>
      <Button
        size="md"
        onClick={() => {
          if (hasUnsentRequest()) setIsConfirming(true);
          else duplicate();
        }}
      >
        Duplicate request
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Replace your unsent request?"
        description="You started another quote request on this device and haven’t sent it. Duplicating this one replaces it."
        confirmLabel="Replace"
        onConfirm={duplicate}
      />
    </>
  );
}
