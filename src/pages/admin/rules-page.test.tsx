import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleShortcuts } from '@/shared/console/shortcuts/console-shortcuts';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderRoutes } from '@tests/ui/render-app';
import { RulesPage } from './rules-page';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const aRule = (id: string, parts: object = {}) => ({
  id,
  state: 'TN',
  rule: 'superload_gross_lb',
  road_class: 'any',
  comparison: 'over',
  value: '180000',
  unit: 'lb',
  condition_note: '',
  certainty: 'C',
  as_of: null,
  source_ids: ['rh-TN'],
  is_conflict: false,
  ...parts,
});
const OTHER = { value: '150000', source_ids: ['ole-TN'], is_conflict: true };
const WIDTH = {
  rule: 'legal_width_in',
  value: '102',
  unit: 'in',
  certainty: 'A',
  as_of: '2007-02',
  road_class: 'interstate',
  source_ids: ['cfr65815'],
};
const aSource = (id: string, title: string, publisher: string, kind = 'trade_site') => ({
  id,
  title,
  publisher,
  kind,
  url: `https://example.com/${id}`,
  as_of: null,
  retrieved_on: '2026-11-22',
});
const DESK = {
  version: 7,
  rules: [
    aRule('r1'),
    aRule('r2', OTHER),
    aRule('r3', WIDTH),
    aRule('r4', { ...WIDTH, state: 'OH' }),
  ],
  sources: [
    aSource('rh-TN', 'Tennessee permits', 'Red Hawk Global'),
    aSource('ole-TN', 'Tennessee escorts', 'Oversize Load Escorts'),
    aSource('cfr65815', '23 CFR 658.15 Width', 'Code of Federal Regulations', 'regulation'),
  ],
  reviews: [],
};

const user = userEvent.setup({ delay: null });
let backend: FakeBackend;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  backend = fakeBackend();
  backend.on(rpc('rules_desk'), { status: 200, body: DESK });
});

const Frame = () => (
  <>
    <ConsoleShortcuts />
    <Outlet context={{ onOpenMenu: vi.fn() }} />
  </>
);
const renderDesk = (at = '/admin/rules/TN') =>
  renderRoutes(
    [
      {
        element: <Frame />,
        children: [{ path: '/admin/rules/:state?', Component: RulesPage }],
      },
    ],
    { at },
  );
const sheet = async (name = 'Tennessee') => within(await screen.findByRole('region', { name }));
const row = async (name: string) => {
  const trigger = await screen.findByRole('button', { name: `Edit ${name}` });
  const element = trigger.closest('tr');
  if (element === null) throw new Error(`${name} is not in a row.`);
  return within(element);
};

describe('the sheet of a state', () => {
  it('shows conflicting values side by side, with the one used', async () => {
    renderDesk();
    const superload = await row('Superload gross weight');
    expect(superload.getByText('Values conflict')).toBeInTheDocument();
    expect(superload.getByText('180,000 lb').closest('div')).toHaveTextContent('Used');
    expect(superload.getByText('150,000 lb').closest('div')).toHaveTextContent(
      'Other value, undatedOne sourceOversize Load Escorts',
    );
  });

  it('shows threshold, comparison, roads, source, date and certainty', async () => {
    renderDesk();
    const width = await row('Legal width');
    for (const text of ['8′-6″', 'Over', 'Interstates', 'Feb 2007', 'Official source']) {
      expect(width.getByText(text)).toBeInTheDocument();
    }
    expect(width.getByRole('link', { name: '23 CFR 658.15 Width' })).toHaveAttribute(
      'href',
      'https://example.com/cfr65815',
    );
  });

  it('says when a state has no values', async () => {
    renderDesk('/admin/rules/NT');
    expect(
      (await sheet('Northwest Territories')).getByText(
        'No values for this state. Check with the permit office.',
      ),
    ).toBeInTheDocument();
  });

  it('goes to the previous state with [', async () => {
    const { router } = renderDesk();
    await row('Legal width');
    await user.keyboard('[[');
    expect(router.state.location.pathname).toBe('/admin/rules/SD');
  });
});

