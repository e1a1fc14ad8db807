import * as z from 'zod/mini';
import { stepEmail } from './step-email.ts';
import { template } from './template.ts';
import type { Email } from './transport.ts';

/** The result of `claim_emails` for dispatch. */
export const claimedLoadAlertSchema = z.object({
  number: z.string(),
  title: z.string(),
  origin: z.string(),
  destination: z.string(),
  /** One line per thing that happened. */
  alert: z.string(),
});

/** The email to dispatch about a load that needs them: an oversize hold, or a stop without times. */
export function loadAlert(
  { number, title, origin, destination, alert }: z.output<typeof claimedLoadAlertSchema>,
  dispatch: string,
  siteUrl: string,
): Email {
  const lines = alert.split('\n');
  return stepEmail(
    {
      to: dispatch,
      subject: `${number}: ${lines[0] ?? ''}`,
      title: `${number} needs you`,
      lead: lines.join('\n\n'),
      rows: [
        ['Load', title],
        ['Route', `${origin} to ${destination}`],
      ],
      open: { href: `${siteUrl}/admin/loads/${number}`, text: 'Open the load' },
    },
    siteUrl,
  );
}

/** The template of the kind `load_alert`. */
export const loadAlertTemplate = template(
  claimedLoadAlertSchema,
  (claimed, { dispatch, siteUrl }) => loadAlert(claimed, dispatch, siteUrl),
);
