import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  SEND_APPLICATION_EMAIL,
  sendApplicationEmail,
  storeApplication,
} from './support/applications.ts';
import {
  callFunction,
  CONFIRMED,
  countSent,
  DISPATCH,
  NOT_CONFIRMED,
  useFunction,
} from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';

describe('send-application-email', () => {
  const supabase = useFunction(SEND_APPLICATION_EMAIL);

  it('emails the applicant a confirmation with what they sent and when we answer', async () => {
    const { id, email } = await storeApplication(supabase);

    expect(await sendApplicationEmail(supabase, id)).toEqual(CONFIRMED);

    const [confirmation, ...more] = supabase.local.outbox.to(email);
    expect(more).toEqual([]);
    expect(confirmation).toMatchObject({ to: [email], subject: 'We received your application' });
    const written = [confirmation?.text, confirmation?.html].map((part) =>
      part?.replaceAll('\u200b', ''),
    );
    for (const body of written) {
      for (const part of [
        'Hello Dana,',
        'CDL Truck Driver',
        'dana.pdf, twic.pdf',
        'Monday to Friday 8am to 6pm ET',
        '937-555-0142',
      ]) {
        expect(body).toContain(part);
      }
      // The address may be someone else's.
      expect(body).not.toContain('lowboys');
    }
    expect(supabase.local.outbox.to(DISPATCH)).toEqual([]);
  });

  it('logs the confirmation', async () => {
    const { id, email } = await storeApplication(supabase);
    await sendApplicationEmail(supabase, id);

    const { data } = await supabase
      .service()
      .from('emails')
      .select('kind, to_email, subject, body, last_error')
      .eq('application_id', id);
    expect(data).toEqual([
      {
        kind: 'confirmation',
        to_email: email,
        subject: 'We received your application',
        body: null,
        last_error: null,
      },
    ]);
  });

  it('sends once, even for simultaneous and repeated calls', async () => {
    const { id, email } = await storeApplication(supabase);

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendApplicationEmail(supabase, id)),
    );

    expect(countSent(answers)).toBe(1);
    expect(await sendApplicationEmail(supabase, id)).toEqual(NOT_CONFIRMED);
    expect(supabase.local.outbox.to(email)).toHaveLength(1);
  });

  it('returns the same for an unknown id as for a sent one', async () => {
    expect(await sendApplicationEmail(supabase, randomUUID())).toEqual(NOT_CONFIRMED);
  });

  it('ignores everything in the body but the id', async () => {
    const { id, email } = await storeApplication(supabase);
    const forged = { id, email: 'victim@example.net', first_name: 'Mallory' };

    await callFunction(supabase, SEND_APPLICATION_EMAIL, {
      application: forged,
      to: 'victim@example.net',
    });

    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
    expect(JSON.stringify(supabase.local.outbox.to(email))).not.toContain('Mallory');
  });

  it('sends nothing about an application in the trash', async () => {
    const { id, email } = await storeApplication(supabase);
    await supabase.sql('update public.job_applications set deleted_at = now() where id = $1', [id]);

    expect(await sendApplicationEmail(supabase, id)).toEqual(NOT_CONFIRMED);
    expect(supabase.local.outbox.to(email)).toEqual([]);
  });

  it.each([null, {}, { application: 'x' }, { application: { id: '1 or 1=1' } }])(
    'rejects %j',
    async (body) => {
      expect((await callFunction(supabase, SEND_APPLICATION_EMAIL, body)).status).toBe(400);
    },
  );
});

describe('send-application-email, when sending fails', () => {
  const provider = useEmailApi();
  const supabase = useFunction(SEND_APPLICATION_EMAIL);

  it('releases the application, so the next call sends the confirmation', async () => {
    const { id, email } = await storeApplication(supabase);
    provider.refuseWith(() => 503);
    expect((await sendApplicationEmail(supabase, id)).status).toBe(502);

    provider.recover();
    expect(await sendApplicationEmail(supabase, id)).toEqual(CONFIRMED);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[email]]);
  });
});
