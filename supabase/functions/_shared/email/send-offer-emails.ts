import type { Database } from '../database.ts';
import { requireEnv, siteUrl } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { logFailure } from '../log.ts';
import { pdfName, storedOfferPdf } from '../pdf/stored-offer-pdf.ts';
import {
  type ClaimedOffer,
  claimedOfferSchema,
  HAS_PDF,
  OFFER_EMAIL_KINDS,
  offerEmail,
  type OfferEmailKind,
} from './offer-emails.ts';
import { logSiteEmail } from './log-site-email.ts';
import { sendOnce } from './send-once.ts';
import { EmailError, type SendEmail } from './transport.ts';

/**
 * Sends these emails about a version of an offer, each once, and logs every attempt. What isn't queued,
 * was sent or no longer makes sense is left out. Returns whether any email went out.
 *
 * @throws HttpError 502 if an email failed. Its claim is released; the others are sent.
 */
export async function sendOfferEmails(
  id: string,
  kinds: readonly string[],
  database: Database,
  send: SendEmail,
): Promise<boolean> {
  const settings = { dispatch: requireEnv('DISPATCH_EMAIL'), siteUrl: siteUrl() };
  const record = { type: 'offer', id } as const;

  const attempt = async (kind: OfferEmailKind, claimed: ClaimedOffer) => {
    const { offer, customer_name } = claimed;
    const email = offerEmail(kind, claimed, settings);
    const attachments = HAS_PDF.includes(kind)
      ? [
          {
            filename: pdfName(offer),
            content: await storedOfferPdf(database, offer, customer_name),
          },
        ]
      : undefined;
    try {
      const providerId = await send(
        { ...email, ...(attachments && { attachments }) },
        `${kind}/${id}`,
      );
      await logSiteEmail(database, record, kind, email, { providerId });
    } catch (error) {
      if (!(error instanceof EmailError)) throw error;
      await logSiteEmail(database, record, kind, email, { error: error.reason });
      throw error;
    }
  };

  let sent = false;
  const failures: unknown[] = [];
  for (const kind of OFFER_EMAIL_KINDS.filter((one) => kinds.includes(one))) {
    const claim = {
      what: 'offer',
      row: claimedOfferSchema,
      take: async () => {
        const { data, error } = await database.rpc('claim_offer_email', {
          _offer_id: id,
          _kind: kind,
        });
        return { data: data === null ? [] : [data], error };
      },
      release: () => database.rpc('release_offer_email', { _offer_id: id, _kind: kind }),
    };
    try {
      if (await sendOnce(id, claim, (claimed) => [attempt(kind, claimed)])) sent = true;
    } catch (error) {
      failures.push(error);
      logFailure(`offer ${id}, ${kind}`, error);
    }
  }
  if (failures.length > 0) {
    throw new HttpError(502, "We couldn't send the email. Please try again later.", {
      cause: new AggregateError(failures, `offer ${id}`),
    });
  }
  return sent;
}
