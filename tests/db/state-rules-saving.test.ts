import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { REFUSED, STALE, useProject } from './support/project.ts';
import { ruleHelpers } from './support/rule-helpers.ts';

const project = useProject();
const { admin, rulesDesk, version, current, history, lastLog, save } = ruleHelpers(project);
const CONFLICT = '23505';

describe('Saving a value', () => {
  it('closes the row, opens a new one and keeps both in the history', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    const seen = await version();
    const id = randomUUID();
    const edit = { id, replaces: rule.id, row: { value: '165000', certainty: 'A' } };

    expect(await save(edit)).toBeNull();
    const saved = await version();
    expect(saved).toBeGreaterThan(seen);
    expect(await save(edit)).toBeNull();
    expect(await version()).toBe(saved);

    expect(await current('TN', 'superload_gross_lb')).toMatchObject({
      id,
      value: '165000',
      certainty: 'A',
      as_of: '2026-11',
      source_ids: ['gao'],
    });
    const [newest, ...older] = await history(rule);
    expect(newest).toMatchObject({ id, valid_to: null, changed_by: 'Morgan Ellery' });
    const closed = older.find((row) => row.id === rule.id);
    expect(closed?.value).toBe(rule.value);
    expect(closed?.valid_to).not.toBeNull();
    expect(await lastLog()).toEqual({
      action: 'updated',
      label: `TN superload gross lb: ${rule.value} lb → 165000 lb`,
    });
  });

  it('adds a source to an unchanged value', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    expect(await save({ replaces: rule.id, row: { value: rule.value } })).toBeNull();
    expect((await current('TN', 'superload_gross_lb')).source_ids).toEqual([
      ...rule.source_ids,
      'gao',
    ]);
  });

  it('stores a new source once', async () => {
    const source = {
      title: 'Permit manual',
      publisher: 'Tennessee DOT',
      kind: 'state_manual',
      url: 'https://www.tn.gov/manual.pdf',
    };
    for (const value of ['166000', '167000']) {
      const rule = await current('TN', 'superload_gross_lb');
      expect(await save({ replaces: rule.id, row: { value }, source })).toBeNull();
    }
    const { sources } = await rulesDesk();
    expect(sources.filter(({ title }) => title === 'Permit manual')).toHaveLength(1);
  });

  it('adds a second value of a rule as a conflicting one', async () => {
    const row = { state: 'NT', rule: 'legal_width_in', road_class: 'any', value: '102.4' };
    expect(await save({ row })).toBeNull();
    expect(await save({ row: { ...row, value: '100' }, source: { id: 'cfr65815' } })).toBeNull();
    expect((await current('NT', 'legal_width_in')).value).toBe('102.4');
    expect((await current('NT', 'legal_width_in', true)).value).toBe('100');
    expect((await save({ row, source: { id: 'usc127' } }))?.code).toBe(CONFLICT);
    await project.sql(`delete from public.state_rules where state = 'NT'`);
  });

  it('refuses a value over a version that was changed', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    expect(await save({ replaces: rule.id, row: { value: '165000' } })).toBeNull();
    expect((await save({ replaces: rule.id, row: { value: '166000' } }))?.code).toBe(STALE);
  });

  it.each([
    ['no value', { value: ' ' }, undefined, 'Enter the value.'],
    [
      'a value in words',
      { value: 'wide' },
      undefined,
      'Enter a number above zero in lb, or compare as text.',
    ],
    ['zero', { value: '0' }, undefined, 'Enter a number above zero in lb, or compare as text.'],
    [
      'no date',
      { as_of: null },
      undefined,
      'Enter the date of the source: a year, month or day, such as 2026-11.',
    ],
    [
      'an impossible date',
      { as_of: '2026-13' },
      undefined,
      'Enter the date of the source: a year, month or day, such as 2026-11.',
    ],
    ['no source', {}, null, 'Name the source.'],
    ['an unknown source', {}, { id: 'atlas' }, 'There is no source atlas.'],
    [
      'a source with a script as link',
      {},
      { title: 'X', url: 'javascript:alert(1)' },
      'The link has to start with https://.',
    ],
  ])('refuses %s', async (_, row, source, message) => {
    const rule = await current('TN', 'superload_gross_lb');
    const error = await save({
      replaces: rule.id,
      row: { value: '165000', ...row },
      ...(source !== undefined && { source }),
    });
    expect([error?.code, error?.message]).toEqual([REFUSED, message]);
    expect(await current('TN', 'superload_gross_lb')).toEqual(rule);
  });

  it.each([
    ['state', { state: 'XX', rule: 'legal_width_in' }, 'Choose a state.'],
    ['rule', { state: 'TN', rule: 'legal_widht_in' }, 'Choose a rule.'],
  ])('refuses an unknown %s', async (_, row, message) => {
    expect((await save({ row: { ...row, value: '102' } }))?.message).toBe(message);
  });
});

describe('Choosing a conflicting value', () => {
  const choose = async (id: string, source: object | null = { id: 'gao' }, asOf = '2026-11') =>
    (await admin().rpc('use_rule', { _id: id, _source: source, _as_of: asOf })).error;

  it('swaps the values, with the source of the decision', async () => {
    const used = await current('TN', 'superload_gross_lb');
    const other = await current('TN', 'superload_gross_lb', true);
    expect(await choose(other.id)).toBeNull();
    expect(await current('TN', 'superload_gross_lb')).toMatchObject({
      value: other.value,
      as_of: '2026-11',
      source_ids: [...other.source_ids, 'gao'],
    });
    expect(await current('TN', 'superload_gross_lb', true)).toMatchObject({ value: used.value });
    expect((await lastLog())?.label).toBe(
      `TN superload gross lb: uses ${other.value} lb instead of ${used.value} lb`,
    );
    expect((await choose(other.id))?.code).toBe(STALE);
  });

  it('needs a source', async () => {
    const other = await current('TN', 'superload_gross_lb', true);
    expect((await choose(other.id, null))?.message).toBe('Name the source.');
    expect(await current('TN', 'superload_gross_lb', true)).toEqual(other);
  });
});

describe('Marking a state as reviewed', () => {
  const review = async (state: string, on: string) =>
    (await admin().rpc('review_rules', { _state: state, _on: on })).error;

  it('stores the day and the admin', async () => {
    expect(await review('TN', '2026-11-01')).toBeNull();
    expect(await review('TN', '2026-11-20')).toBeNull();
    expect((await rulesDesk()).reviews).toEqual([
      { state: 'TN', reviewed_on: '2026-11-20', reviewed_by: 'Morgan Ellery' },
    ]);
    expect((await lastLog())?.label).toBe('TN: all values reviewed on Nov 20, 2026');
  });

  it('refuses an unknown state and a day in the future', async () => {
    expect((await review('XX', '2026-11-01'))?.message).toBe('There is no state XX.');
    expect((await review('TN', '2999-01-01'))?.code).toBe(REFUSED);
  });
});
