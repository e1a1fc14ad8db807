import { describe, expect, it } from 'vitest';
import { csvRecords } from '@domain/text/write-csv';
import { listColumns } from './list-column';
import type { ListParams } from './list-params';

interface Crate {
  id: string;
  name: string;
  town: string;
  weight: number;
}

type CrateParams = ListParams<{ town: readonly ['Lima'] }, 'name' | 'name-down'>;

const CRATE = { id: '1', name: 'One', town: 'Lima', weight: 12 };

const columns = listColumns<Crate, CrateParams>([
  {
    header: 'Name',
    cell: ({ name }) => name,
    sort: { ascending: 'name', descending: 'name-down', first: 'descending' },
    csv: [{ value: ({ name }) => name }, { header: 'No.', value: ({ id }) => id }],
  },
  { header: 'Town', cell: ({ town }) => town, filter: { param: 'town', label: 'Town' } },
  { header: 'Weight', csv: { header: 'Weight (lb)', value: ({ weight }) => weight, place: 1 } },
]);

describe('listColumns', () => {
  it('gives the table every column with a cell', () => {
    expect(columns.table.map(({ id }) => id)).toEqual(['Name', 'Town']);
    expect(columns.table.map(({ sortDescFirst }) => sortDescFirst)).toEqual([true, false]);
  });

  it('gives the toolbar the filters', () => {
    expect(columns.filters).toEqual([{ param: 'town', label: 'Town' }]);
  });

  it('gives the export its columns in order, and those with a place in theirs', () => {
    expect(columns.csv.map(({ header }) => header)).toEqual(['Weight (lb)', 'Name', 'No.']);
    expect(csvRecords(columns.csv, [CRATE])).toBe('12,One,1\r\n');
  });
});
