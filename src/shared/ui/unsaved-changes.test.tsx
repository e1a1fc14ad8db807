import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RecordPager } from '@/shared/console/record/record-pager';
import { Drawer } from './drawer';
import { useUnsavedChanges } from './unsaved-changes';

const close = vi.fn();
const discard = vi.fn();
const openOther = vi.fn();

function Note() {
  const [note, setNote] = useState('');
  useUnsavedChanges(note !== '', discard);
  return (
    <textarea
      aria-label="Note"
      value={note}
      onChange={({ target }) => {
        setNote(target.value);
      }}
    />
  );
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard unsaved changes?' });
const choose = async (answer: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
};

async function openDrawer(typed: string) {
  for (const mock of [close, discard, openOther]) mock.mockReset();
  render(
    <Drawer
      open
      onOpenChange={close}
      title="Load"
      headActions={
        <RecordPager id="a" rows={[{ id: 'a' }, { id: 'b' }]} noun="load" onOpen={openOther} />
      }
    >
      <Note />
    </Drawer>,
  );
  if (typed !== '') await userEvent.type(screen.getByLabelText('Note'), typed);
}

it('the drawer closes without asking if nothing was typed', async () => {
  await openDrawer('');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledExactlyOnceWith(false);
  expect(question()).not.toBeInTheDocument();
});

it('the drawer closes without asking if the text was deleted again', async () => {
  await openDrawer('x{Backspace}');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('Keep editing keeps the text and the focus', async () => {
  await openDrawer('At mile 40');
  await userEvent.keyboard('{Escape}');
  await choose('Keep editing');
  expect(close).not.toHaveBeenCalled();
  expect(discard).not.toHaveBeenCalled();
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('At mile 40');
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

it('the text stays if the user answers with Escape', async () => {
  await openDrawer('At mile 40');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(question()).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('the drawer asks after %s and closes with Discard', async (_, leave) => {
  await openDrawer('At mile 40');
  await leave();
  await choose('Discard');
  expect(discard).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledExactlyOnceWith(false);
});

it('the drawer asks before another record replaces the text', async () => {
  await openDrawer('At mile 40');
  await userEvent.click(screen.getByRole('button', { name: 'Next load' }));
  expect(openOther).not.toHaveBeenCalled();
  await choose('Discard');
  expect(openOther).toHaveBeenCalledExactlyOnceWith('b');
});
