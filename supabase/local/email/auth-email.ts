import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigFile } from '../config/config-file.ts';
import { projectFiles } from '../config/project-files.ts';
import type { Outbox } from './outbox.ts';
import { renderTemplate, type TemplateValues } from './render-template.ts';

/** An email from Auth: its template, recipient and values. */
export interface AuthEmail {
  /** As in `supabase/config.toml`, for example `confirmation`. */
  name: string;
  to: string;
  values: TemplateValues;
}

export type SendAuthEmail = (email: AuthEmail) => void;

const SENDER = 'Gem City Heavy Haul <noreply@example.com>';

/**
 * Sends Auth's emails to the outbox, with the templates and subjects from `supabase/config.toml`.
 * Skips notifications that are off there.
 */
export function createAuthMailer(outbox: Outbox, config: ConfigFile): SendAuthEmail {
  return ({ name, to, values }) => {
    const isNotice = config.value(`auth.email.notification.${name}`, 'subject') !== undefined;
    const block = `auth.email.${isNotice ? 'notification' : 'template'}.${name}`;
    if (isNotice && config.value(block, 'enabled') !== 'true') return;
    const subject = config.value(block, 'subject');
    if (subject === undefined) throw new Error(`supabase/config.toml has no email "${name}".`);
    const template = readFileSync(join(projectFiles.templates, `${name}.html`), 'utf8');
    outbox.add({ from: SENDER, to: [to], subject, html: renderTemplate(template, values) });
  };
}
