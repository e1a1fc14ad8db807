import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import type { OwnQuote } from '../../api/own-quotes';
import { hasUnsentRequest, prefillQuoteRequest } from '../../model/duplicate-request';
import { quoteValues } from '../../model/quote-values';

interface DuplicateRequestButtonProps {
  quote: OwnQuote;
  /** True where it isn't the main action. */
  isQuiet?: boolean;
}

/** Opens /quote prefilled with this quote. Asks before it replaces an unsent draft. */
export function DuplicateRequestButton({ quote, isQuiet = false }: DuplicateRequestButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();

  const duplicate = () => {
    prefillQuoteRequest(quoteValues(quote));
    void navigate('/quote');
  };

  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'primary'}
        size={isQuiet ? 'sm' : 'md'}
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
