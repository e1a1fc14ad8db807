import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { aConsoleLoad, aSlot, aSlotOffer } from '@tests/ui/escort-slots';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { escortCovers } from '@tests/ui/loads';
import type { EscortCover } from '@/features/loads/model/crew/escort-cover';
import type { EscortSlot, SlotOffer } from '../../api/escort-slots';
import { LoadEscorts } from './load-escorts';

fixDate();

const ESCORTS = 'GET /rest/v1/loads';
const ADD = 'POST /rest/v1/rpc/add_escort_slots';
const SAVE = 'PATCH /rest/v1/escort_slots';
const CONFIRM = 'POST /rest/v1/rpc/confirm_escort';
const CLEAR = 'POST /rest/v1/rpc/clear_escort';
const load = aConsoleLoad();
const LEE = { first_name: 'Lee', last_name: 'Arnold', email: 'lee@example.com', phone: null };

let backend: FakeBackend;
const answer = (slots: EscortSlot[], escorts: SlotOffer[] = []) => {
  backend.on(ESCORTS, { status: 200, body: [{ id: load.id, slots, escorts, assignments: [] }] });
};

beforeEach(() => {
  backend = fakeBackend();
});

const slotRow = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: 'Escort slots' }));
  const row = table.getByText(name).closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error(`${name} isn’t in a row.`);
  return within(row);
};

