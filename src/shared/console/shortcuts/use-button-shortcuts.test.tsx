import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setSingleKeysEnabled } from './shortcut-setting';
import { useButtonShortcuts } from './use-button-shortcuts';

const onPress = vi.fn();
const user = userEvent.setup({ delay: null });

function Page() {
  useButtonShortcuts();
  const edit = (name: string) => (
    <button
      type="button"
      aria-keyshortcuts="e"
      onClick={() => {
        onPress(name);
      }}
    >
      Edit {name}
    </button>
  );
  return (
    <main>
      {edit('page')}
      <section aria-label="Permits" tabIndex={-1}>
        <ul>
          <li>{edit('OH')}</li>
          <li>
            {edit('IN')} <a href="#in">IN permit</a>
          </li>
        </ul>
        <input aria-label="Permit number" />
      </section>
      <section aria-label="Stops" tabIndex={-1} />
    </main>
  );
}
afterEach(() => {
  onPress.mockClear();
  setSingleKeysEnabled(true);
});
const press = async (focus?: HTMLElement) => {
  focus?.focus();
  await user.keyboard('e');
  return (onPress.mock.calls as [string][]).at(-1)?.[0];
};

it('a shortcut presses the button of the focused row, otherwise of its section, otherwise of the page', async () => {
  render(<Page />);
  expect(await press()).toBe('page');
  expect(await press(screen.getByRole('link', { name: 'IN permit' }))).toBe('IN');
  expect(await press(screen.getByRole('region', { name: 'Permits' }))).toBe('OH');
  expect(await press(screen.getByRole('region', { name: 'Stops' }))).toBe('page');
});

it('a shortcut leaves text fields alone, and does nothing while single keys are off', async () => {
  render(<Page />);
  expect(await press(screen.getByLabelText('Permit number'))).toBeUndefined();
  setSingleKeysEnabled(false);
  expect(await press(screen.getByRole('region', { name: 'Permits' }))).toBeUndefined();
});
