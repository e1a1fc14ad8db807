import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { StaleError } from '@/shared/lib/stale';
import { findRow, queryRow, takeBack } from '@tests/ui/console-section';
import { aTip, renderTips, tipServer, type Tip, type TipServer } from '@tests/ui/tip-inbox';

const user = userEvent.setup({ delay: null });
const REFUSED = new AppError('forbidden', 'permission denied');

let ada: Tip;
let ben: Tip;
let server: TipServer;

beforeEach(() => {
  ada = aTip('Ada Barnes');
  ben = aTip('Ben Crowe', 'read');
  server = tipServer([ada, ben]);
});

const toast = (text: string) => screen.findAllByText(text);
const press = async (name: string, action: string) => {
  const row = within(await findRow(name));
  await user.click(row.getByRole('button', { name: `${action}: ${name}` }));
};
const statusOf = async (name: string) => within(await findRow(name)).getAllByRole('cell')[2];

/** Holds a call back until the returned function is called. */
function holdStatus(): () => void {
  let answer: () => void = () => undefined;
  server.setStatus.mockImplementation(
    (tip, status) =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ ...tip, status, updated_at: 'v2' });
        };
      }),
  );
  return () => {
    answer();
  };
}

describe('the list', () => {
  it('shows a skeleton, then rows and how many each status has', async () => {
    renderTips(server);
    expect(screen.getByText('Loading tips...')).toBeInTheDocument();
    expect(await findRow('Ada Barnes')).toBeInTheDocument();
    expect(screen.queryByText('Loading tips...')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'All 6' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'read 2' })).toBeInTheDocument();
  });

  it('counts again for another search, but not for another status', async () => {
    const { router } = renderTips(server);
    await user.click(await screen.findByRole('button', { name: 'read 2' }));
    await waitFor(() => {
      expect(server.fetchPage).toHaveBeenCalledTimes(2);
    });
    expect(server.fetchCounts).toHaveBeenCalledTimes(1);
    await act(() => router.navigate('/?q=ada'));
    await waitFor(() => {
      expect(server.fetchCounts).toHaveBeenCalledTimes(2);
    });
    expect(server.fetchCounts.mock.lastCall?.[0]).toMatchObject({ search: 'ada' });
  });

  it('says what will appear while it is empty', async () => {
    server.hold([]);
    renderTips(server);
    expect(await screen.findByText('No tips found')).toBeInTheDocument();
    expect(screen.getByText('Tips appear here.')).toBeInTheDocument();
  });

  it('opens its trash', async () => {
    renderTips(server);
    await user.click(await screen.findByRole('button', { name: 'Trash' }));
    const trash = await screen.findByRole('dialog', { name: 'Trash' });
    expect(await within(trash).findByText('Tips you delete appear here.')).toBeInTheDocument();
  });

  it('can be cleared of filters when nothing matches', async () => {
    server.hold([]);
    renderTips(server, { at: '/?q=nowhere' });
    await screen.findByText('No tips match');
    server.hold([ada]);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await findRow('Ada Barnes')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows a failure in the page and as a toast, and retries', async () => {
    server.fetchPage.mockRejectedValueOnce(REFUSED);
    renderTips(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch tips.');
    await waitFor(() => {
      expect(screen.getAllByText('Failed to fetch tips.').length).toBeGreaterThan(1);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Ada Barnes')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says it is still trying, then shows the error', async () => {
    server.fetchPage.mockRejectedValue(new AppError('unknown', 'out of order'));
    renderTips(server);
    expect(await screen.findByText(/Retrying/)).toBeInTheDocument();
    expect(screen.getByText('Loading tips...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch tips.');
    expect(screen.queryByText(/Retrying/)).not.toBeInTheDocument();
  });
});

describe('a status change', () => {
  it('shows before it is saved, and a toast after', async () => {
    const save = holdStatus();
    renderTips(server);
    await press('Ada Barnes', 'Read');
    expect(await statusOf('Ada Barnes')).toHaveTextContent('read');
    expect(screen.queryByText('Status Updated')).not.toBeInTheDocument();
    server.hold([{ ...ada, status: 'read', updated_at: 'v2' }, ben]);
    save();
    await toast('Status Updated');
    await toast('Tip marked as read.');
  });

  it('a status change is undone over the version it wrote', async () => {
    renderTips(server);
    await press('Ada Barnes', 'Read');
    await toast('Tip marked as read.');
    await takeBack();
    await toast('Tip marked as new.');
    const written = server.setStatus.mock.calls.map(([tip, status]) => [tip.updated_at, status]);
    expect(written).toEqual([
      ['v1', 'read'],
      ['v2', 'new'],
    ]);
  });

  it('rolls back when saving fails', async () => {
    server.setStatus.mockImplementation(() => {
      server.fetchPage.mockImplementation(() => new Promise(() => undefined)); // Without a refetch.
      return Promise.reject(REFUSED);
    });
    renderTips(server);
    await press('Ada Barnes', 'Read');
    await toast('Update Failed');
    await toast('Failed to update tip status.');
    expect(await statusOf('Ada Barnes')).toHaveTextContent('new');
  });

  it('says what a colleague changed first, and shows it', async () => {
    const newer: Tip = { ...ada, status: 'closed', updated_at: 'theirs' };
    server.setStatus.mockImplementation(() => {
      server.hold([newer, ben]);
      return Promise.reject(new StaleError(newer));
    });
    renderTips(server);
    await press('Ada Barnes', 'Read');
    await toast('Someone changed this. It’s now marked as closed.');
    await waitFor(async () => {
      expect(await statusOf('Ada Barnes')).toHaveTextContent('closed');
    });
  });

  it('can follow another before the list is refetched', async () => {
    server.setStatus.mockImplementation((tip, status) => {
      server.fetchPage.mockImplementation(() => new Promise(() => undefined)); // The list stays as it was.
      return Promise.resolve({ ...tip, status, updated_at: `${tip.updated_at}+` });
    });
    renderTips(server);
    await press('Ben Crowe', 'Close');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await toast('Tip marked as closed.');
    await press('Ben Crowe', 'Read');
    await waitFor(() => {
      expect(server.setStatus.mock.calls.map(([tip]) => tip.updated_at)).toEqual(['v1', 'v1+']);
    });
  });

  it('removes a row that no longer matches the filter, and keeps the focus in the list', async () => {
    const save = holdStatus();
    server.hold([ada, aTip('Cal Dalton')]);
    renderTips(server, { at: '/?status=new' });
    await press('Ada Barnes', 'Read');
    await waitFor(() => {
      expect(queryRow('Ada Barnes')).not.toBeInTheDocument();
    });
    expect(queryRow('Cal Dalton')).toHaveFocus();
    save();
    await toast('Status Updated');
  });

  it('asks first where the action says so', async () => {
    renderTips(server);
    await press('Ada Barnes', 'Close');
    const question = { name: 'Close the tip from Ada Barnes?' };
    const dialog = await screen.findByRole('alertdialog', question);
    expect(dialog).toHaveTextContent('No one can reply then.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(server.setStatus).not.toHaveBeenCalled();

    await press('Ada Barnes', 'Close');
    const again = await screen.findByRole('alertdialog', question);
    await user.click(within(again).getByRole('button', { name: 'Close' }));
    await toast('Tip marked as closed.');
  });

  it('offers no Undo where a status is final, for one record or several', async () => {
    renderTips(server, { canUndoStatus: false });
    await press('Ada Barnes', 'Read');
    await toast('Tip marked as read.');
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();

    const box = within(await findRow('Ada Barnes')).getByRole('checkbox');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Read' }));
    await toast('1 tip marked as read.');
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  const askToDelete = async () => {
    await press('Ada Barnes', 'Delete');
    return screen.findByRole('alertdialog', { name: 'Delete the tip from Ada Barnes?' });
  };

  it('asks first and deletes nothing on Cancel', async () => {
    renderTips(server);
    const dialog = await askToDelete();
    expect(dialog).toHaveTextContent(
      'It moves to the trash for 30 days, then it’s deleted forever.',
    );
    expect(dialog).not.toHaveTextContent('cannot be undone');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(server.move).not.toHaveBeenCalled();
  });

  it('removes the row, and Undo restores the version in the trash', async () => {
    renderTips(server);
    const dialog = await askToDelete();
    server.hold([ben]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await toast('Tip Deleted');
    await toast('It stays in the trash for 30 days.');
    await waitFor(() => {
      expect(queryRow('Ada Barnes')).not.toBeInTheDocument();
    });
    expect(server.move).toHaveBeenCalledExactlyOnceWith(ada.id, expect.anything());
    await takeBack();
    await toast('Tip Restored');
    expect(server.restore).toHaveBeenCalledWith([{ id: ada.id, updated_at: 'v2' }]);
  });

  it('keeps the dialog open after a failure', async () => {
    server.move.mockRejectedValue(REFUSED);
    renderTips(server);
    const dialog = await askToDelete();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to delete tip.');
    await toast('Delete Failed');
  });

  it('isn’t offered to someone who may not, nor is the trash', async () => {
    renderTips(server, { canDelete: false });
    const row = within(await findRow('Ada Barnes'));
    await user.click(row.getByRole('checkbox'));
    expect(await screen.findByRole('button', { name: 'Read' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Delete|Trash)/ })).not.toBeInTheDocument();
  });
});
