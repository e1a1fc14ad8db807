import type { ReactNode } from 'react';
import {
  datesText,
  equipmentText,
  pieceText,
  totalText,
  type QuoteContents,
} from '@domain/quote-texts';
import type { LoadSize } from '@/shared/drawing/load-size';
import { loadSizeText } from '../model/load-size-text';

/** A stored request without its route and sender. */
export interface RequestedLoad extends QuoteContents, LoadSize {
  equipment: string;
  notes: string | null;
}

/** The requested move as terms and details. */
export function requestFacts(quote: RequestedLoad, attachments: ReactNode) {
  const { pieces, commodity, po_number, notes } = quote;
  const load =
    pieces.length === 0
      ? [
          { term: 'Load', detail: <UserText text={commodity ?? 'Not given'} /> },
          { term: 'Length × width × height', detail: loadSizeText(quote) },
        ]
      : [
          ...pieces.map((piece, index) => ({
            term: `Piece ${String(index + 1)}`,
            detail: <UserText text={pieceText(piece)} />,
          })),
          { term: 'Total', detail: totalText(pieces, quote.weight_lbs) },
        ];
  return [
    ...load,
    { term: 'Trailer', detail: <UserText text={equipmentText(quote.equipment)} /> },
    { term: 'Dates', detail: datesText(quote) },
    { term: 'PO number', detail: <UserText text={po_number ?? 'Not given'} /> },
    { term: 'Attachments', detail: attachments },
    { term: 'Notes', detail: <UserText text={notes ?? 'None'} /> },
  ];
}

/** Text that a customer typed: plain, with its line breaks. */
export function UserText({ text }: { text: string }) {
  return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
}
