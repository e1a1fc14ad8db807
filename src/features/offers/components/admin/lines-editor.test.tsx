import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { readDraft, type DraftForm, type LineForm } from '../../model/draft-form';
import { LinesEditor } from './lines-editor';

const linehaul: LineForm = {
  key: 'linehaul',
  kind: 'linehaul',
  description: 'Linehaul',
  jurisdiction: '',
  quantity: '1',
  unit: 'flat',
  rate: '6,105.00',
  isPassThrough: false,
  escortPosition: null,
  source: '',
  cost: '',
  estimate: null,
};
const draft: DraftForm = {
  currency: 'USD',
  validUntil: '',
  length: '',
  width: '',
  height: '',
  weight: '',
  equipment: 'RGN',
  message: '',
  freeHours: '',
  detention: '',
  layover: '',
  tonu: '',
  paymentDays: '',
  exclusions: '',
  lines: [linehaul],
};

const FUEL: LineForm = {
  ...linehaul,
  key: 'fuel',
  kind: 'fuel',
  description: 'Fuel surcharge',
  quantity: '400',
  unit: 'mile',
  rate: '0.88',
  cost: '0.80',
  source: '400 mi × $0.88',
  estimate: { quantity: 400, unit: 'mile', rate_cents: 88 },
};

/** An editor that keeps its lines. */
function Editor({ lines: first }: { lines: LineForm[] }) {
  const [lines, setLines] = useState(first);
  const form = { ...draft, lines };
  const { payload, problems } = readDraft(form);
  return <LinesEditor form={form} payload={payload} problems={problems} onChange={setLines} />;
}
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));

it('a line added with Enter gets the focus, even if something else renders first', () => {
  let lines = draft.lines;
  const editor = (shown: LineForm[]) => (
    <LinesEditor
      form={{ ...draft, lines: shown }}
      payload={readDraft({ ...draft, lines: shown }).payload}
      problems={{}}
      onChange={(changed) => {
        lines = changed;
      }}
    />
  );
  const { rerender } = render(editor(lines));
  fireEvent.click(screen.getByRole('button', { name: 'Edit Linehaul' }));
  fireEvent.keyDown(screen.getByLabelText('Line 1 rate in dollars'), { key: 'Enter' });
  // For example the end of an autosave.
  rerender(editor(draft.lines));
  rerender(editor(lines));
  expect(screen.getByLabelText('Line 2 description')).toHaveFocus();
});

it('an estimate says where it comes from, what it was once it’s changed, and can be reset', async () => {
  render(<Editor lines={[FUEL]} />);
  expect(screen.getByText('1 estimate')).toBeVisible();
  expect(screen.getByText('400 mi × $0.88')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Fuel surcharge' }));
  const rate = screen.getByLabelText('Line 1 rate in dollars');
  expect(rate).toHaveFocus();
  await userEvent.clear(rate);
  await userEvent.type(rate, '0.95');
  expect(screen.getByText('Set by you')).toBeVisible();
  expect(screen.getByText(/Estimate was 400 mi × \$0\.88/u)).toBeVisible();
  expect(screen.getByText('1 set by you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset Fuel surcharge' }));
  expect(rate).toHaveValue('0.88');
  expect(screen.getByText('Estimate')).toBeVisible();
});

it('shows cost and margin of each line and of the total, if every cost is known', async () => {
  const permit = { ...linehaul, key: 'permit', kind: 'permit', description: 'Permit' } as const;
  render(<Editor lines={[FUEL, { ...permit, rate: '100', isPassThrough: true }]} />);
  expect(row('Fuel surcharge').getByText('9.1%')).toBeVisible();
  expect(row('^Permit').getByText('at cost')).toBeVisible();
  expect(row('^Total').getByText('$420.00')).toBeVisible();
  expect(row('^Total').getByText('7.1%')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Fuel surcharge' }));
  await userEvent.clear(screen.getByLabelText('Line 1 cost in dollars'));
  expect(row('^Total').queryByText(/%/u)).not.toBeInTheDocument();
});

it('a line without a price stands out, and Enter goes on to the next line', async () => {
  const unknown = { quantity: 1, unit: 'flat', rate_cents: null } as const;
  const permit: LineForm = {
    ...linehaul,
    key: 'permit',
    kind: 'permit',
    description: 'Permit',
    jurisdiction: 'WA',
    rate: '',
    source: 'No history. Enter a cost.',
    estimate: unknown,
  };
  render(<Editor lines={[FUEL, permit]} />);
  expect(screen.getByText('No history. Enter a cost.')).toBeVisible();
  expect(screen.getByText('No price')).toBeVisible();
  screen.getByRole('button', { name: 'Edit Fuel surcharge' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Edit Permit, WA' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');
  expect(screen.getByLabelText('Line 2 rate in dollars')).toHaveFocus();
  await userEvent.keyboard('145');
  expect(screen.getByText('Set by you')).toBeVisible();
});
