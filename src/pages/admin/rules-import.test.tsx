import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { aRule, renderRules, rpc, rulesServer, WIDTH } from '@tests/ui/rules-desk';

const user = userEvent.setup({ delay: null });
let backend: FakeBackend;
beforeEach(() => {
  backend = rulesServer();
});

const HEAD =
  'state,country,rule,value,unit,comparison,road_class,condition_note,certainty,as_of,source_id,conflicts';
const LINE = 'TN,US,legal_width_in,100,in,over,interstate,"National, Network",A,2026,cfr65815,0';
const choose = async (text: string) => {
  renderRules();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rules' }));
  await user.upload(
    dialog.getByLabelText('CSV files'),
    // This DOM has no File.text().
    Object.assign(new File([text], 'rules.csv', { type: 'text/csv' }), {
      text: () => Promise.resolve(text),
    }),
  );
  return dialog;
};
const PREVIEW = { version: 7, rejected: [], changes: [], unchanged: 0, sources: [] };

it('shows which lines are rejected and why, and imports nothing', async () => {
  backend.on(rpc('preview_rule_import'), {
    status: 200,
    body: {
      ...PREVIEW,
      rejected: [{ file: 'rules', line: 2, reason: 'The source is missing.' }],
    },
  });
  const dialog = await choose(`${HEAD}\n${LINE}\n`);
  expect(await dialog.findByText('Rules, line 2: The source is missing.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('shows every change and imports the rows of the preview', async () => {
  const before = aRule('r3', WIDTH);
  backend.on(rpc('preview_rule_import'), {
    status: 200,
    body: {
      ...PREVIEW,
      changes: [
        { change: 'changed', before, line: 2, after: { ...before, value: '100', as_of: '2026' } },
      ],
    },
  });
  backend.on(rpc('import_rules'), { status: 200, body: 8 });
  const dialog = await choose(`${HEAD}\r\n${LINE}\r\n`);
  const changes = within(await dialog.findByRole('list', { name: 'Changes' }));
  expect(changes.getByRole('listitem')).toHaveTextContent(
    'ChangedTN, Legal width Interstates8′-6″ (A, Feb 2007, cfr65815) → 8′-4″ (A, 2026, cfr65815)',
  );
  await user.click(dialog.getByRole('button', { name: 'Import 1 change' }));
  expect(await screen.findByText('Rules Imported')).toBeInTheDocument();
  const [sent] = backend.bodies(rpc('import_rules'));
  expect(sent).toMatchObject({
    _version: 7,
    _rules: [{ line: 2, state: 'TN', value: '100', condition_note: 'National, Network' }],
    _sources: [],
  });
});

it('names the columns a file lacks', async () => {
  const dialog = await choose('state,rule\nTN,legal_width_in\n');
  expect(
    await dialog.findByText(/rules\.csv isn’t a file of rules: it has no column country/),
  ).toBeInTheDocument();
});

it('checks the remaining files again when one is removed', async () => {
  const dialog = await choose('state,rule\nTN,legal_width_in\n');
  await dialog.findByText(/rules\.csv isn’t a file of rules/);
  await user.click(dialog.getByRole('button', { name: 'Remove rules.csv' }));
  expect(dialog.queryByText(/isn’t a file of rules/)).not.toBeInTheDocument();
  expect(dialog.queryByText('rules.csv')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});
