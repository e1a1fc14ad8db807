import { serviceClient } from '../_shared/database.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { deleteOrphanedDocuments } from './delete-orphaned-documents.ts';

/**
 * POST → {}. Deletes week-old documents that belong to no application. Schedule it once a day
 * (docs/deploy.md). It reads no input and returns nothing, so anyone may call it.
 */
Deno.serve(
  onPost('clear-documents', async () => {
    await deleteOrphanedDocuments(serviceClient());
    return {};
  }),
);
