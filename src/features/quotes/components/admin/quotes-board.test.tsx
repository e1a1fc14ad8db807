import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '../../../../../tests/support/ui/fake-backend';
import { renderPage } from '../../../../../tests/support/ui/render-app';
import { watchQuotes } from '../../api/admin-quotes-channel';
import { QuotesBoard } from './quotes-board';
import { QuotesLiveProvider } from './quotes-live-provider';
import { adminQuote } from './test-quotes';

vi.mock('../../api/admin-quotes-channel', () => ({ watchQuotes: vi.fn(() => () => undefined) }));

const QUOTES = 'GET /rest/v1/quotes';
const COUNTS = 'POST /rest/v1/rpc/quote_status_counts';
const UPDATE = 'PATCH /rest/v1/quotes';
const DELETE = 'DELETE /rest/v1/quotes';
const REFUSED = { status: 403, body: { code: '42501', message: 'permission denied' } };

const MORGAN = adminQuote({ customer_name: 'Morgan Reyes' });
const CURTIS = adminQuote({ customer_name: 'Curtis Hale', status: 'reviewed', width: 8.5 });
const HANNAH = adminQuote({ customer_name: 'Hannah Osei', status: 'archived' });

let backend: FakeBackend;
let asked: URL[];

/** What the server holds from now on; single quotes are answered by their id. */
function serve(quotes: readonly ReturnType<typeof adminQuote>[]) {
  backend.on(QUOTES, (_body, url) => {
    asked.push(url);
    const id = url.searchParams.get('id')?.replace('eq.', '');
    return { status: 200, body: id ? quotes.filter((quote) => quote.id === id) : quotes };
  });
}

function renderBoard(at = '/') {
  return renderPage(
    <QuotesLiveProvider>
      <QuotesBoard />
    </QuotesLiveProvider>,
    { at },
  );
}

/** By its text: computing the accessible names of a whole table takes jsdom seconds. */
async function row(name: string): Promise<HTMLElement> {
  const trigger = await screen.findByText(name, { selector: 'td button' });
  return trigger.closest<HTMLElement>('[role="row"]') ?? trigger;
}
const queryRow = (name: string) => screen.queryByText(name, { selector: 'td button' });
const toast = (text: string) => screen.findAllByText(text);

/** Tells the console that the table changed, as the realtime channel does. */
function announceChange() {
  act(() => {
    vi.mocked(watchQuotes).mock.lastCall?.[0].onChange();
  });
}

beforeEach(() => {
  asked = [];
  backend = fakeBackend();
  backend.on(COUNTS, {
    status: 200,
    body: [
      { status: 'new', quotes: 5 },
      { status: 'reviewed', quotes: 41 },
      { status: 'archived', quotes: 82 },
    ],
  });
  serve([MORGAN, CURTIS, HANNAH]);
});

