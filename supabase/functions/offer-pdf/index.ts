import * as z from 'zod/mini';
import { offerPdfSchema, offerSchema } from '../_shared/contracts/offer.ts';
import { callerClient, type Database, serviceClient } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';
import { offerPdf } from '../_shared/pdf/offer-pdf.ts';
import { pdfName, storedOfferPdf, toBase64 } from '../_shared/pdf/stored-offer-pdf.ts';

const offerForPdfSchema = z.object({ offer: offerSchema, customer_name: z.string() });

/**
 * POST {offer: {id}, token?} → {name, pdf}: an offer's PDF in base64, for the holder of the private link,
 * the quote's owner, and admins, who may also see a draft. 404 for everyone else.
 */
Deno.serve(
  onPost('offer-pdf', async (request) => {
    const { offer: wanted, token } = await readJson(request, offerPdfSchema);
    const database = serviceClient();
    await limitCalls(database, 'offer-pdf', request, wanted.id);
    if (!(await mayRead(request, database, wanted.id, token))) {
      throw new HttpError(404, 'This link is invalid or expired.');
    }
    const { data, error } = await database.rpc('offer_for_pdf', { _offer_id: wanted.id });
    if (error) throw new Error(`Could not read offer ${wanted.id}: ${error.code}`);
    const { offer, customer_name } = offerForPdfSchema.parse(data);
    const pdf =
      offer.status === 'draft'
        ? toBase64(await offerPdf(offer, customer_name))
        : await storedOfferPdf(database, offer, customer_name);
    return { name: pdfName(offer), pdf };
  }),
);

/** Reads with the caller's rights: the database decides. */
async function mayRead(
  request: Request,
  database: Database,
  id: string,
  token: string | undefined,
): Promise<boolean> {
  if (token !== undefined) {
    const { data, error } = await database.rpc('is_offer_of_link', {
      _offer_id: id,
      _token: token,
    });
    if (error) throw new Error(`Could not check the link of offer ${id}: ${error.code}`);
    return data;
  }
  const bearer = /^Bearer (.+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer === undefined) return false;
  const caller = callerClient(bearer);
  const { data, error } = await caller.rpc('may_read_offer', { _offer_id: id });
  // A publishable key or an expired session may read nothing.
  return error === null && data;
}
