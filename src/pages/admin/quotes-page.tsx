import { EmailThread } from '@/features/emails/components/email-thread';
import { RecordActivity } from '@/features/overview/components/record-activity';
import { useWhyClosed } from '@/features/quarantine/api/quarantined-files';
import { QuarantinedFiles } from '@/features/quarantine/components/quarantined-files';
import { adminQuoteKeys } from '@/features/quotes/api/admin-keys';
import { QUOTE_TRASH } from '@/features/quotes/api/quote-trash';
import { ExportQuotesButton } from '@/features/quotes/components/admin/export-quotes-button';
import { QuotesView } from '@/features/quotes/components/admin/quotes-view';
import { useSeeNewQuotes } from '@/features/quotes/components/admin/use-see-new-quotes';
import { useAuth } from '@/session/use-auth';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { TrashButton } from '@/shared/console/trash/trash-button';
import { ConsolePage } from './console-page';

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
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminQuoteKeys.all} />
          {isAdmin && <TrashButton source={QUOTE_TRASH} />}
          {isAdmin && <ExportQuotesButton />}
        </>
      }
    >
      <QuotesView
        whyClosed={whyClosed}
        renderHistory={({ id, email, reference }) => (
          <>
            <QuarantinedFiles type="quote" id={id} />
            <EmailThread
              record={{ type: 'quote', id, email, subject: `Re: Your quote request ${reference}` }}
              shownBy={adminQuoteKeys.all}
            />
            {isAdmin && <RecordActivity id={id} />}
          </>
        )}
      />
    </ConsolePage>
  );
}
