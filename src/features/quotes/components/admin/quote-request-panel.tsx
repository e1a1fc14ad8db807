import { datesText, pieceText, totalText } from '@domain/quote-texts';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { adminQuoteKeys } from '../../api/admin-query-keys';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { AttachmentList } from '../attachment-list';

interface QuoteRequestPanelProps {
  quote: AdminQuote;
  /** Why a file can't be opened; `undefined` if it can. */
  whyClosed: (path: string) => string | undefined;
}

/** The requested move: pieces, dates, purchase order and attachments. */
export function QuoteRequestPanel({ quote, whyClosed }: QuoteRequestPanelProps) {
  const { pieces, po_number } = quote;
  return (
    <RecordFacts>
      {pieces.map((piece, index) => (
        <RecordFact key={index} term={pieces.length === 1 ? 'Load' : `Piece ${String(index + 1)}`}>
          <span className="wrap-anywhere tabular-nums">{pieceText(piece)}</span>
        </RecordFact>
      ))}
      {pieces.length > 0 && (
        <RecordFact term="Total">
          <span className="tabular-nums">{totalText(pieces, quote.weight_lbs)}</span>
        </RecordFact>
      )}
      <RecordFact term="Dates">{datesText(quote)}</RecordFact>
      {po_number !== null && (
        <RecordFact term="PO number">
          <span className="wrap-anywhere">{po_number}</span>
        </RecordFact>
      )}
      <RecordFact term="Attachments">
        <AttachmentList
          quoteId={quote.id}
          quoteKey={adminQuoteKeys.detail(quote.id)}
          whyClosed={whyClosed}
        />
      </RecordFact>
    </RecordFacts>
  );
}
