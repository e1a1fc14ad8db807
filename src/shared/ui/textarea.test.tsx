import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button';
import { Textarea } from './textarea';

function renderForm(isBusy = false) {
  const onSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
  });
  render(
    <>
      <form id="reply" onSubmit={onSubmit}>
        <Textarea aria-label="Message" />
        <Button>Cancel</Button>
      </form>
      <Button type="submit" form="reply" isBusy={isBusy}>
        Send
      </Button>
    </>,
  );
  return onSubmit;
}
const type = (keys: string) => userEvent.type(screen.getByRole('textbox'), keys);

it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'the text is sent with %s',
  async (keys) => {
    const onSubmit = renderForm();
    await type(`Hello${keys}`);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox')).toHaveValue('Hello');
  },
);

it('Enter starts a new line', async () => {
  const onSubmit = renderForm();
  await type('Hello{Enter}there');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('Hello\nthere');
});

it('the text is not sent again while the form is busy', async () => {
  const onSubmit = renderForm(true);
  await type('Hello{Control>}{Enter}{/Control}');
  expect(onSubmit).not.toHaveBeenCalled();
});
