import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminApplication } from '@/features/careers/api/application-inbox';
import { application } from '@tests/ui/application';
import {
  careersServer,
  IRENE,
  renderCareers,
  WADE,
  type CareersServer,
} from '@tests/ui/careers-page';
import { findRow } from '@tests/ui/console-section';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { member } from '@tests/ui/render-app';

const UPDATE = 'PATCH /rest/v1/job_applications';

let server: CareersServer;
beforeEach(() => {
  window.localStorage.clear();
  server = careersServer();
});

describe('applications', () => {
  it('show in full what the table may cut off', async () => {
    renderCareers();
    const row = within(await findRow('Wade Kessler'));
    expect(row.getByTitle(WADE.email)).toBeVisible();
    expect(row.getByTitle(WADE.job_title)).toBeVisible();
  });

  it('applications are searched, filtered and sorted on the server', async () => {
    renderCareers('/?q=100%25&status=new&position=CDL+Truck+Driver&sort=name');
    expect(await findRow('Wade Kessler')).toHaveTextContent('6-10 years, CDL');
    expect(Object.fromEntries(server.asked[0]?.searchParams ?? [])).toMatchObject({
      search_text: String.raw`like.%100\%%`,
      status: 'eq.new',
      job_title: 'eq.CDL Truck Driver',
      order: 'last_name.asc,id.asc',
    });
    expect(screen.getByRole('button', { name: 'New 4' })).toBeInTheDocument();
    expect(server.backend.bodies('POST /rest/v1/rpc/application_status_counts')).toEqual([
      { _search: '100%', _position: 'CDL Truck Driver' },
    ]);
  });

  it('appear live, and an unknown status shows as new', async () => {
    renderCareers();
    await findRow('Wade Kessler');
    const late = application({ first_name: 'Lena', last_name: 'Ito' });
    server.hold([late, WADE, { ...IRENE, status: 'waiting' as AdminApplication['status'] }]);
    announceChange('job_applications');
    expect(
      within(await findRow('Lena Ito')).getByTitle('Arrived while this list was open'),
    ).toBeInTheDocument();
    expect(screen.getByText('New application from Lena Ito.')).toBeInTheDocument();
    expect(await findRow('Irene Novak')).toHaveTextContent('New');
  });
});

describe('status changes', () => {
  const review = async () => {
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: 'Review: Wade Kessler' }));
  };

  it('save over the version on screen, show a toast, and offer no undo', async () => {
    const versions: (string | null)[] = [];
    server.backend.on(UPDATE, (body, url) => {
      versions.push(url.searchParams.get('updated_at'));
      return { status: 200, body: [{ ...WADE, ...(body as object) }] };
    });
    renderCareers();
    await review();
    expect(await screen.findByText('Application marked as reviewed.')).toBeInTheDocument();
    expect(screen.getByText('Status Updated')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(versions).toEqual([`eq.${WADE.updated_at}`]);
    expect(server.backend.bodies(UPDATE)).toEqual([{ status: 'reviewed' }]);
  });

  it.each([
    ['new', ['Mark as reviewed']],
    ['reviewed', ['Interview', 'Hired', 'Rejected']],
    ['interview', ['Hired', 'Rejected']],
    ['hired', []],
    ['rejected', []],
  ] as const)('from %s, the next steps are %j, and it can be deleted', async (status, steps) => {
    server.hold([{ ...WADE, status }]);
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    const offered = await within(drawer).findAllByRole('button', {
      name: /^(Mark as|Interview|Hired|Rejected|Delete)/,
    });
    expect(offered.map(({ textContent }) => textContent)).toEqual([...steps, 'Delete']);
  });

  it('a reviewed application shows its next step in its row', async () => {
    server.hold([{ ...WADE, status: 'reviewed' }]);
    server.backend.on(UPDATE, { status: 200, body: { ...WADE, status: 'interview' } });
    renderCareers();
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: 'Interview: Wade Kessler' }));
    expect(await screen.findByText('Application marked as interview.')).toBeInTheDocument();
    expect(server.backend.bodies(UPDATE)).toEqual([{ status: 'interview' }]);
  });

  it('a question comes before a rejection', async () => {
    server.hold([{ ...WADE, status: 'reviewed' }]);
    server.backend.on(UPDATE, { status: 200, body: { ...WADE, status: 'rejected' } });
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Rejected' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Reject the application from Wade Kessler?',
    });
    expect(server.backend.bodies(UPDATE)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Application marked as rejected.')).toBeInTheDocument();
    expect(server.backend.bodies(UPDATE)).toEqual([{ status: 'rejected' }]);
  });

  it('a blank experience is shown as not given', async () => {
    server.hold([{ ...WADE, experience_years: null, cdl_license: false }]);
    renderCareers();
    expect(await findRow('Wade Kessler')).toHaveTextContent('Not given');
  });
});

it('the drawer shows the cover letter as plain text', async () => {
  renderCareers(`/?application=${WADE.id}`);
  const letter = await screen.findByRole('region', { name: 'Cover letter' });
  expect(letter).toHaveTextContent('Eleven years. <b>No accident.</b>');
});

it('a failed confirmation can be resent', async () => {
  const RESEND = 'POST /functions/v1/send-application-email';
  const confirmation = {
    id: '1',
    created_at: '2026-11-20T17:05:00Z',
    sent_at: null,
    attempts: 5,
    last_error: 'The email provider returned 422.',
    to_email: WADE.email,
    kind: 'confirmation',
    subject: 'We have your application',
    body: null,
    sender: null,
  };
  server.backend.on('GET /rest/v1/emails', { status: 200, body: [confirmation] });
  server.backend.on(RESEND, { status: 200, body: { sent: true, confirmed: true } });
  renderCareers(`/?application=${WADE.id}`, member('moderator'));
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('Emails Sent')).toBeInTheDocument();
  expect(server.backend.bodies(RESEND)).toEqual([{ application: { id: WADE.id } }]);
});

it('an email to an applicant names the record and position', async () => {
  const SEND = 'POST /functions/v1/reply-by-email';
  server.backend.on(SEND, { status: 200, body: { sent: true } });
  renderCareers(`/?application=${WADE.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply by email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Come by.');
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Email Sent')).toBeInTheDocument();
  expect(server.backend.bodies(SEND)).toMatchObject([
    {
      record: { type: 'application', id: WADE.id },
      subject: 'Your application: CDL Truck Driver',
      body: 'Come by.',
    },
  ]);
});
