import { pdfName, storedOfferPdf } from '../pdf/stored-offer-pdf.ts';
import { claimedOfferSchema, HAS_PDF, OFFER_EMAIL_KINDS, offerEmail } from './offer-emails.ts';
import { templatesOf } from './template.ts';

/** The emails about an offer, some with its PDF. */
export const offerTemplates = templatesOf(
  OFFER_EMAIL_KINDS,
  claimedOfferSchema,
  async (kind, claimed, { database, siteUrl, dispatch }) => {
    const email = offerEmail(kind, claimed, { dispatch, siteUrl });
    if (!HAS_PDF.includes(kind)) return email;
    const { offer, customer_name } = claimed;
    const content = await storedOfferPdf(database, offer, customer_name);
    return { ...email, attachments: [{ filename: pdfName(offer), content }] };
  },
);
