import { describe, expect, it } from 'vitest';
import { REFUSED, STALE, useProject } from './support/project.ts';
import { RULES, rowsOf, SOURCES, ruleHelpers } from './support/rule-helpers.ts';

const project = useProject();
const { rulesDesk, version, current, lastLog, save, preview, importRows } = ruleHelpers(project);

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
    expect(imported.error).toBeNull();
    expect(imported.data).toBeGreaterThan(planned.version);
    expect(await version()).toBe(imported.data);
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
    const before = await rulesDesk();

    expect((await preview(rows)).rejected).toEqual([{ file: 'rules', line: 100, reason }]);
    const { error } = await importRows(rows);
    expect([error?.code, error?.message]).toEqual([
      REFUSED,
      `Nothing was imported. 1 of the rows can’t be stored; the first is line 100 of the rules: ${reason}`,
    ]);
    expect(await rulesDesk()).toEqual(before);
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
