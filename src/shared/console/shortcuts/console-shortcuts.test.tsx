import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { SearchInput } from '@/shared/ui/search-input';
import { Table, TBody, Td, Tr } from '@/shared/ui/table';
import { ConsoleShortcuts } from './console-shortcuts';

const onOpen = vi.fn();
const user = userEvent.setup({ delay: null });

function renderTable() {
  render(
    <>
      <ConsoleShortcuts />
      <main>
        <SearchInput label="Search crates" onSearch={vi.fn()} />
        <Table label="Crates">
          <TBody>
            {['One', 'Two', 'Three'].map((name) => (
              <Tr key={name}>
                <Td>
                  <RowTrigger
                    onClick={() => {
                      onOpen(name);
                    }}
                  >
                    {name}
                  </RowTrigger>
                </Td>
                <Td>
                  <button type="button">Delete {name}</button>
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </main>
    </>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search crates' });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  onOpen.mockClear();
  renderTable();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the rows', () => {
  it('take the focus with j and k, and stop at both ends', async () => {
    await user.keyboard('j');
    expect(button('One')).toHaveFocus();
    await user.keyboard('jjj');
    expect(button('Three')).toHaveFocus();
    await user.keyboard('kkkk');
    expect(button('One')).toHaveFocus();
  });

  it('take the focus with the arrow keys from any button of a row', async () => {
    await user.keyboard('{ArrowDown}');
    expect(document.body).toHaveFocus();
    button('Delete One').focus();
    await user.keyboard('{ArrowDown}');
    expect(button('Two')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(button('One')).toHaveFocus();
  });

  it('open with Enter', async () => {
    await user.keyboard('jj{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('Two');
  });
});

describe('the search', () => {
  it('takes the focus with / and returns it with Escape', async () => {
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    await user.keyboard('j?/');
    expect(search()).toHaveValue('j?/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('One')).toHaveFocus();
  });
});

describe('the shortcuts dialog', () => {
  it('opens with ? and blocks the other shortcuts', async () => {
    await user.keyboard('j?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Search this list')).toBeInTheDocument();
    await user.keyboard('j/');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('turns off single-key shortcuts but not the arrow keys', async () => {
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    button('One').focus();
    await user.keyboard('j?');
    expect(button('One')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(button('Two')).toHaveFocus();
  });

  it('ignores keys pressed with Ctrl', async () => {
    await user.keyboard('{Control>}j{/Control}');
    expect(document.body).toHaveFocus();
  });
});
