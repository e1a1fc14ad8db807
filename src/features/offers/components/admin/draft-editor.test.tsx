import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { STALE } from '@tests/ui/conflicts';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { offerDraft as draft } from '@tests/ui/offer-draft';
import { OfferContent } from './offer-content';

const VERSIONS = 'GET /rest/v1/offers';
const SAVE = 'POST /rest/v1/rpc/save_offer';
const DISCARD = 'POST /rest/v1/rpc/discard_offer';

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(VERSIONS, { status: 200, body: [draft] });
});

const open = async () => {
  renderSection(<OfferContent name={draft.number} renderAssessment={() => null} />);
  return screen.findByLabelText(/^Message to the customer/);
};

it.each([
  ['sent', [{ ...draft, status: 'sent', sent_at: '2026-11-20T12:05:00Z' }], 'Show what was sent'],
  ['discarded', [], 'Close the draft'],
])(
  'the editor keeps what was typed when a colleague has %s the draft',
  async (end, versions, leave) => {
    const message = await open();
    backend.on(SAVE, STALE);
    await userEvent.type(message, 'Call first');
    backend.on(VERSIONS, { status: 200, body: versions });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    const alert = await screen.findByText(`This offer was ${end} while you were typing.`);
    expect(message).toHaveValue('Call first');
    expect(screen.queryByRole('button', { name: 'Send offer' })).not.toBeInTheDocument();
    expect(alert).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: leave }));
    expect(message).not.toBeInTheDocument();
  },
);

it('the editor discards a draft that can’t be saved', async () => {
  await open();
  backend.on(DISCARD, { status: 200, body: null });
  await userEvent.type(screen.getByLabelText('Length'), ' long');
  expect(await screen.findByText('Fix the marked fields to save.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Draft Discarded')).toBeInTheDocument();
  expect(backend.bodies(DISCARD)).toEqual([{ _offer_id: draft.id, _seen: draft.updated_at }]);
});
