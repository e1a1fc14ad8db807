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
const choose = async (text: string | Uint8Array<ArrayBuffer>) => {
  renderRules();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rules' }));
  await user.upload(
    dialog.getByLabelText('CSV files'),
    new File([text], 'rules.csv', { type: 'text/csv' }),
  );
  return dialog;
};
const PREVIEW = { version: 7, rejected: [], changes: [], unchanged: 0, sources: [] };

it('the preview shows which lines are rejected and why, and imports nothing', async () => {
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

it('the preview shows every change, and its rows are imported', async () => {
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
    _seen: 7,
    _rules: [{ line: 2, state: 'TN', value: '100', condition_note: 'National, Network' }],
    _sources: [],
  });
});

it('the preview shows the notes that change', async () => {
  const before = { ...aRule('r3', WIDTH), condition_note: 'Daylight' };
  const change = { change: 'changed', before, line: 2 };
  const changes = [
    { ...change, after: { ...before, condition_note: 'Daylight, été' } },
    { ...change, line: 3, after: { ...before, state: 'QC', value: '99' } },
    { ...change, line: 4, after: { ...before, state: 'ON', condition_note: '' } },
    { change: 'added', before: null, line: 5, after: { ...before, condition_note: '' } },
  ];
  backend.on(rpc('preview_rule_import'), { status: 200, body: { ...PREVIEW, changes } });
  const dialog = await choose(`${HEAD}\n${LINE}\n`);
  const list = within(await dialog.findByRole('list', { name: 'Changes' }));
  const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.map((text) => /Note: .*/.exec(text)?.[0])).toEqual([
    'Note: Daylight → Daylight, été',
    'Note: Daylight',
    'Note: Daylight → none',
    undefined,
  ]);
});

it('the preview shows the sources that change, as the file has them', async () => {
  const sources = [{ change: 'added', id: 'mtq' }];
  backend.on(rpc('preview_rule_import'), { status: 200, body: { ...PREVIEW, sources } });
  const dialog = await choose(
    'source_id,title,publisher,kind,url,as_of,retrieved\nmtq,Guide,Ministère,other,,,2026-11-22\n',
  );
  const list = within(await dialog.findByRole('list', { name: 'Changes' }));
  expect(list.getByRole('listitem')).toHaveTextContent('AddedSource mtqGuide, Ministère');
});

it('a file in Windows-1252 is read, and the preview says so', async () => {
  backend.on(rpc('preview_rule_import'), { status: 200, body: PREVIEW });
  const text = `${HEAD}\r\n${LINE.replace('National, Network', 'Été')}\r\n`;
  const dialog = await choose(Uint8Array.from(text, (char) => char.charCodeAt(0)));
  const title = await dialog.findByText('Check the accents and symbols in rules.csv.');
  expect(title.closest('[role=status]')).toHaveTextContent(/Windows-1252.*CSV UTF-8/);
  expect(backend.bodies(rpc('preview_rule_import'))).toMatchObject([
    { _rules: [{ condition_note: 'Été' }] },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove rules.csv' }));
  expect(dialog.queryByText(/Windows-1252/)).not.toBeInTheDocument();
});

it('a file with too many rows is refused without being sent', async () => {
  const dialog = await choose(`${HEAD}\n${`${LINE}\n`.repeat(200_000)}`);
  expect(
    await dialog.findByText(/^The file has too many rows: import at most/),
  ).toBeInTheDocument();
  expect(backend.bodies(rpc('preview_rule_import'))).toEqual([]);
});

it('the preview names the columns a file lacks', async () => {
  const dialog = await choose('state,rule\nTN,legal_width_in\n');
  expect(
    await dialog.findByText(/rules\.csv isn’t a file of rules: it has no column country/),
  ).toBeInTheDocument();
});

it('the remaining files are checked again when one is removed', async () => {
  const dialog = await choose('state,rule\nTN,legal_width_in\n');
  await dialog.findByText(/rules\.csv isn’t a file of rules/);
  await user.click(dialog.getByRole('button', { name: 'Remove rules.csv' }));
  expect(dialog.queryByText(/isn’t a file of rules/)).not.toBeInTheDocument();
  expect(dialog.queryByText('rules.csv')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});
