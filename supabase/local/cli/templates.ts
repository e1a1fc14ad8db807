import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_MAILS } from '../../functions/_shared/mail/account-mails.ts';
import { projectFiles } from '../project.ts';

/** `npm run templates`: writes the mails of Auth to `supabase/templates`, for hosted projects. */
mkdirSync(projectFiles.templates, { recursive: true });
for (const [name, html] of Object.entries(ACCOUNT_MAILS)) {
  writeFileSync(join(projectFiles.templates, `${name}.html`), html);
}
console.log(
  `Wrote ${String(Object.keys(ACCOUNT_MAILS).length)} mails to ${projectFiles.templates}.`,
);
