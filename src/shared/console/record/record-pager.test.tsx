import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Drawer } from '@/shared/ui/drawer';
import { setSingleKeysEnabled } from '../shortcuts/shortcut-setting';
import { RecordPager } from './record-pager';

const ROWS = [{ id: '1' }, { id: '2' }, { id: '3' }];

function Records({ isAsking = false }: { isAsking?: boolean }) {
  const [id, setId] = useState('1');
  return (
    <Drawer
      open
      onOpenChange={() => undefined}
      title={`Crate ${id}`}
      headActions={<RecordPager id={id} rows={ROWS} noun="crate" onOpen={setId} />}
    >
      <textarea aria-label="Note" />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => undefined}
        title="Delete?"
        description=""
        confirmLabel="Delete"
        onConfirm={() => undefined}
      />
    </Drawer>
  );
}
const title = () => screen.getByText(/^Crate/).textContent;

afterEach(() => {
  setSingleKeysEnabled(true);
});

it('j and k go to the next and previous record, and stop at both ends', async () => {
  render(<Records />);
  await userEvent.keyboard('j');
  expect(title()).toBe('Crate 2');
  await userEvent.keyboard('jjj');
  expect(title()).toBe('Crate 3');
  await userEvent.keyboard('kkkk');
  expect(title()).toBe('Crate 1');
});

it('text boxes get j and k', async () => {
  render(<Records />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'jjk');
  expect(title()).toBe('Crate 1');
});

it('j and k are ignored while a question is open, with Ctrl, and when they are turned off', async () => {
  const { rerender } = render(<Records isAsking />);
  await userEvent.keyboard('j');
  rerender(<Records />);
  await userEvent.keyboard('{Control>}j{/Control}');
  setSingleKeysEnabled(false);
  rerender(<Records />);
  await userEvent.keyboard('j');
  expect(title()).toBe('Crate 1');
});