describe('the list', () => {
  it('shows bars first, then a row for every quote', async () => {
    renderBoard();
    expect(screen.getByText('Loading quotes...')).toBeInTheDocument();
    const line = await row('Morgan Reyes');
    expect(line).toHaveTextContent('Dayton, OH to Knoxville, TN');
    expect(within(line).getByText('New')).toBeInTheDocument();
    expect(screen.queryByText('Loading quotes...')).not.toBeInTheDocument();
  });

  it('marks what is over the legal limit, in words too', async () => {
    renderBoard();
    expect(within(await row('Morgan Reyes')).getAllByText('12.0')[0]).toHaveTextContent(
      'over the legal limit',
    );
    expect(within(await row('Curtis Hale')).getAllByText('8.5')[0]).not.toHaveTextContent('over');
  });

  it('says so when there is nothing', async () => {
    serve([]);
    renderBoard();
    expect(await screen.findByText('No quotes found')).toBeInTheDocument();
  });

  it('tells a failure in the page and by toast, and tries again', async () => {
    backend.on(QUOTES, REFUSED);
    renderBoard();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch quotes.');
    await waitFor(() => {
      expect(screen.getAllByText('Failed to fetch quotes.').length).toBeGreaterThan(1);
    });
    serve([MORGAN]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Morgan Reyes')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for the next page by the last row it shows', async () => {
    const many = Array.from({ length: 26 }, (_, n) =>
      adminQuote({ customer_name: `No ${String(n)}` }),
    );
    serve(many);
    renderBoard();
    const more = await screen.findByText('Load more');
    expect(screen.queryByText('No 25')).not.toBeInTheDocument();
    serve([adminQuote({ customer_name: 'Older still' })]);
    await userEvent.click(more);
    expect(await row('Older still')).toBeInTheDocument();
    expect(asked.at(-1)?.searchParams.get('or')).toContain(`id.lt."${many[24]?.id ?? ''}"`);
    expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('come from the address', async () => {
    renderBoard('/?status=archived&q=Lima');
    await row('Morgan Reyes');
    expect(asked[0]?.searchParams.get('status')).toBe('eq.archived');
    expect(asked[0]?.searchParams.get('search_text')).toBe('imatch.***=Lima');
    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toHaveValue('Lima');
    expect(screen.getByRole('button', { name: /^Archived/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('go to the server and into the address, wildcards taken literally', async () => {
    const { router } = renderBoard();
    await row('Morgan Reyes');
    await userEvent.type(screen.getByRole('searchbox'), '100% (a_b), "c"');
    await waitFor(() => {
      expect(asked.at(-1)?.searchParams.get('search_text')).toBe('imatch.***=100% (a_b), "c"');
    });
    await userEvent.click(screen.getByRole('button', { name: 'New 5' }));
    await waitFor(() => {
      expect(asked.at(-1)?.searchParams.get('status')).toBe('eq.new');
    });
    expect(router.state.location.search).toContain('status=new');
  });

  it('counts what there is of each status', async () => {
    renderBoard();
    expect(await screen.findByRole('button', { name: 'All 128' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reviewed 41' })).toBeInTheDocument();
  });

  it('can be taken away where they find nothing', async () => {
    serve([]);
    renderBoard('/?q=nowhere');
    await screen.findByText('No quotes found');
    serve([MORGAN]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all quotes' }));
    expect(await row('Morgan Reyes')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('live changes', () => {
  it('appear by themselves, marked until somebody opens them', async () => {
    renderBoard();
    await row('Morgan Reyes');
    const late = adminQuote({
      customer_name: 'Priya Natarajan',
      created_at: '2027-01-01T00:00:00Z',
    });
    serve([late, MORGAN, CURTIS, HANNAH]);
    announceChange();

    const line = await row('Priya Natarajan');
    expect(within(line).getByText('Just in')).toBeInTheDocument();
    expect(screen.getAllByText('Just in')).toHaveLength(1);
    expect(screen.getByText('New quote from Priya Natarajan.')).toBeInTheDocument();

    await userEvent.click(within(line).getByRole('button', { name: 'Priya Natarajan' }));
    expect(screen.queryByText('Just in')).not.toBeInTheDocument();
  });
});

describe('status', () => {
  it('offers what the status leaves open', async () => {
    renderBoard();
    const names = async (name: string) =>
      within(await row(name))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(':')[0])
        .filter(Boolean);
    expect(await names('Morgan Reyes')).toEqual(['Review', 'Archive', 'Delete']);
    expect(await names('Curtis Hale')).toEqual(['Archive', 'Delete']);
    expect(await names('Hannah Osei')).toEqual(['Review', 'Delete']);
  });

  it('shows the new status at once and says so when it is stored', async () => {
    let store: (answer: { status: number; body: unknown }) => void = () => undefined;
    backend.on(
      UPDATE,
      () =>
        new Promise((resolve) => {
          store = resolve;
        }),
    );
    renderBoard();
    await userEvent.click(
      within(await row('Morgan Reyes')).getByRole('button', { name: /^Review/ }),
    );

    expect(await within(await row('Morgan Reyes')).findByText('Reviewed')).toBeInTheDocument();
    expect(screen.queryByText('Status Updated')).not.toBeInTheDocument();
    serve([{ ...MORGAN, status: 'reviewed' }, CURTIS, HANNAH]);
    store({ status: 200, body: { id: MORGAN.id } });
    await toast('Status Updated');
    await toast('Quote marked as reviewed.');
    expect(backend.bodies(UPDATE)).toEqual([{ status: 'reviewed' }]);
  });

  it('takes the status back when it could not be stored', async () => {
    backend.on(UPDATE, () => {
      backend.on(QUOTES, () => new Promise(() => undefined)); // Not by fetching the list again.
      return REFUSED;
    });
    renderBoard();
    await userEvent.click(
      within(await row('Morgan Reyes')).getByRole('button', { name: /^Archive/ }),
    );
    await toast('Update Failed');
    await toast('Failed to update quote status.');
    expect(await within(await row('Morgan Reyes')).findByText('New')).toBeInTheDocument();
  });

  it('takes a row out of a list whose filter no longer fits', async () => {
    backend.on(UPDATE, () => new Promise(() => undefined));
    serve([MORGAN]);
    renderBoard('/?status=new');
    await userEvent.click(
      within(await row('Morgan Reyes')).getByRole('button', { name: /^Review/ }),
    );
    expect(await screen.findByText('No quotes found')).toBeInTheDocument();
  });
});

it('keeps the focus in the list when the row it was on goes', async () => {
  backend.on(UPDATE, () => new Promise(() => undefined));
  const tom = adminQuote({ customer_name: 'Tom Hadley' });
  serve([MORGAN, tom]);
  renderBoard('/?status=new');
  await userEvent.click(within(await row('Morgan Reyes')).getByRole('button', { name: /^Review/ }));
  await waitFor(() => {
    expect(queryRow('Morgan Reyes')).not.toBeInTheDocument();
  });
  expect(queryRow('Tom Hadley')).toHaveFocus();
});

describe('deleting', () => {
  const askToDelete = async () => {
    renderBoard();
    await userEvent.click(
      within(await row('Morgan Reyes')).getByRole('button', { name: /^Delete/ }),
    );
    return screen.findByRole('alertdialog', { name: 'Delete the quote from Morgan Reyes?' });
  };

  it('asks first, and does nothing on Cancel', async () => {
    const dialog = await askToDelete();
    expect(dialog).toHaveTextContent('This action cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(backend.bodies(DELETE)).toEqual([]);
  });

  it('removes the row and says so', async () => {
    backend.on(DELETE, (_body, url) => {
      asked.push(url);
      serve([CURTIS, HANNAH]);
      return { status: 200, body: { id: MORGAN.id } };
    });
    const dialog = await askToDelete();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await toast('Quote Deleted');
    await waitFor(() => {
      expect(queryRow('Morgan Reyes')).not.toBeInTheDocument();
    });
    expect(asked.some((url) => url.searchParams.get('id') === `eq.${MORGAN.id}`)).toBe(true);
  });

  it('stays open and says why when it failed', async () => {
    backend.on(DELETE, REFUSED);
    const dialog = await askToDelete();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to delete quote.');
    await toast('Delete Failed');
  });
});

describe('the drawer', () => {
  const NOTES = '<img src=x onerror=alert(1)>\nRamp on site';

  it('shows everything the customer wrote, as text', async () => {
    serve([{ ...MORGAN, notes: NOTES }, CURTIS]);
    const { router } = renderBoard();
    await userEvent.click(
      within(await row('Morgan Reyes')).getByRole('button', { name: 'Morgan Reyes' }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Morgan Reyes' });
    expect(within(drawer).getByText(/<img src=x/)).toHaveTextContent('Ramp on site');
    expect(within(drawer).getByRole('link', { name: MORGAN.phone })).toHaveAttribute(
      'href',
      'tel:9375550126',
    );
    expect(router.state.location.search).toBe(`?quote=${MORGAN.id}`);
  });

  it('goes on to the next quote and back', async () => {
    renderBoard(`/?quote=${MORGAN.id}`);
    const next = await screen.findByRole('button', { name: 'Next quote' });
    await screen.findByRole('dialog', { name: 'Morgan Reyes' });
    await userEvent.click(next);
    expect(await screen.findByRole('dialog', { name: 'Curtis Hale' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous quote' }));
    expect(await screen.findByRole('dialog', { name: 'Morgan Reyes' })).toBeInTheDocument();
  });

  it('opens a quote that is not in the list, and says when there is none', async () => {
    renderBoard('/?quote=0b0e6f1c-0000-4000-8000-000000000000');
    expect(await screen.findByText('This quote is no longer there')).toBeInTheDocument();
  });
});
