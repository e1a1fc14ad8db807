import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { PlaceField } from './place-field';

const handleSubmit = vi.fn<(values: { origin: string }) => void>();

function Form() {
  const form = useForm<{ origin: string }>();
  return (
    <form onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
      <PlaceField form={form} name="origin" label="Origin" />
      <button type="submit">Send</button>
    </form>
  );
}

async function type(text: string) {
  const user = userEvent.setup();
  renderPage(<Form />);
  await user.click(screen.getByLabelText('Origin'));
  const box = await screen.findByRole('combobox', { name: 'Origin' });
  await user.type(box, text);
  return { user, box };
}

it('the field suggests towns that are chosen with the keyboard', async () => {
  const { user, box } = await type('Lima');
  const list = await screen.findByRole('listbox', { name: 'Towns for Origin' });
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Lima, OH');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = within(list).getByRole('option', { name: 'Lima, PA' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Lima, PA');
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('the field suggests towns for what was typed before the list loaded', async () => {
  renderPage(<Form />);
  screen.getByLabelText('Origin').focus();
  fireEvent.input(screen.getByLabelText('Origin'), { target: { value: 'portl' } });
  expect(await screen.findByRole('option', { name: 'Portland, OR' })).toBeVisible();
});

it('the field keeps any other text, and closes with Escape', async () => {
  const { user, box } = await type('Lim');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, 'ping Mule Quarry, gate 3');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => {
    expect(handleSubmit.mock.lastCall?.[0]).toEqual({ origin: 'Limping Mule Quarry, gate 3' });
  });
});

it('the field asks which town a name means', async () => {
  const { user, box } = await type('Springfield');
  await screen.findByRole('listbox');
  await user.tab();
  const question = await screen.findByRole('group', { name: 'Which Springfield?' });
  await user.click(within(question).getByRole('button', { name: 'Springfield, IL' }));
  expect(box).toHaveValue('Springfield, IL');
  expect(screen.queryByText('Which Springfield?')).toBeNull();
});

it('the field adds the state to a name that can only mean one town', async () => {
  const { user, box } = await type('houston');
  await screen.findByRole('listbox');
  await user.tab();
  await vi.waitFor(() => {
    expect(box).toHaveValue('Houston, TX');
  });
  await user.clear(box);
  await user.type(box, 'Houston, MN');
  await user.tab();
  expect(box).toHaveValue('Houston, MN');
});

it('the pointer takes an option', async () => {
  const { user, box } = await type('Tulsa');
  await user.click(await screen.findByRole('option', { name: 'Tulsa, OK' }));
  expect(box).toHaveValue('Tulsa, OK');
  expect(box).toHaveFocus();
});
