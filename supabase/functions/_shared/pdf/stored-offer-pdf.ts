import type { Offer } from '../contracts/offer.ts';
import type { Database } from '../database.ts';
import { offerPdf } from './offer-pdf.ts';

/** Bytes as base64, in pieces: too many arguments would overflow the stack. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

/**
 * The PDF of a sent offer in base64: the stored one, or a new one that is stored from now on.
 *
 * @throws Error if it can't be read or stored.
 */
export async function storedOfferPdf(
  database: Database,
  offer: Offer,
  customerName: string,
): Promise<string> {
  const stored = await database.rpc('offer_pdf', { _offer_id: offer.id });
  if (stored.error) throw new Error(`Could not read the PDF of ${offer.id}: ${stored.error.code}`);
  // The generated types don't say that it can be null.
  const known = stored.data as string | null;
  if (known !== null) return known;
  const made = await database.rpc('store_offer_pdf', {
    _offer_id: offer.id,
    _pdf: toBase64(await offerPdf(offer, customerName)),
  });
  if (made.error) throw new Error(`Could not store the PDF of ${offer.id}: ${made.error.code}`);
  return made.data;
}

/** `O-2026-00058-v2.pdf`. */
export const pdfName = ({ number, version }: Pick<Offer, 'number' | 'version'>): string =>
  `${number}-v${String(version)}.pdf`;
