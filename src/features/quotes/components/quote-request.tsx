import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { quoteFormSchema, type QuoteFormValues, type QuotePayload } from '@contracts/quote';
import { clearReceipt, loadReceipt, type SentQuote } from '../model/quote-receipt';
import { readLoad } from '../model/read-load';
import { LoadSheet } from './load-sheet';
import { QuoteColumns } from './quote-columns';
import { QuoteConfirmation } from './quote-confirmation';
import { QuoteForm } from './quote-form';
import { TypedLoadSheet } from './typed-load';
import { useProfilePrefill } from './use-profile-prefill';
import { useQuoteSubmission } from './use-quote-submission';

/** Asking for a quote: the form with its drawing, then the confirmation, then perhaps another. */
export function QuoteRequest() {
  const [sent, setSent] = useState<SentQuote | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is read after hydration
    setSent(loadReceipt());
  }, []);

  const handleSent = (quote: SentQuote) => {
    setIsNew(true);
    setSent(quote);
  };
  const handleNewRound = () => {
    clearReceipt();
    setSent(null);
    setRound(round + 1);
  };

  if (sent === null) {
    return (
      <QuoteDraftForm
        key={round}
        hasFocus={round > 0}
        onSent={handleSent}
        onStartOver={handleNewRound}
      />
    );
  }
  return (
    <QuoteColumns
      main={<QuoteConfirmation quote={sent} isNew={isNew} onAnother={handleNewRound} />}
      sheet={
        <div data-print-sheet>
          <LoadSheet load={readLoad(sent.payload)} />
        </div>
      }
    />
  );
}

interface QuoteDraftFormProps {
  /** Whether the form starts with the focus in it, because somebody asked for it. */
  hasFocus: boolean;
  onSent: (quote: SentQuote) => void;
  onStartOver: () => void;
}

function QuoteDraftForm({ hasFocus, onSent, onStartOver }: QuoteDraftFormProps) {
  // No default values: what was typed before the page was hydrated is taken over.
  const form = useForm<QuoteFormValues, unknown, QuotePayload>({
    resolver: standardSchemaResolver(quoteFormSchema),
  });
  const submission = useQuoteSubmission(form, onSent);
  useProfilePrefill(form);

  useEffect(() => {
    if (hasFocus) form.setFocus('equipment');
  }, [form, hasFocus]);

  const handleStartOver = () => {
    submission.forget();
    onStartOver();
  };

  return (
    <QuoteColumns
      main={<QuoteForm form={form} submission={submission} onStartOver={handleStartOver} />}
      sheet={<TypedLoadSheet form={form} />}
    />
  );
}
