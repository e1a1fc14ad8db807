import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { amountText } from '@domain/numbers/amount';
import { poundsText } from '@domain/numbers/read-pounds';
import { NumberInput } from './number-input';

const user = userEvent.setup();

function RegisteredWeight() {
  const form = useForm({ defaultValues: { weight: '' } });
  const weight = useWatch({ control: form.control, name: 'weight' });
  return (
    <>
      <NumberInput aria-label="Weight" format={poundsText} {...form.register('weight')} />
      <output>{weight}</output>
    </>
  );
}

function ControlledRate() {
  const [rate, setRate] = useState('');
  return (
    <>
      <NumberInput
        aria-label="Rate"
        format={amountText}
        value={rate}
        onChange={({ target }) => {
          setRate(target.value);
        }}
      />
      <output>{rate}</output>
    </>
  );
}

it.each([
  ['32,750 kg', '72,202'],
  ['32,75 t', '72,202'],
  ['36 tons', '72,000'],
  ['72 200', '72,200'],
  ['72200', '72200'],
  ['72.200', '72.200'],
  ['heavy', 'heavy'],
])('a registered %s is shown as %s when the focus leaves', async (typed, shown) => {
  render(<RegisteredWeight />);
  await user.type(screen.getByRole('textbox', { name: 'Weight' }), typed);
  await user.tab();

  expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});

it.each([
  ['1485,50', '1,485.50'],
  ['USD 9.8', '9.80'],
  ['1.485', '1.485'],
])('a controlled %s is shown as %s when the focus leaves', async (typed, shown) => {
  render(<ControlledRate />);
  await user.type(screen.getByRole('textbox', { name: 'Rate' }), typed);
  await user.tab();

  expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
