import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { equipmentText } from '@domain/quote-texts';
import { useAuth } from '@/session/use-auth';
import {
  EmailLink,
  PhoneLink,
  RecordFact,
  RecordFacts,
} from '@/shared/console/record/record-facts';
import { formatDateTime } from '@domain/time/moment-text';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { quoteLoadsQueryOptions } from '../../api/quote-loads';
import { AssignSelect } from './assign-select';
import { QuoteEmailsFact } from './quote-emails-fact';

/** Contact details, equipment, notes and history of a quote. */
export function QuoteFacts({ quote }: { quote: AdminQuote }) {
  const { isAdmin } = useAuth();
  const { data: loads = [] } = useQuery({
    ...quoteLoadsQueryOptions(quote.id),
    enabled: isAdmin,
  });
  const isChanged = quote.updated_at !== quote.created_at;
  return (
    <RecordFacts>
      <RecordFact term="Reference">{quote.reference}</RecordFact>
      <RecordFact term="Assigned to">
        <AssignSelect quote={quote} />
      </RecordFact>
      <RecordFact term="Equipment">{equipmentText(quote.equipment)}</RecordFact>
      <RecordFact term="Email">
        <EmailLink email={quote.email} />
      </RecordFact>
      <RecordFact term="Phone">
        <PhoneLink phone={quote.phone} />
      </RecordFact>
      <RecordFact term="Notes">
        {quote.notes === null ? (
          <span className="text-subtle">None</span>
        ) : (
          <span className="whitespace-pre-wrap">{quote.notes}</span>
        )}
      </RecordFact>
      <RecordFact term="Sent">
        {quote.user_id === null ? 'Without an account' : 'Signed in'}
      </RecordFact>
      <RecordFact term="Emails">
        <QuoteEmailsFact quote={quote} />
      </RecordFact>
      {loads.length > 0 && (
        <RecordFact term={loads.length === 1 ? 'Load' : 'Loads'}>
          {loads.map(({ id, title }) => (
            <Link key={id} to={`/admin/loads/${id}`} className="link block">
              {title}
            </Link>
          ))}
        </RecordFact>
      )}
      {isChanged && <RecordFact term="Last change">{formatDateTime(quote.updated_at)}</RecordFact>}
    </RecordFacts>
  );
}
