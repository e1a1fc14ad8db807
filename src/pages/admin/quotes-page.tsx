import { useWhyClosed } from '@/features/quarantine/api/quarantined-files';
import { quoteInbox } from '@/features/quotes/api/quote-inbox';
import { ExportQuotesButton } from '@/features/quotes/components/admin/export-quotes-button';
import { QuotesView } from '@/features/quotes/components/admin/quotes-view';
import { useSeeNewQuotes } from '@/features/quotes/components/admin/use-see-new-quotes';
import { useAuth } from '@/session/use-auth';
import { InboxButtons } from '@/shared/console/inbox/inbox-buttons';
import { RecordSection } from '@/shared/console/record/record-section';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { ConsolePage } from './console-page';

const QuoteSnapshot = lazyPart(
  async () => (await import('@/features/assessment/components/quote-snapshot')).QuoteSnapshot,
  { onFailure: NotLoaded },
);
const QuoteOffer = lazyPart(
  async () => (await import('@/features/offers/components/admin/quote-offer')).QuoteOffer,
  { onFailure: NotLoaded, fallback: <Skeleton className="h-25" /> },
);
const ReplyByEmail = lazyPart(
  async () => (await import('@/features/emails/components/reply-by-email')).ReplyByEmail,
  { onFailure: NotLoaded, fallback: <Skeleton className="h-10 w-40" /> },
);
const SentEmails = lazyPart(
  async () => (await import('@/features/emails/components/sent-emails')).SentEmails,
  { onFailure: NotLoaded },
);
const RecordActivity = lazyPart(
  async () => (await import('@/features/overview/components/record-activity')).RecordActivity,
  { onFailure: NotLoaded },
);
const QuarantinedFiles = lazyPart(
  async () => (await import('@/features/quarantine/components/quarantined-files')).QuarantinedFiles,
  { onFailure: NotLoaded },
);

/** /admin/quotes */
export function QuotesPage() {
  useSeeNewQuotes();
  const { isAdmin } = useAuth();
  const whyClosed = useWhyClosed();
  return (
    <ConsolePage
      title="Quotes"
      path="/admin/quotes"
      actions={
        <InboxButtons inbox={quoteInbox} canDelete={isAdmin}>
          {isAdmin && <ExportQuotesButton />}
        </InboxButtons>
      }
    >
      <QuotesView
        whyClosed={whyClosed}
        renderAnswer={({ id, email, reference, offer }) => {
          const reply = (
            <ReplyByEmail
              record={{ type: 'quote', id, email, subject: `Re: Your quote request ${reference}` }}
              shownBy={quoteInbox.keys.all}
            />
          );
          return isAdmin ? (
            <QuoteOffer quoteId={id} hasOffer={offer !== null}>
              {reply}
            </QuoteOffer>
          ) : (
            reply
          );
        }}
        renderHistory={(quote) => (
          <>
            <QuoteSnapshot quote={quote} />
            <QuarantinedFiles type="quote" id={quote.id} />
            <RecordSection title="Emails">
              <SentEmails type="quote" id={quote.id} />
            </RecordSection>
            {isAdmin && <RecordActivity id={quote.id} />}
          </>
        )}
      />
    </ConsolePage>
  );
}
