import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { renderRules, rpc, rulesServer } from '@tests/ui/rules-desk';

const user = userEvent.setup({ delay: null });
let backend: FakeBackend;
beforeEach(() => {
  backend = rulesServer();
});

const statePanel = async (name = 'Tennessee') =>
  within(await screen.findByRole('region', { name }));
const row = async (name: string) => {
  const trigger = await screen.findByRole('button', { name: `Edit ${name}` });
  const element = trigger.closest('tr');
  if (element === null) throw new Error(`${name} is not in a row.`);
  return within(element);
};

describe('the panel of a state', () => {
  it('shows conflicting values side by side, with the one used', async () => {
    renderRules();
    const superload = await row('Superload gross weight');
    expect(superload.getByText('Values conflict')).toBeInTheDocument();
    expect(superload.getByText('180,000 lb').closest('div')).toHaveTextContent('Used');
    expect(superload.getByText('150,000 lb').closest('div')).toHaveTextContent(
      'Other value, undatedOne sourceOversize Load Escorts',
    );
  });

  it('shows threshold, comparison, roads, source, date and certainty', async () => {
    renderRules();
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
    renderRules('/admin/rules/NT');
    expect(
      (await statePanel('Northwest Territories')).getByText(
        'No values for this state. Check with the permit office.',
      ),
    ).toBeInTheDocument();
  });

  it('goes to the previous state with [', async () => {
    const { router } = renderRules();
    await row('Legal width');
    await user.keyboard('[[');
    expect(router.state.location.pathname).toBe('/admin/rules/SD');
  });
});

describe('editing a value', () => {
  it('opens with j and Enter, needs a source and a date, and keeps what was typed on failure', async () => {
    backend.on(rpc('save_rule'), { status: 400, body: { code: '23514', message: 'Too late.' } });
    renderRules();
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
    renderRules();
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
    renderRules();
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

it('the page counts the states a rule is known for, and splits them by certainty', async () => {
  renderRules();
  const panel = within(await screen.findByRole('region', { name: 'Coverage' }));
  const width = panel.getByText('Legal width').closest('li');
  expect(width).toHaveTextContent('2 official, 0 two sources, 0 one');
  expect(width).toHaveTextContent('2 of 51');
  expect(panel.getByText('Holiday travel').closest('li')).toHaveTextContent('Not known for any');
});

it('the search finds values by their source', async () => {
  renderRules('/admin/rules');
  await user.type(await screen.findByRole('searchbox'), 'red hawk{Enter}');
  const results = within(screen.getByRole('region', { name: 'Search results' }));
  expect(results.getByRole('status')).toHaveTextContent('1 value');
  await user.click(results.getByRole('link', { name: 'Tennessee, Superload gross weight' }));
  expect((await row('Superload gross weight')).getByText('180,000 lb')).toBeInTheDocument();
});

it('the search finds values by the name of their state', async () => {
  renderRules('/admin/rules');
  await user.type(await screen.findByRole('searchbox'), 'tennessee legal width{Enter}');
  expect(screen.getByRole('link', { name: 'Tennessee, Legal width' })).toBeVisible();
});

it('the page says what can be searched when nothing is found', async () => {
  renderRules('/admin/rules');
  await user.type(await screen.findByRole('searchbox'), 'zeppelin{Enter}');
  expect(
    screen.getByText('No values match “zeppelin”').closest('[role="status"]'),
  ).toHaveTextContent('Search by state, rule, value or source');
  expect(screen.queryByRole('region', { name: 'Search results' })).not.toBeInTheDocument();
});
