import { useWhyClosed } from '@/features/quarantine/api/quarantined-files';
import { quoteInbox } from '@/features/quotes/api/quote-inbox';
import { ExportQuotesButton } from '@/features/quotes/components/admin/export-quotes-button';
import { QuotesView } from '@/features/quotes/components/admin/quotes-view';
import { useSeeNewQuotes } from '@/features/quotes/components/admin/use-see-new-quotes';
import { useAuth } from '@/session/use-auth';
import { InboxButtons } from '@/shared/console/inbox/inbox-buttons';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ConsolePage } from './console-page';

const QuoteSnapshot = lazyPart(
  async () => (await import('@/features/assessment/components/quote-snapshot')).QuoteSnapshot,
  { onFailure: NotLoaded },
);
const QuoteOffer = lazyPart(
  async () => (await import('@/features/offers/components/admin/quote-offer')).QuoteOffer,
  { onFailure: NotLoaded },
);
const EmailThread = lazyPart(
  async () => (await import('@/features/emails/components/email-thread')).EmailThread,
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
        renderHistory={(quote) => {
          const { id, email, reference } = quote;
          return (
            <>
              <QuoteSnapshot quote={quote} />
              {isAdmin && <QuoteOffer quoteId={id} />}
              <QuarantinedFiles type="quote" id={id} />
              <EmailThread
                record={{
                  type: 'quote',
                  id,
                  email,
                  subject: `Re: Your quote request ${reference}`,
                }}
                shownBy={quoteInbox.keys.all}
              />
              {isAdmin && <RecordActivity id={id} />}
            </>
          );
        }}
      />
    </ConsolePage>
  );
}
