import { expect, it } from 'vitest';
import { sheetPermit } from '@tests/ui/permit-desk';
import { entryRow, readEntry, type EntryRow } from './permit-entry';
import { pasteCells } from './permit-paste';

const aRow = (id: string, authority = '') =>
  entryRow(
    id,
    sheetPermit({
      ...(authority !== '' && { authority_type: 'county', authority }),
      ...{ jurisdiction: 'MT', entry_at: null, exit_at: null, length: 0, width: 0, height: 0 },
      weight_lbs: null,
    }),
  );
const AT = { row: 0, field: 'permit_number' } as const;
const paste = (rows: EntryRow[], ...lines: string[][]) =>
  pasteCells(rows, AT, lines.map((cells) => cells.join('\t')).join('\n'));
const line = (number: string, night: string) => [
  ...[number, 'Superload', '12/8/31', '12/12/31', '14-6', '15-2', '98', '124,000', '310', '1'],
  ...['13,400 / 46,000', 'Mon–Fri, 6:30 AM to 4:30 PM', night],
  '"Mon–Fri, 7–9 AM, Missoula\nMon–Fri, 4–6 PM, Missoula"',
  ...['Lead car, chase car', '"I-90\nUS 87"', 'Call first'],
];

it('a pasted row fills every column of the grid', () => {
  const [row] = paste([aRow('state')], line('MT-1', 'Yes'));
  expect(row?.texts.kind).toBe('superload');
  expect(row && readEntry(row, '2031-11-30')).toMatchObject({
    permit_number: 'MT-1',
    kind: 'superload',
    valid_from: '2031-12-08',
    valid_until: '2031-12-12',
    max_width: 14.5,
    max_weight_lbs: 124_000,
    cost_cents: 31_000,
    trips: 1,
    axle_weights: [13_400, 46_000],
    travel_days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    travel_from: '06:30',
    travel_until: '16:30',
    is_night_allowed: true,
    curfews: [
      { from: '07:00', until: '09:00', where: 'Missoula' },
      { from: '16:00', until: '18:00', where: 'Missoula' },
    ],
    escorts: ['lead', 'chase'],
    route_text: 'I-90\nUS 87',
    provisions: 'Call first',
  });
});

it.each(['No', '', 'Daylight only'])('a pasted %j doesn’t allow night travel', (night) => {
  const [row] = paste([aRow('state')], line('MT-1', night));
  expect(row && readEntry(row, '2031-11-30')).toMatchObject({ is_night_allowed: false });
});

it('lines of one state go into its rows in order, its county’s included', () => {
  const rows = paste(
    [aRow('state'), aRow('county', 'Cascade County')],
    ['MT', ...line('MT-1', 'No')],
    ['MT', ...line('CC-2', 'No')],
  );
  expect(rows.map(({ texts }) => texts.permit_number)).toEqual(['MT-1', 'CC-2']);
});
