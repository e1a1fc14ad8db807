import { serviceClient } from '../_shared/database.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { requireCronSecret } from '../_shared/http/require-cron-secret.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

/**
 * POST → {deleted}: how many files. Deletes uploaded files older than 22 hours that belong to no application,
 * quote, load or pilot car. Only the scheduler may call it, every hour (docs/deploy.md).
 */
Deno.serve(
  onPost('delete-orphaned-documents', async (request) => {
    await requireCronSecret(request);
    return { deleted: await deleteOrphanedFiles(serviceClient()) };
  }),
);
