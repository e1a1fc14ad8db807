import { serviceClient } from '../_shared/database.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { deleteOrphanedDocuments } from './delete-orphaned-documents.ts';

/**
 * POST → {}. Removes applicants' documents that belong to no application and are a week old. To be
 * called once a day (docs/deploy.md). It takes nothing from its caller, does only what is due and
 * tells nothing, so it does no harm when somebody else calls it.
 */
Deno.serve(
  onPost('clear-documents', async () => {
    await deleteOrphanedDocuments(serviceClient());
    return {};
  }),
);
