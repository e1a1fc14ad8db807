import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { InboxList } from '@/shared/console/inbox/inbox-list';
import { useInbox } from '@/shared/console/inbox/use-inbox';
import { useListParams } from '@/shared/console/list/use-list-params';
import { whenOpened } from '@/shared/console/when-opened';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { quoteInbox } from '../../api/quote-inbox';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { QUOTE_ACTIONS, QUOTE_LIST_COLUMNS } from './quote-list-columns';
import { useQuoteFilters } from './use-quote-filters';

const QuoteDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./quote-drawer')).QuoteDrawer,
);

interface QuotesViewProps {
  /** Renders the ways to answer a quote: its offer and the reply by email. */
  renderAnswer: (quote: AdminQuote) => ReactNode;
  /** Renders what other features add to a quote: its emails and activity. */
  renderHistory: (quote: AdminQuote) => ReactNode;
  /** Why an attachment can't be opened; `undefined` if it can. */
  whyClosed: (path: string) => string | undefined;
}

/** Moderators can't read offers. */
const MODERATOR_COLUMNS = {
  ...QUOTE_LIST_COLUMNS,
  filters: QUOTE_LIST_COLUMNS.filters.filter(({ param }) => param !== 'offer'),
};

/** The console's quotes: list, drawer and actions. */
export function QuotesView({ renderAnswer, renderHistory, whyClosed }: QuotesViewProps) {
  const { isAdmin } = useAuth();
  const params = useListParams(QUOTE_LIST_PARAMS);
  const inbox = useInbox(quoteInbox, {
    params,
    filters: useQuoteFilters(params.filters),
    actions: QUOTE_ACTIONS,
    canDelete: isAdmin,
  });
  return (
    <>
      <InboxList
        inbox={inbox}
        columns={isAdmin ? QUOTE_LIST_COLUMNS : MODERATOR_COLUMNS}
        handlers={inbox.handlers}
        search="Name, town or equipment"
        skeletonRow="md:h-24 xl:h-15 dense:h-6"
        empty="Requests from the quote form appear here as soon as they are sent."
        note="Amber = over legal size on that trailer."
        nameOf={({ customer_name }) => customer_name}
      />
      <QuoteDrawer
        drawer={inbox.drawer}
        renderAnswer={renderAnswer}
        renderHistory={renderHistory}
        whyClosed={whyClosed}
        handlers={inbox.handlers}
      />
    </>
  );
}
