import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigFile } from '../config/config-file.ts';
import { projectFiles } from '../config/project-files.ts';
import type { Outbox } from './outbox.ts';
import { renderTemplate, type TemplateValues } from './render-template.ts';

/** A mail of Auth: which one, to whom, and what its template says. */
export interface AuthEmail {
  /** As in `supabase/config.toml`, for example `confirmation`. */
  name: string;
  to: string;
  values: TemplateValues;
}

export type SendAuthEmail = (mail: AuthEmail) => void;

const SENDER = 'Gem City Heavy Haul <noreply@example.com>';

/**
 * Puts the mails of Auth into the outbox: the templates and subjects a hosted project has from
 * `supabase/config.toml`. A notice that is switched off there is not sent.
 */
export function createAuthMailer(outbox: Outbox, config: ConfigFile): SendAuthEmail {
  return ({ name, to, values }) => {
    const isNotice = config.value(`auth.email.notification.${name}`, 'subject') !== undefined;
    const block = `auth.email.${isNotice ? 'notification' : 'template'}.${name}`;
    if (isNotice && config.value(block, 'enabled') !== 'true') return;
    const subject = config.value(block, 'subject');
    if (subject === undefined) throw new Error(`supabase/config.toml has no mail "${name}".`);
    const template = readFileSync(join(projectFiles.templates, `${name}.html`), 'utf8');
    outbox.add({ from: SENDER, to: [to], subject, html: renderTemplate(template, values) });
  };
}
