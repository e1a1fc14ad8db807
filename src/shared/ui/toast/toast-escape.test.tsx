import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, showToast, toastStore } from '@/shared/lib/toast-store';
import { Drawer } from '../drawer';
import { PictureDialog } from '../picture-dialog';
import { ToasterView } from './toaster-view';

/** A picture that was opened from a drawer. */
function Picture() {
  const [isOpen, setIsOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(true);
  return (
    <>
      <ToasterView />
      <Drawer open={isDrawerOpen} onOpenChange={setIsDrawerOpen} title="Attachments">
        <PictureDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title="Lowboy"
          position="1 of 2"
          onPrevious={() => undefined}
          onNext={() => undefined}
        >
          <p>Picture</p>
        </PictureDialog>
      </Drawer>
    </>
  );
}

const picture = () => screen.queryByRole('dialog', { name: 'Lowboy' });
const toast = () => screen.getByRole('listitem');

describe('The first Escape in a picture dialog that shows a toast', () => {
  afterEach(() => {
    act(() => {
      for (const { id } of toastStore.getState()) dismissToast(id);
    });
  });

  it.each([
    ['the picture', () => picture()],
    ['the toast', toast],
    ['a button of the toast', () => screen.getByRole('button', { name: 'Dismiss' })],
    ['the toasts’ list, which F8 focuses', () => toast().parentElement],
  ])('closes only the dialog, with the focus on %s', async (_where, find) => {
    render(<Picture />);
    act(() => {
      showToast({ title: 'Signed Out' });
    });
    await waitFor(() => {
      expect(picture()).toContainElement(toast());
    });
    act(() => {
      find()?.focus();
    });

    await userEvent.keyboard('{Escape}');

    expect(picture()).not.toBeInTheDocument();
    const drawer = await screen.findByRole('dialog', { name: 'Attachments' });
    expect(drawer).toContainElement(toast());
  });
});
