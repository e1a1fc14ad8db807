import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BLANK_SIZE, readSize } from '@domain/size';
import { checkSize, sizeFields } from '@contracts/size';
import { LengthField } from './length-field';

const schema = z.pipe(
  z.object(sizeFields).check(checkSize({ isRequired: true })),
  z.transform((form) => readSize(form, 0)),
);
const user = userEvent.setup();
let sent: z.output<typeof schema>[] = [];

beforeEach(() => {
  sent = [];
});

function LengthForm() {
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: BLANK_SIZE });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit((size) => sent.push(size))(event);
      }}
    >
      <LengthField label="Length" form={form} name="length" />
      <LengthField label="Width" form={form} name="width" />
      <LengthField label="Height" form={form} name="height" error={errors.height?.message} />
      <button type="submit">Send</button>
    </form>
  );
}

const feet = (label: string) => screen.getByRole('textbox', { name: label });
const inches = (label: string) => screen.getByRole('textbox', { name: `${label}, inches` });

async function open() {
  render(<LengthForm />);
  await user.type(feet('Length'), '24');
  await user.type(feet('Width'), '8');
  await user.type(inches('Width'), '6 1/16');
}

it('the field reads feet and inches', async () => {
  await open();
  await user.type(feet('Height'), '11');
  await user.type(inches('Height'), '3');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => {
    expect(sent).toEqual([{ length: 24, width: 8.505208, height: 11.25 }]);
  });
});

it.each(['11′3″', '11-3', '11 ft 3 in', '11.25', '11,25', '11 1/4', '11¼', '135 in', '3429 mm'])(
  'the field splits %s into feet and inches',
  async (typed) => {
    await open();
    await user.type(feet('Height'), typed);
    await user.tab();

    expect(feet('Height')).toHaveValue('11');
    expect(inches('Height')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(sent).toMatchObject([{ height: 11.25 }]);
    });
  },
);

it.each([
  ['13.6', 13.6, '13′-7 3/16″'],
  ['3.43 m', 11.253281, '11′-3 1/16″'],
  ['3,43 m', 11.253281, '11′-3 1/16″'],
])(
  'the field leaves %s as typed, because no sixteenth of an inch is the same',
  async (typed, height, shown) => {
    await open();
    await user.type(feet('Height'), typed);
    await user.tab();

    expect(feet('Height')).toHaveValue(typed);
    expect(inches('Height')).toHaveValue('');
    expect(screen.getByText(`Read as ${shown}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(sent).toMatchObject([{ height }]);
    });
  },
);

it.each(['40,500', '12.192 mm'])('the field asks what %s means', async (typed) => {
  await open();
  await user.type(feet('Height'), typed);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => {
    expect(feet('Height')).toHaveAccessibleDescription(/^Did you mean .+\?$/u);
  });
  expect(feet('Height')).toHaveValue(typed);
  expect(sent).toEqual([]);
});

it('the field keeps what it cannot read, names the problem on both boxes, and clears it from either', async () => {
  await open();
  await user.type(feet('Height'), '11');
  await user.type(inches('Height'), '14');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => {
    expect(feet('Height')).toHaveAccessibleDescription('Inches must be less than 12.');
  });
  expect(inches('Height')).toBeInvalid();
  expect(inches('Height')).toHaveValue('14');
  expect(sent).toEqual([]);

  await user.clear(inches('Height'));
  await user.type(inches('Height'), '4');
  await waitFor(() => {
    expect(feet('Height')).toBeValid();
  });
});
