import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_EMAILS } from '../../supabase/functions/_shared/email/account-emails.ts';
import { projectFiles } from '../../supabase/local/config/project-files.ts';

/** `npm run templates`: writes Auth's emails to `supabase/templates`, for hosted projects. */
mkdirSync(projectFiles.templates, { recursive: true });
for (const [name, html] of Object.entries(ACCOUNT_EMAILS)) {
  writeFileSync(join(projectFiles.templates, `${name}.html`), html);
}
console.log(
  `Wrote ${String(Object.keys(ACCOUNT_EMAILS).length)} emails to ${projectFiles.templates}.`,
);