describe('slots', () => {
  it('show their state, the pilot cars with an offer, and who has them', async () => {
    answer(
      [
        aSlot(),
        aSlot({ id: 'slot-2', position: 'lead', states: ['KY'] }),
        aSlot({ id: 'slot-3', position: 'high_pole', meet_place: '', meet_at: null }),
        aSlot({ id: 'slot-4', position: 'steer' }),
      ],
      [
        aSlotOffer(),
        aSlotOffer({ id: 'o2', pilot: LEE, rate: null, lapses_at: '2999-12-01T14:00:00+00:00' }),
        aSlotOffer({ id: 'o3', slot_id: 'slot-2', status: 'accepted', confirmed_at: '2026-11-02' }),
        aSlotOffer({ id: 'o4', slot_id: 'slot-2', status: 'taken', pilot: LEE }),
        aSlotOffer({ id: 'o5', slot_id: 'slot-4', status: 'accepted' }),
      ],
    );
    renderSection(<LoadEscorts load={load} />);

    const offered = await slotRow('Chase car, OH and KY');
    expect(offered.getAllByText('Offered')).toHaveLength(3);
    expect(
      offered.getByRole('cell', { name: /Tue, Dec 1, 9:00 AM EST ?Truck stop, exit 10$/u }),
    ).toBeInTheDocument();
    expect(offered.getByText('Channel CB 17')).toBeInTheDocument();
    const offers = within(offered.getByRole('list', { name: 'Offers for Chase car, OH and KY' }));
    expect(offers.getByText('$465.50, 190 mi × $2.45')).toBeInTheDocument();
    expect(offers.getByText(/^No rate yet. Ends Sun, Dec 1/u)).toBeInTheDocument();

    const confirmed = await slotRow('Lead car, KY');
    expect(confirmed.getByText('Confirmed')).toBeInTheDocument();
    expect(confirmed.queryByText('Lee Arnold')).toBeNull();
    expect(confirmed.queryByRole('button', { name: /^Send offer|^Delete|^Mark/u })).toBeNull();

    const open = await slotRow('High pole, OH and KY');
    expect(open.getByText('Open')).toBeInTheDocument();
    expect(open.getByText(/^Meet point TBD/u)).toBeInTheDocument();
    expect(open.getByText('No pilot car yet')).toBeInTheDocument();
    const accepted = await slotRow('Steer car, OH and KY');
    expect(accepted.getByText('Accepted')).toBeInTheDocument();
    expect(screen.getByText('1 of 4 confirmed')).toBeInTheDocument();
  });

  it('stay open when their only offer has expired', async () => {
    answer([aSlot()], [aSlotOffer({ lapses_at: '2020-01-01T00:00:00+00:00' })]);
    renderSection(<LoadEscorts load={load} />);
    expect((await slotRow('Chase car, OH and KY')).getByText('Open')).toBeInTheDocument();
  });

  it('can’t change once the load is delivered', async () => {
    answer([aSlot()]);
    renderSection(<LoadEscorts load={aConsoleLoad({ id: load.id, status: 'delivered' })} />);
    await slotRow('Chase car, OH and KY');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be added; a failure keeps the input and the id', async () => {
    answer([]);
    backend.on(ADD, 'lost');
    renderSection(<LoadEscorts load={load} />);
    expect(await screen.findByText('No escorts yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add slot' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add escort slot' }));
    const states = dialog.getByLabelText('States');
    expect(states).toHaveValue('OH, KY');
    await userEvent.clear(states);
    await userEvent.type(states, 'ky, XX');
    const save = dialog.getByRole('button', { name: 'Save slot' });
    await userEvent.click(save);
    expect(await dialog.findByText('XX isn’t a state or province.')).toBeInTheDocument();
    await userEvent.clear(states);
    await userEvent.type(states, 'ky');
    await userEvent.selectOptions(dialog.getByLabelText('Position'), 'High pole');
    await userEvent.click(save);
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t save the escort slot.');
    expect(states).toHaveValue('ky');
    backend.on(ADD, { status: 200, body: 1 });
    await userEvent.click(save);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const [first, second] = backend.bodies(ADD);
    expect(first).toMatchObject({
      _load_id: load.id,
      _slots: [
        {
          position: 'high_pole',
          states: ['KY'],
          meet_at: '2026-12-01T12:00:00.000Z',
          ends_at: null,
          time_zone: 'America/New_York',
        },
      ],
    });
    expect(second).toEqual(first);
  });

  it('show someone else’s change before overwriting it', async () => {
    answer([aSlot()]);
    backend.on(SAVE, () => {
      answer([aSlot({ updated_at: '2026-11-01T13:00:00+00:00', channel: 'CB 9' })]);
      return { status: 200, body: [] };
    });
    renderSection(<LoadEscorts load={load} />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Edit: Chase car, OH and KY' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit escort slot' }));
    await userEvent.type(dialog.getByLabelText(/^Meet point/u), ', west lot');
    await userEvent.click(dialog.getByRole('button', { name: 'Save slot' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/escort slot/u);
    expect(dialog.getByRole('button', { name: 'Save slot' })).toBeDisabled();
    expect(dialog.getByLabelText(/^Meet point/u)).toHaveValue('Truck stop, exit 10, west lot');
  });

  it('can’t be deleted after a pilot car accepts, and the dialog says why', async () => {
    answer([aSlot()]);
    const message = 'A pilot car accepted this slot. Withdraw them before you delete it.';
    backend.on('DELETE /rest/v1/escort_slots', { status: 400, body: { code: '23514', message } });
    renderSection(<LoadEscorts load={load} />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Delete: Chase car, OH and KY' }),
    );
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete Chase car, OH and KY?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findAllByText(message)).not.toHaveLength(0);
  });
});

describe('gaps in a pilot car’s papers', () => {
  const UNKNOWN = 'It isn’t known whether TX accepts a certificate from OH';
  const unknown = { cover: 'not_known', problem: UNKNOWN } as const;
  const holdCovers = (tx: Partial<EscortCover>) => {
    answer([aSlot()], [aSlotOffer({ covers: escortCovers('offer-1', { TX: tx }) })]);
  };

  it('an admin confirms a state that isn’t known with a reason, and the gap shows who did', async () => {
    holdCovers(unknown);
    backend.on(CLEAR, () => {
      const cleared = { is_cleared: true, reason: 'Called TxDMV', cleared_by: 'Morgan Ellery' };
      holdCovers({ ...unknown, ...cleared });
      return { status: 200, body: null };
    });
    renderSection(<LoadEscorts load={load} />);
    const gaps = within(await screen.findByRole('list', { name: 'Not covered: Robin Stadler' }));
    expect(gaps.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(gaps.getByRole('button', { name: 'Confirm TX for Robin Stadler' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm TX for Robin Stadler?' }),
    );
    await userEvent.type(dialog.getByLabelText('Reason'), 'Called TxDMV');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await gaps.findByText('Confirmed by Morgan Ellery: Called TxDMV')).toBeInTheDocument();
    expect(gaps.queryByRole('button')).toBeNull();
    expect(backend.bodies(CLEAR)).toEqual([
      { _escort_id: 'offer-1', _item: 'TX', _problem: UNKNOWN, _reason: 'Called TxDMV' },
    ]);
  });

  it('need a reason to be allowed, and keep it when saving fails', async () => {
    answer([aSlot()], [aSlotOffer({ status: 'accepted' })]);
    holdCovers({ cover: 'expired', problem: 'TX certificate expired Nov 3, 2026' });
    backend.on(CLEAR, 'lost');
    renderSection(<LoadEscorts load={load} />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Allow anyway TX for Robin Stadler' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Allow Robin Stadler anyway?' }),
    );
    const save = dialog.getByRole('button', { name: 'Allow anyway' });
    await userEvent.click(save);
    expect(backend.bodies(CLEAR)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Renewal is paid');
    await userEvent.click(save);
    expect(await dialog.findByText('We couldn’t save this.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Renewal is paid');
  });
});

it('dispatch confirms a pilot car by phone, on the terms on screen', async () => {
  const accepted = aSlotOffer({ status: 'accepted' });
  answer([aSlot()], [accepted]);
  backend.on(CONFIRM, () => {
    answer([aSlot()], [{ ...accepted, confirmed_at: '2026-11-02T12:00:00+00:00' }]);
    return { status: 200, body: null };
  });
  renderSection(<LoadEscorts load={load} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mark as confirmed: Robin Stadler' }),
  );
  expect(await screen.findByText('1 of 1 confirmed')).toBeInTheDocument();
  expect(backend.bodies(CONFIRM)).toEqual([
    { _escort_id: 'offer-1', _seen: '2026-11-01T12:00:00+00:00' },
  ]);
});

it('a confirmation says that the terms changed first', async () => {
  answer([aSlot()], [aSlotOffer({ status: 'accepted' })]);
  const message = 'Someone changed this. Reload.';
  backend.on(CONFIRM, { status: 412, body: { code: 'PT412', message } });
  renderSection(<LoadEscorts load={load} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mark as confirmed: Robin Stadler' }),
  );
  expect(await screen.findByText('Save Failed')).toBeInTheDocument();
});

it('dispatch marks a police escort as arranged', async () => {
  const police = aSlot({ position: 'police' });
  answer([police]);
  backend.on(SAVE, () => {
    answer([{ ...police, is_arranged: true }]);
    return { status: 200, body: [{ id: police.id }] };
  });
  renderSection(<LoadEscorts load={load} />);
  const row = await slotRow('Police escort, OH and KY');
  expect(row.queryByRole('button', { name: /^Send offer/u })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: /^Mark as arranged/u }));
  expect(await row.findByText('Arranged')).toBeInTheDocument();
  expect(backend.bodies(SAVE)).toEqual([{ is_arranged: true }]);
});

it('dispatch withdraws an offer after confirmation', async () => {
  answer([aSlot()], [aSlotOffer()]);
  backend.on('DELETE /rest/v1/load_escorts', () => {
    answer([aSlot()]);
    return { status: 200, body: { id: 'offer-1' } };
  });
  renderSection(<LoadEscorts load={load} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Withdraw offer to Robin Stadler' }),
  );
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Withdraw the offer to Robin Stadler?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Open')).toBeInTheDocument();
});
