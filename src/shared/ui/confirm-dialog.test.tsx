import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

function renderDialog(props: { isBusy?: boolean; error?: string } = {}) {
  const handleOpenChange = vi.fn();
  const handleConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={handleOpenChange}
      onConfirm={handleConfirm}
      title="Delete this quote?"
      description="This action cannot be undone."
      confirmLabel="Delete"
      busyText="Deleting..."
      {...props}
    />,
  );
  return { handleOpenChange, handleConfirm };
}

describe('ConfirmDialog', () => {
  it('has its description, and Cancel has the focus', () => {
    renderDialog();
    expect(
      screen.getByRole('alertdialog', { name: 'Delete this quote?' }),
    ).toHaveAccessibleDescription('This action cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('calls onConfirm and doesn’t close itself', async () => {
    const { handleConfirm, handleOpenChange } = renderDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(handleConfirm).toHaveBeenCalledOnce();
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('closes on Cancel and Escape', async () => {
    const { handleOpenChange } = renderDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    expect(handleOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('stays open and ignores clicks while busy', async () => {
    const { handleOpenChange, handleConfirm } = renderDialog({ isBusy: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
    expect(handleOpenChange).not.toHaveBeenCalled();
    expect(handleConfirm).not.toHaveBeenCalled();
  });

  it('shows the error and can be retried', async () => {
    const { handleConfirm } = renderDialog({ error: 'Failed to delete quote' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete quote');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(handleConfirm).toHaveBeenCalledOnce();
  });
});
