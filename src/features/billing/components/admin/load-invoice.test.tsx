import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import * as saving from '@/shared/lib/save-file';
import { LoadMoney } from './load-money';

const FACTS = 'POST /rest/v1/rpc/invoice_facts';
const SAVE = 'POST /rest/v1/rpc/save_invoice_details';
const EXPORT = 'POST /rest/v1/rpc/export_invoice';
const FILE = 'POST /functions/v1/invoice-file';
const VOID = 'POST /rest/v1/rpc/void_invoice';

const check = (code: string, label: string, problem: string | null = null) => ({
  code,
  label,
  problem,
});
const READY = [check('pod', 'Proof of delivery'), check('amount', 'Rates and total')];
const MISSING = [
  check('pod', 'Proof of delivery', 'Upload the proof of delivery'),
  check('amount', 'Rates and total'),
  check('consignor', 'Consignor', 'Enter the consignor'),
];
const anInvoice = (parts: object = {}) => ({
  id: 'invoice-1',
  created_at: '2026-11-24T12:00:00+00:00',
  number: 'I-2026-00001',
  currency: 'USD',
  total_cents: 1_000,
  content_sha256: 'c'.repeat(64),
  voided_at: null,
  void_reason: null,
  exporter: { first_name: 'Dana', last_name: 'Field', email: 'dana@example.com' },
  ...parts,
});
const FACT = {
  bill_to: 'Whitlock Freight',
  consignor: null,
  consignee: 'Tulsa Works',
  commodity: 'Press crown',
  packages: 2,
  weight_lbs: 76_400,
  po_number: 'WFB-20918',
  bol_number: null,
  saved_at: null,
  entered: { consignee: 'Tulsa Works' },
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
});
/** The load as the backend has it. */
const hold = (checks: object[], invoices: object[] = [], total = 1_000) => {
  const load = {
    id: 'load-1',
    status: 'delivered',
    cancel_reason: null,
    offer: { id: 'offer-1', currency: 'USD', total_cents: total, lines: [] },
    permits: [],
    charges: [],
    invoices,
    invoice_checks: checks,
  };
  backend.on('GET /rest/v1/loads', { status: 200, body: [load] });
};
const show = (...given: Parameters<typeof hold>) => {
  hold(...given);
  renderSection(
    <main>
      <LoadMoney loadId="load-1" />
    </main>,
  );
};

describe('an invoice that isn’t exported', () => {
  it('says what is missing, and can’t be exported', async () => {
    show(MISSING);
    const missing = await screen.findByRole('list', { name: 'Missing for the invoice' });
    expect(
      within(missing)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Upload the proof of delivery.', 'Enter the consignor.']);
    expect(screen.getByRole('list', { name: 'Complete' })).toHaveTextContent('Rates and total');
    const button = screen.getByRole('button', { name: 'Export invoice' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Not ready: 2 things are missing.');
  });

  it('an invoice is exported with the same id by a retry after a failure', async () => {
    show(READY);
    backend.on(EXPORT, { status: 500, body: { message: 'down' } });
    const button = await screen.findByRole('button', { name: 'Export invoice' });
    await userEvent.click(button);
    expect(await screen.findByText('Export Failed')).toBeInTheDocument();
    backend.on(EXPORT, { status: 200, body: 'invoice-1' });
    hold([], [anInvoice()]);
    await userEvent.click(button);
    expect(await screen.findByText('Exported')).toBeVisible();
    const [first, second] = backend.bodies(EXPORT);
    expect(second).toEqual(first);
    expect(second).toMatchObject({
      _load_id: 'load-1',
      _carrier: 'Gem City Heavy Haul',
      _remit_to: '100 Placeholder Parkway, Dayton, OH 45402',
    });
  });

  it('stores only what was changed, and keeps what was entered before', async () => {
    show(MISSING);
    backend.on(FACTS, { status: 200, body: [FACT] });
    backend.on(SAVE, { status: 200, body: '2026-11-24T12:00:00+00:00' });
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice details' }));
    await userEvent.type(await dialog.findByLabelText('Consignor'), 'Lima Forge');
    await userEvent.clear(dialog.getByLabelText('Number of packages'));
    await userEvent.type(dialog.getByLabelText('Number of packages'), '1.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save details' }));
    expect(await dialog.findByText('Enter a whole number from 1 to 99,999.')).toBeVisible();
    expect(backend.bodies(SAVE)).toEqual([]);
    await userEvent.clear(dialog.getByLabelText('Number of packages'));
    await userEvent.type(dialog.getByLabelText('Number of packages'), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Save details' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(backend.bodies(SAVE)).toEqual([
      {
        _load_id: 'load-1',
        _details: {
          bill_to: null,
          consignor: 'Lima Forge',
          consignee: 'Tulsa Works',
          commodity: null,
          packages: 3,
          weight_lbs: null,
          po_number: null,
          bol_number: null,
        },
      },
    ]);
  });
});

describe('an exported invoice', () => {
  it('an exported invoice is downloaded as it was exported', async () => {
    show([], [anInvoice()]);
    const name = 'I-2026-00001.csv';
    backend.on(FILE, { status: 200, body: { name, text: '\uFEFFInvoice\r\n' } });
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Download CSV of I-2026-00001' }),
    );
    await waitFor(() => {
      expect(save).toHaveBeenCalledWith(expect.any(Blob), name);
    });
    const bytes = new Uint8Array((await save.mock.calls[0]?.[0].arrayBuffer()) ?? []);
    expect([...bytes]).toEqual([...new TextEncoder().encode('\uFEFFInvoice\r\n')]);
    expect(backend.bodies(FILE)).toEqual([{ invoice: { id: 'invoice-1' }, format: 'csv' }]);
    save.mockRestore();
    expect(screen.queryByRole('button', { name: 'Export invoice' })).not.toBeInTheDocument();
  });

  it('an exported invoice is voided with a reason, and stays in the list', async () => {
    show(READY, [anInvoice()]);
    backend.on(VOID, { status: 200, body: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Void invoice' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Void I-2026-00001?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong customer');
    hold(READY, [
      anInvoice({ voided_at: '2026-11-24T13:00:00+00:00', void_reason: 'Wrong customer' }),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Void invoice' }));
    const voided = await screen.findByRole('list', { name: 'Voided invoices' });
    expect(voided).toHaveTextContent(/Voided Nov 24.*: Wrong customer/u);
    expect(backend.bodies(VOID)).toEqual([{ _id: 'invoice-1', _reason: 'Wrong customer' }]);
    expect(screen.getByRole('button', { name: 'Export invoice' })).toBeEnabled();
  });

  it('says when the bill changed after the export', async () => {
    show([], [anInvoice()], 2_500);
    expect(await screen.findByText(/^It’s \$25\.00 now\. To bill that, void/u)).toBeVisible();
  });
});