describe('editing a value', () => {
  it('opens with j and Enter, needs a source and a date, and keeps what was typed on failure', async () => {
    backend.on(rpc('save_rule'), { status: 400, body: { code: '23514', message: 'Too late.' } });
    renderDesk();
    await row('Legal width');
    await user.keyboard('jj{Enter}');
    const form = within(screen.getByRole('form', { name: 'Edit value' }));
    const value = form.getByLabelText('Value');
    expect(value).toHaveValue('180,000 lb');
    await user.clear(value);
    await user.type(value, '165,000');
    expect(form.getByText('Stored as 165,000 lb')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Name the source.')).toBeInTheDocument();
    expect(form.getByText('Enter the date of the source.')).toBeInTheDocument();
    expect(backend.bodies(rpc('save_rule'))).toEqual([]);

    await user.type(form.getByLabelText('Title'), 'Permit manual');
    await user.type(form.getByLabelText('Date of the source'), 'Nov 2026');
    expect(form.getByText('Stored as 2026-11')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('Not saved. Retry. Too late.');
    expect(form.getByLabelText('Value')).toHaveValue('165,000');
    expect(backend.bodies(rpc('save_rule'))).toMatchObject([
      {
        _replaces: 'r1',
        _row: { state: 'TN', rule: 'superload_gross_lb', value: '165000', as_of: '2026-11' },
        _source: { title: 'Permit manual', kind: 'state_manual' },
      },
    ]);
  });

  it('reads feet and inches, says what is stored, and names what is wrong', async () => {
    backend.on(rpc('save_rule'), { status: 200, body: null });
    renderDesk();
    await row('Legal width');
    await user.click(screen.getByRole('button', { name: 'Add value' }));
    const form = within(screen.getByRole('form', { name: 'Add value' }));
    await user.selectOptions(form.getByLabelText('Rule'), '2 escorts, width');
    const value = form.getByLabelText('Value');
    expect(form.getByText('For example 12′6″, 150 in or 3.8 m.')).toBeInTheDocument();
    await user.type(value, '150');
    await user.type(form.getByLabelText('Title'), 'Permit manual');
    await user.type(form.getByLabelText('Date of the source'), '2/30/2026');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('150 without a unit is feet. Type 150 in for inches.'),
    ).toBeInTheDocument();
    expect(form.getByText('Enter a date like Nov 22, 2026, Nov 2026 or 2026.')).toBeInTheDocument();
    await user.clear(value);
    await user.type(value, `12'6"`);
    expect(form.getByText('Stored as 150 in, shown as 12′-6″')).toBeInTheDocument();
    await user.clear(form.getByLabelText('Date of the source'));
    await user.type(form.getByLabelText('Date of the source'), '2/28/2026');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => {
      expect(backend.bodies(rpc('save_rule'))).toMatchObject([
        {
          _replaces: null,
          _row: { rule: 'escort_two_width_in', value: '150', as_of: '2026-02-28' },
        },
      ]);
    });
  });

  it('uses the other value with a source on file', async () => {
    backend.on(rpc('use_rule'), { status: 200, body: null });
    renderDesk();
    const superload = await row('Superload gross weight');
    await user.click(superload.getByRole('button', { name: /^Use this value: 150,000 lb/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use 150,000 lb' }));
    await user.selectOptions(dialog.getByLabelText('Source'), 'ole-TN');
    await user.type(dialog.getByLabelText('Date of the source'), '2026');
    await user.click(dialog.getByRole('button', { name: 'Use this value' }));
    expect(await screen.findByText('Value Chosen')).toBeInTheDocument();
    expect(backend.bodies(rpc('use_rule'))).toEqual([
      { _id: 'r2', _source: { id: 'ole-TN' }, _as_of: '2026' },
    ]);
  });
});

it('counts the states a rule is known for, and splits them by certainty', async () => {
  renderDesk();
  const panel = within(await screen.findByRole('region', { name: 'Coverage' }));
  const width = panel.getByText('Legal width').closest('li');
  expect(width).toHaveTextContent('2 official, 0 two sources, 0 one');
  expect(width).toHaveTextContent('2 of 51');
  expect(panel.getByText('Holiday travel').closest('li')).toHaveTextContent('Not known for any');
});

it('finds values by their source', async () => {
  renderDesk('/admin/rules');
  await user.type(await screen.findByRole('searchbox'), 'red hawk{Enter}');
  const results = within(screen.getByRole('region', { name: 'Search results' }));
  expect(results.getByRole('status')).toHaveTextContent('1 value');
  await user.click(results.getByRole('link', { name: 'Tennessee, Superload gross weight' }));
  expect((await row('Superload gross weight')).getByText('180,000 lb')).toBeInTheDocument();
});

describe('the import', () => {
  const HEAD =
    'state,country,rule,value,unit,comparison,road_class,condition_note,certainty,as_of,source_id,conflicts';
  const LINE = 'TN,US,legal_width_in,100,in,over,interstate,"National, Network",A,2026,cfr65815,0';
  const choose = async (text: string) => {
    renderDesk();
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

  it('shows what is rejected and why, and imports nothing', async () => {
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
});
