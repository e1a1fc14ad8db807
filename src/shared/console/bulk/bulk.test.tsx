import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminQuote } from '@tests/ui/admin-quote';
import { findRow, queryRow, REFUSED, takeBack } from '@tests/ui/console-section';
import { quotesServer, renderQuotesView, type QuotesServer } from '@tests/ui/quotes-view';

const UPDATE = 'POST /rest/v1/rpc/set_quote_statuses';
const DELETE = 'POST /rest/v1/rpc/trash_records';
const quote = (customer_name: string, updated_at: string, status: 'new' | 'reviewed') =>
  adminQuote({ customer_name, updated_at, status });
const ADA = quote('Ada Barnes', '2026-11-20T10:00:00.5+00:00', 'new');
const BEN = quote('Ben Crowe', '2026-11-20T10:00:00+00:00', 'reviewed');
const CAL = quote('Cal Dalton', '2026-11-19T10:00:00+00:00', 'reviewed');

const CHANGED_AT = '2026-11-21T10:00:00+00:00';
/** The server's answer for a changed quote. */
const changed = ({ id }: { id: string }) => ({ id, updated_at: CHANGED_AT });

const user = userEvent.setup({ delay: null });
let server: QuotesServer;
let asked: URL[];

beforeEach(() => {
  server = quotesServer([ADA, BEN, CAL]);
  asked = [];
});

const answer = (route: string, body: unknown) => {
  server.backend.on(route, (_body, url) => {
    asked.push(url);
    return { status: 200, body };
  });
};
const box = async (name: string) =>
  within(await findRow(name)).getByRole('checkbox', { name: `Select ${name}` });
const bar = () => screen.queryByRole('region', { name: 'Selected quotes' });
const inBar = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Selected quotes' })).getByRole('button', { name });
const selectAll = async () => {
  await findRow('Ada Barnes');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
};

describe('selecting', () => {
  it('selects one row, a range with Shift, and the entire page', async () => {
    renderQuotesView();
    expect(bar()).not.toBeInTheDocument();
    await user.click(await box('Ada Barnes'));
    expect(bar()).toHaveTextContent('1 quote selected');
    await user.keyboard('{Shift>}');
    await user.click(await box('Cal Dalton'));
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('3 quotes selected');
    await selectAll();
    expect(bar()).not.toBeInTheDocument();
  });

  it('Escape clears the selection', async () => {
    renderQuotesView();
    await selectAll();
    expect(bar()).toHaveTextContent('3 quotes selected');
    await user.keyboard('{Escape}');
    expect(bar()).not.toBeInTheDocument();
    expect(await box('Ada Barnes')).not.toBeChecked();
  });
});

describe('changing the status of several records', () => {
  it('sends one statement with the versions on screen, only for rows that change', async () => {
    answer(UPDATE, [changed(ADA)]);
    renderQuotesView();
    await selectAll();
    await user.click(inBar('Mark as reviewed (1)'));
    await screen.findAllByText('1 quote marked as reviewed.');
    expect(asked).toHaveLength(1);
    expect(server.backend.bodies(UPDATE)).toEqual([
      { _ids: [ADA.id], _seen: [ADA.updated_at], _status: 'reviewed' },
    ]);
    await takeBack();
    await screen.findAllByText('1 quote restored.');
    expect(server.backend.bodies(UPDATE)[1]).toEqual({
      _ids: [ADA.id],
      _seen: [CHANGED_AT],
      _status: 'new',
    });
    await waitFor(() => {
      expect(bar()).not.toBeInTheDocument();
    });
  });

  it('sends each quote with its own version and says how many were stale', async () => {
    answer(UPDATE, [changed(BEN)]);
    renderQuotesView();
    await user.click(await box('Ben Crowe'));
    await user.click(await box('Cal Dalton'));
    await user.click(inBar('Archive'));
    await screen.findAllByText(
      '1 quote marked as archived. Someone changed or deleted the other one.',
    );
    expect(server.backend.bodies(UPDATE)).toEqual([
      {
        _ids: [BEN.id, CAL.id],
        _seen: [BEN.updated_at, CAL.updated_at],
        _status: 'archived',
      },
    ]);
  });

  it('restores the old status on Undo, over the versions it wrote', async () => {
    answer(UPDATE, [changed(BEN), changed(CAL)]);
    renderQuotesView();
    await user.click(await box('Ben Crowe'));
    await user.click(await box('Cal Dalton'));
    await user.click(inBar('Archive'));
    await screen.findAllByText('2 quotes marked as archived.');
    await takeBack();
    await screen.findAllByText('2 quotes restored.');
    expect(server.backend.bodies(UPDATE)[1]).toEqual({
      _ids: [BEN.id, CAL.id],
      _seen: [CHANGED_AT, CHANGED_AT],
      _status: 'reviewed',
    });
  });

  it('keeps the selection after a failure and when all rows were stale', async () => {
    server.backend.on(UPDATE, REFUSED);
    renderQuotesView();
    await user.click(await box('Ben Crowe'));
    await user.click(inBar('Archive'));
    await screen.findAllByText('Failed to update quote status.');
    answer(UPDATE, []);
    await user.click(inBar('Archive'));
    await screen.findAllByText('Someone changed or deleted this. Reload.');
    expect(bar()).toHaveTextContent('1 quote selected');
  });
});

describe('deleting several records', () => {
  it('confirms first, removes the rows, and says how many were already deleted', async () => {
    server.backend.on(DELETE, (_body, url) => {
      asked.push(url);
      server.hold([ADA]);
      return { status: 200, body: [changed(BEN)] };
    });
    renderQuotesView();
    await user.click(await box('Ben Crowe'));
    await user.click(await box('Cal Dalton'));
    await user.click(inBar('Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 quotes?' });
    expect(dialog).toHaveTextContent(
      'They move to the trash for 30 days, then they’re deleted forever.',
    );
    expect(asked).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findAllByText('1 Quote Deleted');
    await screen.findAllByText('1 was already deleted.');
    expect(server.backend.bodies(DELETE)).toEqual([{ _type: 'quote', _ids: [BEN.id, CAL.id] }]);
    expect(queryRow('Ben Crowe')).not.toBeInTheDocument();
    expect(bar()).not.toBeInTheDocument();

    const RESTORE = 'POST /rest/v1/rpc/restore_records';
    answer(RESTORE, [changed(BEN)]);
    await takeBack();
    await screen.findAllByText('Quote Restored');
    expect(server.backend.bodies(RESTORE)).toEqual([
      { _type: 'quote', _ids: [BEN.id], _seen: [CHANGED_AT] },
    ]);
  });
});
