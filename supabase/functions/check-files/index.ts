import { serviceClient } from '../_shared/database.ts';
import { onPost } from '../_shared/http/on-post.ts';
import { requireCronSecret } from '../_shared/http/require-cron-secret.ts';
import { checkFiles } from './check-files.ts';

/**
 * POST → {checked}: how many files. Compares the content of submitted files with their declared type and
 * quarantines files that differ. Only the scheduler may call it, every minute (docs/deploy.md).
 */
Deno.serve(
  onPost('check-files', async (request) => {
    await requireCronSecret(request);
    return { checked: await checkFiles(serviceClient()) };
  }),
);
