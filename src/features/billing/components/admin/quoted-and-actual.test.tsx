import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import type { ComparedLine } from '../../model/compared-costs';
import { LoadMoney } from './load-money';

const LOAD = 'GET /rest/v1/loads';
const SAVE = 'POST /rest/v1/rpc/save_load_cost';
const STALE = { status: 412, body: { code: 'PT412', message: 'stale' } };

type Kind = ComparedLine['kind'];
const line = (
  kind: Kind,
  detail: string,
  [quoted_cents, actual_cents]: readonly [number | null, number | null],
  parts: Partial<ComparedLine> = {},
): ComparedLine => ({
  kind,
  detail,
  currency: 'USD',
  quoted_cents,
  actual_cents,
  is_final: true,
  is_cost: ['permit', 'escort', 'fuel', 'driver'].includes(kind),
  ...parts,
});
const quoted = (kind: Kind, description: string, cents: number, parts: object = {}) => ({
  position: 1,
  kind,
  description,
  jurisdiction: null,
  escort_position: null,
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
  total_cents: 2_800_000,
  lines: [
    quoted('linehaul', 'Linehaul', 2_477_600, { quantity: 652, unit: 'mile', rate_cents: 3_800 }),
    quoted('permit', 'Permit', 24_000, { jurisdiction: 'ID', is_pass_through: true }),
    quoted('escort', 'Pole car', 169_520, {
      escort_position: 'high_pole',
      jurisdiction: 'WA',
      quantity: 652,
      unit: 'mile',
      rate_cents: 260,
    }),
  ],
};
const LINES = [
  line('linehaul', 'Linehaul', [2_477_600, 2_477_600]),
  line('fuel', '', [null, null]),
  line('permit', 'ID', [24_000, 31_000]),
  line('permit', 'WA', [null, 9_000], { is_final: false }),
  line('escort', 'high_pole', [169_520, 156_480], { is_final: false }),
  line('escort', 'lead', [34_540, null]),
  line('driver', '', [null, null]),
  line('charge', 'detention', [null, 12_500]),
];
const money = (parts: object = {}) => ({
  id: 'load-1',
  status: 'in_transit',
  cancel_reason: null,
  offer: OFFER as object | null,
  permits: [],
  charges: [],
  costs: [] as object[],
  costs_compared: LINES as readonly object[],
  invoices: [],
  invoice_checks: [],
  ...parts,
});

let backend: FakeBackend;
const show = (load: object) => backend.on(LOAD, { status: 200, body: [load] });
const open = (load: object) => {
  show(load);
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

const table = async () => within(await screen.findByRole('table', { name: 'Quoted and actual' }));
/** The cells of a row. */
const cells = async (name: RegExp) =>
  within((await table()).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const margin = () => screen.getByText(/^Margin/u).closest('dl')?.textContent;

describe('quoted and actual', () => {
  it('shows each line with what was quoted, what it costs and the difference', async () => {
    open(money());
    expect(await cells(/^ID permits/u)).toEqual(['$240.00', '$310.00', '+$70.00']);
    expect(await cells(/^WA permits/u)).toEqual(['Not quoted', '$90.00', '+$90.00']);
    expect(await cells(/^High pole/u)).toEqual(['$1,695.20', '$1,564.80', '-$130.40']);
    expect(await cells(/^Lead car/u)).toEqual(['$345.40', 'No cost yet', '–']);
    expect(await cells(/^Driver/u)).toEqual(['Not quoted', 'No cost yet', '–']);
    expect(await cells(/^Linehaul/u)).toEqual(['$24,776.00', '$24,776.00', '$0.00']);
    expect(await cells(/^Detention/u)).toEqual(['Not quoted', '$125.00', '+$125.00']);
    expect(await cells(/^Total cost/u)).toEqual(['$2,280.60', '$1,964.80', '+$29.60']);
    expect(await cells(/^Total charged/u)).toEqual(['$24,776.00', '$24,901.00', '+$125.00']);
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/^Linehaul/u)).toHaveTextContent('652 mi × $38.00');
    expect(row(/^High pole/u)).toHaveTextContent(
      'WA. 652 mi × $2.60; estimate until the job is completed',
    );
    expect(row(/^WA permits/u)).toHaveTextContent('Not every permit has a cost yet');
  });

  it('the margin is what is billed less the costs, final once they all are', async () => {
    open(money());
    await table();
    expect(margin()).toBe(
      'Margin so far$26,035.20 (93%)$28,000.00 to bill, less costs of $1,964.80. Some costs aren’t known or final yet.',
    );
    show(money({ costs_compared: [line('permit', 'ID', [24_000, 31_000])] }));
    announceChange('charges');
    await waitFor(() => {
      expect(margin()).toBe('Margin$27,690.00 (99%)$28,000.00 to bill, less costs of $310.00.');
    });
  });

  it('keeps another currency out of differences and totals', async () => {
    open(
      money({
        costs_compared: [
          line('permit', 'ID', [24_000, 31_000]),
          line('permit', 'ON', [null, 50_000], { currency: 'CAD' }),
        ],
      }),
    );
    expect(await cells(/^ON permits/u)).toEqual(['Not quoted', 'CA$500.00', '–']);
    expect(await cells(/^Total cost/u)).toEqual(['$240.00', '$310.00', '+$70.00']);
    expect(screen.getByText(/^The load also costs CA\$500\.00\./u)).toBeInTheDocument();
  });

  it('a canceled load isn’t charged what was quoted', async () => {
    open(
      money({
        status: 'cancelled',
        costs_compared: [line('linehaul', 'Linehaul', [2_477_600, null])],
      }),
    );
    expect(await cells(/^Linehaul/u)).toEqual(['$24,776.00', 'Not charged', '–']);
  });

  it('a load without an offer shows its costs', async () => {
    open(money({ offer: null, costs_compared: [line('permit', 'ID', [null, 31_000])] }));
    expect(await cells(/^ID permits/u)).toEqual(['Not quoted', '$310.00', '+$310.00']);
    expect(screen.getByText('No accepted offer')).toBeInTheDocument();
  });
});

describe('the cost of fuel', () => {
  const VERSION = '2026-12-01T12:00:00+00:00';
  const fuel = (cents: number, updated_at = VERSION) =>
    money({
      costs: [{ kind: 'fuel', cents, currency: 'USD', updated_at }],
      costs_compared: [line('fuel', '', [null, cents])],
    });
  const editor = () => within(screen.getByRole('form', { name: 'Cost of fuel' }));

  it('is entered in its row, and a blank one is refused', async () => {
    const user = userEvent.setup({ delay: null });
    open(money());
    backend.on(SAVE, { status: 200, body: VERSION });
    await user.click(await screen.findByRole('button', { name: 'Enter cost of fuel' }));
    expect(editor().getByLabelText('Cost')).toHaveFocus();
    await user.click(editor().getByRole('button', { name: 'Save cost' }));
    expect(editor().getByText('Enter an amount above $0.00.')).toBeInTheDocument();
    await user.type(editor().getByLabelText('Cost'), '700,5');
    await user.selectOptions(editor().getByLabelText('Currency'), 'CAD');
    await user.click(editor().getByRole('button', { name: 'Save cost' }));
    await waitFor(() => {
      expect(backend.bodies(SAVE)).toEqual([
        { _load_id: 'load-1', _kind: 'fuel', _cents: 70_050, _currency: 'CAD' },
      ]);
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Enter cost of fuel' })).toHaveFocus();
    });
  });

  it('is removed when the box is blank, and Escape changes nothing', async () => {
    const user = userEvent.setup({ delay: null });
    open(fuel(70_000));
    backend.on(SAVE, { status: 200, body: null });
    await user.click(await screen.findByRole('button', { name: 'Edit cost of fuel' }));
    await user.type(editor().getByLabelText('Cost'), '9{Escape}');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit cost of fuel' }));
    await user.clear(editor().getByLabelText('Cost'));
    await user.click(editor().getByRole('button', { name: 'Save cost' }));
    await waitFor(() => {
      expect(backend.bodies(SAVE)).toEqual([{ _load_id: 'load-1', _kind: 'fuel', _seen: VERSION }]);
    });
  });

  it('that a colleague changed isn’t overwritten until the user chooses', async () => {
    const user = userEvent.setup({ delay: null });
    open(fuel(70_000));
    await user.click(await screen.findByRole('button', { name: 'Edit cost of fuel' }));
    await user.clear(editor().getByLabelText('Cost'));
    await user.type(editor().getByLabelText('Cost'), '800');
    show(fuel(90_000, '2026-12-01T12:05:00+00:00'));
    backend.on(SAVE, STALE);
    await user.click(editor().getByRole('button', { name: 'Save cost' }));
    await screen.findByText('Someone changed this cost.');
    await user.click(editor().getByRole('button', { name: 'Keep mine' }));
    backend.on(SAVE, { status: 200, body: VERSION });
    await user.click(editor().getByRole('button', { name: 'Save cost' }));
    await waitFor(() => {
      expect(backend.bodies(SAVE).at(-1)).toEqual({
        _load_id: 'load-1',
        _kind: 'fuel',
        _cents: 80_000,
        _currency: 'USD',
        _seen: '2026-12-01T12:05:00+00:00',
      });
    });
  });
});
