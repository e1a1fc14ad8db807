import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import { RULES, rowsOf, SOURCES, ruleHelpers } from './support/rule-helpers.ts';

const project = useProject();
const { admin, rulesDesk, version, current, save, preview, importRows } = ruleHelpers(project);

describe('The compiled rules', () => {
  it('the compiled rules are stored value by value, with their sources', async () => {
    const { rules, sources } = await rulesDesk();
    const asFile = rules.map((row) =>
      [
        row.state,
        row.rule,
        row.value,
        row.unit,
        row.comparison,
        row.road_class,
        row.condition_note,
        row.certainty,
        row.as_of ?? '',
        row.source_ids.join(';'),
        row.is_conflict ? '1' : '0',
      ].join('|'),
    );
    const inFile = RULES.map((row) =>
      [
        'state',
        'rule',
        'value',
        'unit',
        'comparison',
        'road_class',
        'condition_note',
        'certainty',
        'as_of',
        'source_id',
        'conflicts',
      ]
        .map((name) => row[name])
        .join('|'),
    );
    expect(asFile.sort()).toEqual(inFile.sort());
    expect(rules).toHaveLength(1729);
    expect(sources.map(({ id }) => id).sort()).toEqual(
      SOURCES.map((row) => row['source_id']).sort(),
    );
  });

  it('change nothing when imported again', async () => {
    const before = await version();
    expect(await preview(RULES, SOURCES)).toEqual({
      version: before,
      rejected: [],
      changes: [],
      unchanged: 1729,
      sources: [],
    });
    expect((await importRows(RULES, SOURCES)).data).toBe(before);
    expect(await version()).toBe(before);
  });

  it('leave the Northwest Territories and Nunavut unknown', async () => {
    const { rules } = await rulesDesk();
    expect(rules.filter(({ state }) => ['NT', 'NU'].includes(state))).toEqual([]);
  });

  it('reach visitors in one request', async () => {
    const answer = await project.as('visitor').rpc('current_rules', {}, { get: true });
    expect(answer.error).toBeNull();
    const current = answer.data as {
      version: number;
      as_of: string;
      rules: (string | string[] | boolean | null)[][];
      sources: (string | null)[][];
    };
    expect([current.version, current.as_of]).toEqual([await version(), '2026-11-22']);
    expect(current.sources).toHaveLength(SOURCES.length);
    const inFile = RULES.map((row) =>
      JSON.stringify([
        ...['state', 'rule', 'value', 'unit', 'comparison', 'road_class', 'condition_note'].map(
          (name) => row[name],
        ),
        row['certainty'],
        row['as_of'] === '' ? null : row['as_of'],
        row['source_id']?.split(';'),
        row['conflicts'] === '1',
      ]),
    );
    expect(current.rules.map((row) => JSON.stringify(row)).sort()).toEqual(inFile.sort());
  });

  it('show admins current values only in that request', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    expect(await save({ replaces: rule.id, row: { value: '165000' } })).toBeNull();
    const { rules } = (await admin().rpc('current_rules')).data as { rules: unknown[] };
    expect(rules).toHaveLength(1729);
  });

  it('show visitors current values only', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    expect(await save({ replaces: rule.id, row: { value: '165000' } })).toBeNull();
    const { data } = await project
      .as('visitor')
      .from('state_rules')
      .select('value')
      .match({ state: 'TN', rule: 'superload_gross_lb', is_conflict: false });
    expect(data).toEqual([{ value: '165000' }]);
  });
});

describe('The table', () => {
  const insert = (columns: string) =>
    project.sql(
      `insert into public.state_rules
         (state, rule, value, unit, comparison, certainty, source_ids, is_conflict, opened_in)
       values (${columns}, 1)`,
    );

  it('allows one value to use per rule and kind of road', async () => {
    await expect(
      insert(`'TN', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{gao}', false`),
    ).rejects.toThrow('state_rules_used_key');
  });

  it('allows each value and set of sources once', async () => {
    const other = await current('TN', 'superload_gross_lb', true);
    await expect(
      insert(`'TN', 'superload_gross_lb', '${other.value}', 'lb', 'over', 'C', '{gao}', true`),
    ).rejects.toThrow('state_rules_value_key');
    await expect(
      insert(
        `'TN', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{${other.source_ids.join(',')}}', true`,
      ),
    ).rejects.toThrow('state_rules_sources_key');
  });

  it('allows no conflicting value without a value to use', async () => {
    await expect(
      insert(`'NU', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{gao}', true`),
    ).rejects.toThrow('NU has other values for superload gross lb, but none to use.');
  });

  it('allows no value from an unknown source', async () => {
    await expect(
      insert(`'NT', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{atlas}', false`),
    ).rejects.toThrow('There is no source atlas.');
  });

  it('keeps past values', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    await expect(
      project.sql('update public.state_rules set value = $2 where id = $1', [rule.id, '1']),
    ).rejects.toThrow('A rule value never changes.');
  });
});

describe('Only admins', () => {
  it.each(['visitor', 'customer', 'broker', 'driver', 'pilot', 'moderator'] as const)(
    'not a %s',
    async (caller) => {
      const client = project.as(caller);
      const before = await rulesDesk();
      const calls: [string, object][] = [
        ['rules_desk', {}],
        ['rule_history', { _state: 'TN', _rule: 'legal_width_in', _road_class: 'any' }],
        ['preview_rule_import', { _rules: rowsOf('TN'), _sources: [] }],
        ['import_rules', { _rules: rowsOf('TN'), _sources: [], _seen: before.version }],
        ['review_rules', { _state: 'TN', _on: '2026-11-01' }],
        ['use_rule', { _id: before.rules[0]?.id, _source: { id: 'gao' }, _as_of: '2026' }],
        [
          'save_rule',
          {
            _id: randomUUID(),
            _replaces: before.rules[0]?.id,
            _row: { value: '1', comparison: 'over', as_of: '2026', certainty: 'A' },
            _source: { id: 'gao' },
          },
        ],
      ];
      for (const [name, args] of calls) {
        expect([name, (await client.rpc(name, args)).error?.code]).toEqual([name, FORBIDDEN]);
      }
      expect(await rulesDesk()).toEqual(before);
    },
  );
});
