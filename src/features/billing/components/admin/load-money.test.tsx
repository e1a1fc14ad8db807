import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { LoadMoney } from './load-money';

const LOAD = 'GET /rest/v1/loads';
const SAVE = 'POST /rest/v1/rpc/save_charge';
const APPROVE = 'POST /rest/v1/rpc/approve_charge';
const WITHDRAW = 'POST /rest/v1/rpc/withdraw_charge';

const line = (kind: string, description: string, cents: number, parts: object = {}) => ({
  position: 1,
  kind,
  description,
  jurisdiction: null,
  quantity: 1,
  unit: 'flat',
  rate_cents: cents,
  amount_cents: cents,
  is_pass_through: false,
  ...parts,
});
const OFFER = {
  id: 'offer-1',
  number: 'O-2026-00049',
  version: 2,
  currency: 'USD',
  total_cents: 1_109_360,
  lines: [
    line('linehaul', 'Linehaul', 985_360),
    line('permit', 'Permit', 100_000, { jurisdiction: 'OH', is_pass_through: true }),
    line('permit', 'Permit', 24_000, { jurisdiction: 'TX', is_pass_through: true }),
  ],
};
const permit = (jurisdiction: string, cost: object | null) => ({
  id: `permit-${jurisdiction}`,
  jurisdiction,
  permit_number: '1',
  status: 'issued',
  cost,
});
const charge = (parts: object = {}) => ({
  id: 'charge-1',
  created_at: '2026-11-20T12:00:00+00:00',
  updated_at: '2026-11-20T12:00:00+00:00',
  kind: 'amendment',
  description: 'TX permit amendment',
  quantity: 1,
  unit: 'flat',
  currency: 'USD',
  rate_cents: 3_500,
  amount_cents: 3_500,
  evidence: '',
  approved_at: null as string | null,
  withdrawn_at: null as string | null,
  document: null,
  approver: null,
  ...parts,
});
const money = (parts: object = {}) => ({
  id: 'load-1',
  status: 'assigned',
  cancel_reason: null,
  offer: OFFER as object | null,
  permits: [] as object[],
  charges: [] as object[],
  costs: [],
  costs_compared: [] as object[],
  invoices: [],
  invoice_checks: [],
  ...parts,
});

let backend: FakeBackend;
const open = (load: object) => {
  backend.on(LOAD, { status: 200, body: [load] });
  renderSection(
    <main>
      <LoadMoney loadId="load-1" />
    </main>,
  );
};
beforeEach(() => {
  backend = fakeBackend();
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
});
const bill = async (name = 'To bill') => (await screen.findByRole('region', { name })).textContent;

describe('the bill of a load', () => {
  it('bills pass-through permits at cost once every cost is known, and approved charges only', async () => {
    open(
      money({
        permits: [
          permit('OH', { cents: 110_000, currency: 'USD' }),
          permit('TX', { cents: 25_050, currency: 'USD' }),
        ],
        charges: [
          charge(),
          charge({ id: 'charge-2', approved_at: '2026-11-20T12:00:00+00:00', amount_cents: 1_000 }),
        ],
      }),
    );
    expect(await bill()).toBe(
      'To billOffer, permits at cost$11,204.10' +
        '1 approved charge$10.00Total to bill$11,214.10 USD' +
        'Not included: $35.00 in 1 charge to approve.',
    );
    expect(screen.getByRole('link', { name: 'Open offer' })).toHaveAttribute(
      'href',
      '/admin/offers/O-2026-00049',
    );
  });

  it('bills the estimate while a cost is missing, and keeps other currencies apart', async () => {
    open(
      money({
        permits: [
          permit('OH', { cents: 110_000, currency: 'USD' }),
          permit('ON', { cents: 25_050, currency: 'CAD' }),
        ],
        costs_compared: [
          {
            kind: 'permit',
            detail: 'ON',
            currency: 'CAD',
            quoted_cents: null,
            actual_cents: 25_050,
            is_final: true,
            is_cost: true,
          },
        ],
      }),
    );
    expect(await bill()).toBe(
      'To billOffer$11,093.600 approved charges$0.00Total to bill$11,093.60 USD',
    );
    expect(
      screen.getByText(/The load also costs CA\$250\.50\. Add a charge in USD/u),
    ).toBeVisible();
  });

  it('the bill of a canceled load is its statement: approved charges and their total', async () => {
    const approved_at = '2026-11-20T12:00:00+00:00';
    open(
      money({
        status: 'cancelled',
        charges: [
          charge({ approved_at, kind: 'tonu', description: 'TONU', amount_cents: 150_000 }),
          charge({ id: 'b', approved_at, description: 'OH permit', amount_cents: 12_345 }),
          charge({ id: 'c', approved_at, withdrawn_at: approved_at, amount_cents: 1 }),
        ],
      }),
    );
    expect(await bill('Cancellation statement')).toBe(
      'Cancellation statementTONU$1,500.00OH permit$123.45Total to bill$1,623.45 USD',
    );
  });

  it('says what is billed without an offer and without charges', async () => {
    open(money({ offer: null }));
    expect(await screen.findByText('No accepted offer')).toBeVisible();
    expect(screen.getByText(/^No charges yet\./u)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'To bill' })).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    backend.on(LOAD, { status: 500, body: { message: 'down' } });
    renderSection(
      <main>
        <LoadMoney loadId="load-1" />
      </main>,
    );
    expect(await screen.findByText('We couldn’t load the charges.')).toBeVisible();
    backend.on(LOAD, { status: 200, body: [money()] });
    await userEvent.click(screen.getByRole('button', { name: /again/iu }));
    expect(await screen.findByText(/Offer O-2026-00049/u)).toBeVisible();
  });
});

