import { LOAD_DOCUMENT_BUCKET } from '../_shared/contracts/load-documents.ts';
import { linkedDocumentSchema } from '../_shared/contracts/load-timeline.ts';
import { serviceClient } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { limitCalls } from '../_shared/http/limit-calls.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { readJson } from '../_shared/http/read-json.ts';

/** Lifetime of a file's URL, in seconds. The browser opens it immediately. */
const VALID_S = 60;

/**
 * POST {document: {id}, token} → {path}: where Storage returns a BOL or POD for a minute, to the holder of the
 * private link that lists it. 404 for everything else.
 */
Deno.serve(
  onPost('load-document', async (request) => {
    const { document, token } = await readJson(request, linkedDocumentSchema);
    const database = serviceClient();
    await limitCalls(database, 'load-document', request, document.id);
    const { data: file, error } = await database.rpc('document_of_link', {
      _document_id: document.id,
      _token: token,
    });
    if (error)
      throw new Error(`Could not check the link of document ${document.id}: ${error.code}`);
    if ((file as string | null) === null)
      throw new HttpError(404, 'This link is invalid or expired.');
    const signed = await database.storage.from(LOAD_DOCUMENT_BUCKET).createSignedUrl(file, VALID_S);
    if (signed.error) {
      throw new Error(`Could not sign document ${document.id}: ${signed.error.message}`);
    }
    // Without the host, which may be an internal one here.
    const { pathname, search } = new URL(signed.data.signedUrl);
    return { path: `${pathname}${search}` };
  }),
);
