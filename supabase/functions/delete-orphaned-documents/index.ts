import { serviceClient } from '../_shared/database.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

/**
 * POST → {}. Deletes week-old documents that belong to no application and day-old attachments that
 * belong to no quote. Schedule it once a day (docs/deploy.md). It reads no input and returns nothing,
 * so anyone may call it.
 */
Deno.serve(
  onPost('delete-orphaned-documents', async () => {
    await deleteOrphanedFiles(serviceClient());
    return {};
  }),
);
