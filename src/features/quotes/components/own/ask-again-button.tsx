import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import type { OwnQuote } from '../../api/own-quotes';
import { hasStartedQuote, startQuoteWith } from '../../model/ask-again';
import { quoteValues } from '../../model/quote-values';

/** Opens /quote with the data of this quote; a request begun there is not replaced unasked. */
export function AskAgainButton({ quote }: { quote: OwnQuote }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  const startAgain = () => {
    startQuoteWith(quoteValues(quote));
    void navigate('/quote');
  };

  return (
    <>
      <Button
        size="md"
        onClick={() => {
          if (hasStartedQuote()) setIsAsking(true);
          else startAgain();
        }}
      >
        Ask again with the same data
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Replace the request you have begun?"
        description="A quote request you have not sent yet is kept on this device. The data of this quote would take its place."
        confirmLabel="Replace"
        onConfirm={startAgain}
      />
    </>
  );
}
