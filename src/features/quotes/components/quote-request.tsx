import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { totalWeight } from '@domain/piece';
import { quoteFormSchema, type QuoteFormValues, type QuotePayload } from '@contracts/quote';
import type { Profile } from '@/session/session-queries';
import { fullName, useProfilePrefill } from '@/session/use-profile-prefill';
import { askedLoad, askedRoute, keepRoute } from '../model/asked-load';
import { QUOTE_DRAFT } from '../model/quote-fields';
import { clearSentQuote, loadSentQuote, type SentQuote } from '../model/sent-quote';
import { summarizeLoad } from '../model/load-summary';
import { AssessmentSlot, type AssessmentPart } from './assessment-slot';
import { LoadDrawingPanel } from './load-drawing-panel';
import { QuoteColumns } from './quote-columns';
import { QuoteConfirmation } from './quote-confirmation';
import { QuoteForm } from './quote-form';
import { LoadPreviewPanel } from './load-preview';
import { useQuoteSubmission } from './use-quote-submission';

interface QuoteRequestProps {
  /** The assessment, shown beside the form. */
  Assessment?: AssessmentPart | undefined;
  /** Called when the confirmation replaces the form, or the other way around. */
  onSentChange?: (isSent: boolean) => void;
}

/** The quote request: the form with its drawing, then the confirmation. */
export function QuoteRequest({ Assessment, onSentChange }: QuoteRequestProps) {
  const [sent, setSent] = useState<SentQuote | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [formKey, setFormKey] = useState(0);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
    setSent(loadSentQuote());
  }, []);

  const isSent = sent !== null;
  useEffect(() => {
    onSentChange?.(isSent);
  }, [isSent, onSentChange]);

  const handleSent = (quote: SentQuote) => {
    setIsNew(true);
    setSent(quote);
  };
  const handleConfirmed = (id: string) => {
    setSent((current) => (current?.id === id ? { ...current, isConfirmed: true } : current));
  };
  const handleNewRequest = () => {
    clearSentQuote();
    setSent(null);
    setFormKey(formKey + 1);
  };

  if (sent === null) {
    return (
      <QuoteDraftForm
        key={formKey}
        Assessment={Assessment}
        isAutoFocused={formKey > 0}
        onSent={handleSent}
        onConfirmed={handleConfirmed}
        onStartOver={handleNewRequest}
      />
    );
  }
  return (
    <QuoteColumns
      main={<QuoteConfirmation quote={sent} isNew={isNew} onNewRequest={handleNewRequest} />}
      drawing={
        <div data-print-only>
          <LoadDrawingPanel
            load={summarizeLoad({
              ...sent.payload,
              weight_lbs: totalWeight(sent.payload.pieces),
            })}
          />
        </div>
      }
    />
  );
}

interface QuoteDraftFormProps {
  Assessment?: AssessmentPart | undefined;
  /** Focuses the first field: the user just asked for a new form. */
  isAutoFocused: boolean;
  onSent: (quote: SentQuote) => void;
  /** Called once the confirmation email of a sent quote went out. */
  onConfirmed: (id: string) => void;
  onStartOver: () => void;
}

function QuoteDraftForm({
  Assessment,
  isAutoFocused,
  onSent,
  onConfirmed,
  onStartOver,
}: QuoteDraftFormProps) {
  // No default values but an empty piece, so that what was typed before hydration is kept.
  const form = useForm<QuoteFormValues, unknown, QuotePayload>({
    defaultValues: { pieces: [{}] },
    resolver: standardSchemaResolver(quoteFormSchema),
  });
  const shown = useRef<AssessmentSnapshot>(null);
  const [handleAnswer] = useState(() => (answer: AssessmentSnapshot | null) => {
    shown.current = answer;
  });
  const submission = useQuoteSubmission({ form, shown, onSent, onConfirmed });
  useProfilePrefill(form, QUOTE_DRAFT.blank, prefillFromProfile);

  const [route, setRoute] = useState<readonly string[] | null>(null);
  const [asked] = useSearchParams();
  useEffect(() => {
    // Runs after the draft is restored, because what the visitor just chose replaces what they typed earlier.
    for (const [field, text] of askedLoad(asked)) form.setValue(field, text);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read after hydration
    setRoute(askedRoute(asked));
  }, [form, asked]);
  const handleRouteChange = (changed: readonly string[] | null) => {
    setRoute(changed);
    keepRoute(changed);
  };

  useEffect(() => {
    if (isAutoFocused) form.setFocus('pieces.0.description');
  }, [form, isAutoFocused]);

  const handleStartOver = () => {
    submission.forget();
    onStartOver();
  };

  const slot = { form, route, onRouteChange: handleRouteChange, onAnswer: handleAnswer };
  return (
    <QuoteColumns
      main={<QuoteForm form={form} submission={submission} onStartOver={handleStartOver} />}
      drawing={<LoadPreviewPanel form={form} />}
      assessment={Assessment && <AssessmentSlot {...slot} Assessment={Assessment} place="beside" />}
      bar={Assessment && <AssessmentSlot {...slot} Assessment={Assessment} place="bar" />}
    />
  );
}

function prefillFromProfile(profile: Profile) {
  return {
    customer_name: fullName(profile),
    email: profile.email,
    phone: profile.phone ?? '',
  };
}
