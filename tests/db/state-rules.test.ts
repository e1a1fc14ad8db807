import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseCsv } from '../../src/features/assessment/model/parse-csv.ts';
import { FORBIDDEN, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const admin = () => project.as('admin');
const CONFLICT = '23505';

type CsvRow = Record<string, string>;
const readRows = (name: string) =>
  parseCsv(readFileSync(`supabase/rules/${name}.csv`, 'utf8')).map((row, index) => ({
    ...row,
    line: index + 2,
  })) as (CsvRow & { line: number })[];
const RULES = readRows('state_rules');
const SOURCES = readRows('sources');

interface Rule {
  id: string;
  state: string;
  rule: string;
  road_class: string;
  comparison: string;
  value: string;
  unit: string;
  condition_note: string;
  certainty: string;
  as_of: string | null;
  source_ids: string[];
  is_conflict: boolean;
}
interface Desk {
  version: number;
  rules: Rule[];
  sources: { id: string; title: string }[];
  reviews: { state: string; reviewed_on: string; reviewed_by: string | null }[];
}
const desk = async () => {
  const answer = await admin().rpc('rules_desk');
  expect(answer.error).toBeNull();
  return answer.data as Desk;
};
const version = async () => (await project.as('visitor').rpc('rules_version')).data as number;
const current = async (state: string, rule: string, isConflict = false) => {
  const { rules } = await desk();
  const found = rules.find(
    (row) => row.state === state && row.rule === rule && row.is_conflict === isConflict,
  );
  if (found === undefined) throw new Error(`${state} has no ${rule}.`);
  return found;
};
interface HistoryRow {
  id: string;
  value: string;
  valid_to: string | null;
  changed_by: string | null;
}
const history = async (rule: Pick<Rule, 'state' | 'rule' | 'road_class'>) =>
  (
    await admin().rpc('rule_history', {
      _state: rule.state,
      _rule: rule.rule,
      _road_class: rule.road_class,
    })
  ).data as HistoryRow[];
const lastLog = async () =>
  (
    await project.sql<{ label: string; action: string }>(
      `select label, action::text from public.activity_log where subject = 'rule' order by id desc limit 1`,
    )
  )[0];
const save = async (parts: {
  id?: string;
  replaces?: string;
  row: object;
  source?: object | null;
}) =>
  (
    await admin().rpc('save_rule', {
      _id: parts.id ?? randomUUID(),
      _replaces: parts.replaces ?? null,
      _row: { comparison: 'over', certainty: 'A', as_of: '2026-11', ...parts.row },
      _source: parts.source === undefined ? { id: 'gao' } : parts.source,
    })
  ).error;

interface Preview {
  version: number;
  rejected: { file: string; line: number; reason: string }[];
  changes: { change: string; before: Rule | null; line: number; after: Rule | null }[];
  unchanged: number;
  sources: { change: string; id: string }[];
}
const preview = async (rules: object[], sources: object[] = []) => {
  const answer = await admin().rpc('preview_rule_import', {
    _rules: rules,
    _sources: sources,
  });
  expect(answer.error).toBeNull();
  return answer.data as Preview;
};
const importRows = async (rules: object[], sources: object[] = [], seen?: number) =>
  admin().rpc('import_rules', {
    _rules: rules,
    _sources: sources,
    _version: seen ?? (await version()),
  });
const rowsOf = (state: string) => RULES.filter((row) => row['state'] === state);

/** Every test starts from the compiled files. */
beforeEach(async () => {
  const { error } = await importRows(RULES, SOURCES);
  expect(error).toBeNull();
});

describe('The compiled rules', () => {
  it('are stored value by value, with their sources', async () => {
    const { rules, sources } = await desk();
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
    const { rules } = await desk();
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

describe('Saving a value', () => {
  it('closes the row, opens a new one and keeps both in the history', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    const seen = await version();
    const id = randomUUID();
    const edit = { id, replaces: rule.id, row: { value: '165000', certainty: 'A' } };

    expect(await save(edit)).toBeNull();
    expect(await save(edit)).toBeNull();

    expect(await current('TN', 'superload_gross_lb')).toMatchObject({
      id,
      value: '165000',
      certainty: 'A',
      as_of: '2026-11',
      source_ids: ['gao'],
    });
    expect(await version()).toBe(seen + 1);
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

  it('adds a source to a value that stays', async () => {
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
    const { sources } = await desk();
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

describe('The table', () => {
  const insert = (columns: string) =>
    project.sql(
      `insert into public.state_rules
         (state, rule, value, unit, comparison, certainty, source_ids, is_conflict, opened_in)
       values (${columns}, 1)`,
    );

  it('has one value to use per rule and roads', async () => {
    await expect(
      insert(`'TN', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{gao}', false`),
    ).rejects.toThrow('state_rules_used_key');
  });

  it('has a value and a set of sources once', async () => {
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

  it('has no conflicting value without a value to use', async () => {
    await expect(
      insert(`'NU', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{gao}', true`),
    ).rejects.toThrow('NU has other values for superload gross lb, but none to use.');
  });

  it('has no value from an unknown source', async () => {
    await expect(
      insert(`'NT', 'superload_gross_lb', '1', 'lb', 'over', 'C', '{atlas}', false`),
    ).rejects.toThrow('There is no source atlas.');
  });

  it('keeps the values of the past', async () => {
    const rule = await current('TN', 'superload_gross_lb');
    await expect(
      project.sql('update public.state_rules set value = $2 where id = $1', [rule.id, '1']),
    ).rejects.toThrow('A rule value never changes.');
  });
});

describe('Marking a state as reviewed', () => {
  const review = async (state: string, on: string) =>
    (await admin().rpc('review_rules', { _state: state, _on: on })).error;

  it('stores the day and the admin', async () => {
    expect(await review('TN', '2026-11-01')).toBeNull();
    expect(await review('TN', '2026-11-20')).toBeNull();
    expect((await desk()).reviews).toEqual([
      { state: 'TN', reviewed_on: '2026-11-20', reviewed_by: 'Morgan Ellery' },
    ]);
    expect((await lastLog())?.label).toBe('TN: all values reviewed on Nov 20, 2026');
  });

  it('refuses an unknown state and a day in the future', async () => {
    expect((await review('XX', '2026-11-01'))?.message).toBe('There is no state XX.');
    expect((await review('TN', '2999-01-01'))?.code).toBe(REFUSED);
  });
});

describe('An import', () => {
  it('shows and applies what was added, changed and removed', async () => {
    const tennessee = rowsOf('TN');
    const rows = tennessee
      .filter((row) => row['rule'] !== 'metro_curfew')
      .map((row) =>
        row['rule'] === 'permit_max_height_in' ? { ...row, value: '186', as_of: '2026' } : row,
      );
    const added = {
      ...tennessee[0],
      rule: 'holiday_travel',
      road_class: 'any',
      value: 'none',
      unit: 'text',
      comparison: 'text',
      conflicts: '0',
      source_id: 'tn-2026',
      line: 900,
    };
    const source = { ...SOURCES[0], source_id: 'tn-2026', title: 'Tennessee manual' };

    const planned = await preview([...rows, added], [source]);
    expect(planned.rejected).toEqual([]);
    expect(
      planned.changes.map(({ change, before, after }) => [change, before?.value, after?.value]),
    ).toEqual([
      ['added', undefined, 'none'],
      ['removed', tennessee.find((row) => row['rule'] === 'metro_curfew')?.['value'], undefined],
      ['changed', '180', '186'],
    ]);
    expect(planned.unchanged).toBe(tennessee.length - 2);
    expect(planned.sources).toEqual([{ change: 'added', id: 'tn-2026' }]);

    const imported = await importRows([...rows, added], [source], planned.version);
    expect([imported.data, imported.error]).toEqual([planned.version + 1, null]);
    expect(await current('TN', 'holiday_travel')).toMatchObject({ source_ids: ['tn-2026'] });
    expect(await current('TN', 'permit_max_height_in')).toMatchObject({ value: '186' });
    await expect(current('TN', 'metro_curfew')).rejects.toThrow();
    expect(await current('OH', 'legal_width_in')).toBeDefined();
    expect((await lastLog())?.label).toBe('Rules import: 1 added, 1 changed, 1 removed');
  });

  const [first] = rowsOf('TN');
  it.each([
    [
      'a duplicate',
      { line: 99 },
      'Duplicate: line 99 has the value to use for the same rule and roads.',
    ],
    ['a bad unit', { unit: 'ft' }, 'The unit of legal_width_in is in, not ft.'],
    ['a missing source', { source_id: '' }, 'The source is missing.'],
    [
      'an unknown source',
      { source_id: 'gao;atlas' },
      'There is no source atlas. Add it to the file of sources.',
    ],
    ['an unknown state', { state: 'XX', country: '' }, 'There is no state or province XX.'],
    ['an unknown rule', { rule: 'legal_widht_in' }, 'There is no rule legal_widht_in.'],
    ['no number', { value: 'wide' }, 'wide isn’t a number above zero, so it can’t be compared.'],
    [
      'a negative number',
      { value: '-1' },
      '-1 isn’t a number above zero, so it can’t be compared.',
    ],
    [
      'another comparison',
      { comparison: '>' },
      'The comparison has to be over, at_or_over or text.',
    ],
    ['another certainty', { certainty: 'D' }, 'The certainty has to be A, B or C.'],
    ['a bad date', { as_of: 'May' }, 'The date has to be like 2026, 2026-11 or 2026-11-22.'],
    [
      'only a conflicting value',
      { road_class: 'two_lane', conflicts: '1' },
      'A conflicting value needs a row with conflicts 0 for the same rule and roads.',
    ],
  ])('rejects %s and changes nothing', async (_, parts, reason) => {
    const good = { ...first, value: '100', line: 99 };
    const bad = { ...first, line: 100, ...parts };
    const rows = 'line' in parts ? [good, { ...bad, line: 100 }] : [good, bad];
    const before = await desk();

    expect((await preview(rows)).rejected).toEqual([{ file: 'rules', line: 100, reason }]);
    const { error } = await importRows(rows);
    expect([error?.code, error?.message]).toEqual([
      REFUSED,
      `Nothing was imported. 1 of the rows can’t be stored; the first is line 100 of the rules: ${reason}`,
    ]);
    expect(await desk()).toEqual(before);
  });

  it('rejects a file without rows', async () => {
    expect((await importRows([])).error?.message).toBe('The file has no rows.');
  });

  it('refuses rows that were previewed before another change', async () => {
    const seen = await version();
    const rule = await current('TN', 'superload_gross_lb');
    expect(await save({ replaces: rule.id, row: { value: '165000' } })).toBeNull();
    expect((await importRows(RULES, [], seen)).error?.code).toBe(STALE);
    expect((await current('TN', 'superload_gross_lb')).value).toBe('165000');
  });
});

describe('Only admins', () => {
  it.each(['visitor', 'customer', 'broker', 'driver', 'pilot', 'moderator'] as const)(
    'not a %s',
    async (caller) => {
      const client = project.as(caller);
      const before = await desk();
      const calls: [string, object][] = [
        ['rules_desk', {}],
        ['rule_history', { _state: 'TN', _rule: 'legal_width_in', _road_class: 'any' }],
        ['preview_rule_import', { _rules: rowsOf('TN'), _sources: [] }],
        ['import_rules', { _rules: rowsOf('TN'), _sources: [], _version: before.version }],
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
      expect(await desk()).toEqual(before);
    },
  );
});