describe('a charge', () => {
  it('a charge is added in the offer’s currency, once its amount is valid', async () => {
    open(money());
    backend.on(SAVE, { status: 200, body: '2026-11-20T12:00:00+00:00' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add charge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add charge' }));
    expect(dialog.queryByLabelText('Currency')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Description'), 'Detention at pickup');
    await userEvent.clear(dialog.getByLabelText('Quantity'));
    await userEvent.type(dialog.getByLabelText('Quantity'), '2.5');
    await userEvent.selectOptions(dialog.getByLabelText('Unit'), 'hour');
    await userEvent.click(dialog.getByRole('button', { name: 'Save charge' }));
    expect(await dialog.findByText('Enter an amount above $0.00.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Rate, USD'), '9999999.99');
    await userEvent.click(dialog.getByRole('button', { name: 'Save charge' }));
    expect(await dialog.findByText('The amount can’t exceed $9,999,999.99.')).toBeVisible();
    expect(backend.bodies(SAVE)).toEqual([]);
    await userEvent.clear(dialog.getByLabelText('Rate, USD'));
    await userEvent.type(dialog.getByLabelText('Rate, USD'), '125');
    await userEvent.click(dialog.getByRole('button', { name: 'Save charge' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(backend.bodies(SAVE)).toMatchObject([
      {
        _load_id: 'load-1',
        _charge: {
          kind: 'detention',
          quantity: 2.5,
          unit: 'hour',
          rate_cents: 12_500,
          currency: 'USD',
        },
      },
    ]);
  });

  it('shows what it understood and the total before it is saved', async () => {
    open(money());
    await userEvent.click(await screen.findByRole('button', { name: 'Add charge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add charge' }));
    await userEvent.clear(dialog.getByLabelText('Quantity'));
    await userEvent.type(dialog.getByLabelText('Quantity'), '2,5');
    await userEvent.type(dialog.getByLabelText('Rate, USD'), '1485,50');
    expect(dialog.getByRole('status')).toHaveTextContent('$3,713.75 in total.');
    await userEvent.tab();
    expect(dialog.getByLabelText('Quantity')).toHaveValue('2.5');
    expect(dialog.getByLabelText('Rate, USD')).toHaveValue('1,485.50');
  });

  it('keeps what was typed when saving fails, and a retry repeats the same ids', async () => {
    open(money({ offer: null }));
    backend.on(SAVE, { status: 500, body: { message: 'down' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add charge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add charge' }));
    await userEvent.type(dialog.getByLabelText('Description'), 'Layover');
    await userEvent.type(dialog.getByLabelText('Rate, USD'), '850');
    await userEvent.selectOptions(dialog.getByLabelText('Currency'), 'CAD');
    await userEvent.click(dialog.getByRole('button', { name: 'Save charge' }));
    expect(await dialog.findByText('We couldn’t save the charge.')).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveValue('Layover');
    backend.on(SAVE, { status: 200, body: '2026-11-20T12:00:00+00:00' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save charge' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const [first, second] = backend.bodies(SAVE);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ _charge: { currency: 'CAD' } });
  });

  it('a charge is approved, and withdrawn after confirmation', async () => {
    open(money({ charges: [charge()] }));
    backend.on(APPROVE, { status: 200, body: '2026-11-20T12:00:00+00:00' });
    backend.on(WITHDRAW, { status: 200, body: '2026-11-20T12:00:00+00:00' });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Approve TX permit amendment' }),
    );
    const version = { _id: 'charge-1', _seen: '2026-11-20T12:00:00+00:00' };
    await waitFor(() => {
      expect(backend.bodies(APPROVE)).toMatchObject([version]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw TX permit amendment' }));
    const question = within(
      screen.getByRole('alertdialog', { name: 'Withdraw TX permit amendment?' }),
    );
    expect(backend.bodies(WITHDRAW)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => {
      expect(backend.bodies(WITHDRAW)).toMatchObject([version]);
    });
  });

  it('an approved charge can’t be edited, and a withdrawn one can’t change', async () => {
    const at = '2026-11-20T12:00:00+00:00';
    open(
      money({
        charges: [
          charge({ approved_at: at, description: 'Billed' }),
          charge({ id: 'b', withdrawn_at: at, description: 'Gone' }),
        ],
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Charges' }));
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Withdraw Billed',
    ]);
    expect(list.getByText('Approved')).toBeVisible();
    expect(list.getByText('Withdrawn')).toBeVisible();
  });
});
