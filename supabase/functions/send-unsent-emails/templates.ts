import { loadAlertTemplate } from '../_shared/email/load-alert.ts';
import { loadTemplates } from '../_shared/email/load-emails.ts';
import { offerTemplates } from '../_shared/email/offer-templates.ts';
import { paperTemplates } from '../_shared/email/paper-emails.ts';
import { pilotTemplates } from '../_shared/email/pilot-emails.ts';
import type { EmailedRecord } from '../_shared/email/send-emails.ts';
import {
  applicationTemplates,
  linkTemplates,
  messageTemplates,
  quoteTemplates,
} from '../_shared/email/site-templates.ts';
import type { Templates } from '../_shared/email/template.ts';

/** The templates of all emails, by type of record. */
export const TEMPLATES: Readonly<Record<EmailedRecord['type'], Templates>> = {
  quote: quoteTemplates,
  message: messageTemplates,
  application: applicationTemplates,
  link_request: linkTemplates,
  offer: offerTemplates,
  load: { ...loadTemplates, ...pilotTemplates, load_alert: loadAlertTemplate },
  pilot_car: paperTemplates,
};
