import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MAIN_ID } from '@/shared/lib/focus-heading';
import { renderPage } from '@tests/ui/render-app';
import { Drawer } from './drawer';

/** A page that opens with a drawer on it, as from a link to a record. */
function Page({ onLeave }: { onLeave?: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main id={MAIN_ID}>
      <h1>Offer</h1>
      <input aria-label="Rate" />
      {isOpen && (
        <Drawer open onOpenChange={setIsOpen} title="Quote">
          <button
            type="button"
            onClick={() => {
              setIsOpen(false);
              onLeave?.();
            }}
          >
            New offer
          </button>
        </Drawer>
      )}
    </main>
  );
}

it('the page’s heading gets the focus when nothing on the page opened the dialog', async () => {
  renderPage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'New offer' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Offer' })).toHaveFocus();
  });
});

it('the focus stays where the user put it before the dialog closed', async () => {
  renderPage(
    <Page
      onLeave={() => {
        // After React has removed the dialog, before the dialog returns the focus.
        queueMicrotask(() => {
          screen.getByLabelText('Rate').focus();
        });
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'New offer' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByLabelText('Rate')).toHaveFocus();
});

/** A dialog that opens while another one closes. */
function Replaced() {
  const [isSearch, setIsSearch] = useState(false);
  return (
    <Drawer open onOpenChange={setIsSearch} key={String(isSearch)} title="Console">
      {isSearch ? (
        <input aria-label="Search" />
      ) : (
        <button
          type="button"
          onClick={() => {
            setIsSearch(true);
            queueMicrotask(() => {
              screen.getByLabelText('Search').focus();
            });
          }}
        >
          Search
        </button>
      )}
    </Drawer>
  );
}

it('a dialog that opened while another one closed keeps the focus', async () => {
  renderPage(<Replaced />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('quotes');
  expect(screen.getByLabelText('Search')).toHaveValue('quotes');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
