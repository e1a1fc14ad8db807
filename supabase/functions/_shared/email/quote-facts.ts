import { attachmentName } from '../contracts/attachments.ts';
import { datesText, equipmentText, pieceText, totalText } from '../domain/quote-texts.ts';
import type { QuoteRow } from './quote-row.ts';

type TextFact = readonly [name: string, value: string];

/** A quote's load (beyond a single size) and route. Leaves out anything that wasn't given. */
export function quoteFacts(quote: QuoteRow): TextFact[] {
  const { pieces, po_number, attachments } = quote;
  const facts: TextFact[] = pieces.map((piece, index) => [
    pieces.length === 1 ? 'Load' : `Piece ${String(index + 1)}`,
    pieceText(piece),
  ]);
  if (pieces.length > 0) facts.push(['Total', totalText(pieces, quote.weight_lbs)]);
  facts.push(
    ['Equipment', equipmentText(quote.equipment)],
    ['Origin', quote.origin],
    ['Destination', quote.destination],
    ['Dates', datesText(quote)],
  );
  if (po_number !== null) facts.push(['PO number', po_number]);
  if (attachments.length > 0) {
    facts.push(['Attachments', attachments.map(attachmentName).join(', ')]);
  }
  return facts;
}
