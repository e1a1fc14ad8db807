import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { attachmentName } from '@contracts/attachments';
import { datesText, pieceText, totalText } from '@contracts/quote-texts';
import { RecordFact, RecordFacts } from '@/shared/console/record/record-facts';
import { Button } from '@/shared/ui/button';
import { attachmentsQueryOptions, downloadAttachmentOptions } from '../../api/admin-attachments';
import type { AdminQuote } from '../../api/admin-quote-columns';

/** What the customer asked to move: pieces, dates, purchase order and attachments. */
export function QuoteRequestPanel({ quote }: { quote: AdminQuote }) {
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
        <Attachments quoteId={quote.id} />
      </RecordFact>
    </RecordFacts>
  );
}

function Attachments({ quoteId }: { quoteId: string }) {
  const { data: paths, isError, refetch } = useQuery(attachmentsQueryOptions(quoteId));
  const { mutate } = useMutation(downloadAttachmentOptions);
  if (isError) {
    return (
      <Button variant="quiet" size="sm" onClick={() => void refetch()}>
        Retry loading attachments
      </Button>
    );
  }
  if (paths === undefined) return <span className="text-subtle">Loading...</span>;
  if (paths.length === 0) return <span className="text-subtle">None</span>;
  return (
    <ul aria-label="Attachments" className="grid justify-items-start gap-1">
      {paths.map((path) => (
        <li key={path}>
          <Button
            variant="ghost"
            size="sm"
            className="-ml-2 text-left wrap-anywhere whitespace-normal"
            aria-label={`Download ${attachmentName(path)}`}
            onClick={() => {
              mutate(path);
            }}
          >
            <Download />
            {attachmentName(path)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
