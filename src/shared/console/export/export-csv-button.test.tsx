import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import type { Cursor } from '@/shared/lib/page';
import { catchFiles } from '@tests/ui/catch-files';
import { renderPage } from '@tests/ui/render-app';
import type { CsvSource } from './csv-export';
import { ExportCsvButton } from './export-csv-button';

interface Row {
  id: string;
  name: string;
}

const ROWS: Row[] = ['Ann', 'Bob', '=Cid', 'Dan', 'Eve'].map((name, n) => ({
  id: String(n + 1),
  name,
}));
const WRITTEN = "\uFEFFId,Name\r\n1,Ann\r\n2,Bob\r\n3,'=Cid\r\n4,Dan\r\n5,Eve\r\n";
const user = userEvent.setup({ delay: null });
const fetchRows = vi.fn<CsvSource<Row>['fetchRows']>();

/** Two rows a call, then none. */
const twoByTwo = (cursor: Cursor | null) => {
  const start = cursor === null ? 0 : ROWS.findIndex(({ id }) => id === cursor.id) + 1;
  const rows = ROWS.slice(start, start + 2);
  const last = rows.at(-1);
  return Promise.resolve({ rows, next: last ? { value: last.name, id: last.id } : null });
};
const hangs = (_cursor: Cursor | null, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new AppError('network', 'AbortError: signal is aborted'));
    });
  });
const isLost = () => Promise.reject(new AppError('network', 'Failed to fetch'));

function openPage() {
  const source: CsvSource<Row> = {
    name: 'people',
    columns: [
      { header: 'Id', value: ({ id }) => Number(id) },
      { header: 'Name', value: ({ name }) => name },
    ],
    countRows: () => Promise.resolve(ROWS.length),
    fetchRows,
  };
  return renderPage(<ExportCsvButton source={source} />);
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

let files: ReturnType<typeof catchFiles>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.setSystemTime('2026-11-21T12:00:00Z');
  files = catchFiles();
  fetchRows.mockReset().mockImplementation(twoByTwo);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a double click downloads all rows once, with the day in the file name', async () => {
  openPage();
  await user.dblClick(screen.getByRole('button', { name: 'Export CSV' }));

  expect(await screen.findByText('Export Complete')).toBeVisible();
  expect(await screen.findByText('5 rows saved as people-2026-11-21.csv.')).toBeVisible();
  expect(await files.read()).toEqual([{ name: 'people-2026-11-21.csv', text: WRITTEN }]);
  expect(fetchRows).toHaveBeenCalledTimes(4);
});

it('the export shows its progress and leaves no file after a cancel', async () => {
  fetchRows.mockImplementationOnce(twoByTwo).mockImplementation(hangs);
  openPage();
  await press('Export CSV');

  expect(await screen.findByText('2 of 5 rows')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await press('Cancel');

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(fetchRows).toHaveBeenCalledTimes(2);
  expect(await files.read()).toEqual([]);
  fetchRows.mockReset().mockImplementation(twoByTwo);
  await press('Export CSV');
  expect(await screen.findByText('Export Complete')).toBeVisible();
  expect(await files.read()).toEqual([{ name: 'people-2026-11-21.csv', text: WRITTEN }]);
});

it('the export continues where the connection broke', async () => {
  fetchRows.mockImplementationOnce(twoByTwo).mockImplementationOnce(isLost);
  openPage();
  await press('Export CSV');

  expect(await screen.findByRole('alert')).toHaveTextContent('The export stopped.');
  expect(screen.getByText('2 of 5 rows')).toBeVisible();
  await press('Continue');

  expect(await screen.findByText('Export Complete')).toBeVisible();
  expect(await files.read()).toEqual([{ name: 'people-2026-11-21.csv', text: WRITTEN }]);
  expect(fetchRows.mock.calls.map(([cursor]) => cursor?.id)).toEqual([
    undefined,
    '2',
    '2',
    '4',
    '5',
  ]);
});

it('the export stops when the user leaves the page, without a file', async () => {
  let signal: AbortSignal | undefined;
  fetchRows.mockImplementationOnce(twoByTwo).mockImplementation((cursor, theirs) => {
    signal = theirs;
    return hangs(cursor, theirs);
  });
  const { unmount } = openPage();
  await press('Export CSV');
  await screen.findByText('2 of 5 rows');
  unmount();

  expect(signal?.aborted).toBe(true);
  expect(fetchRows).toHaveBeenCalledTimes(2);
  expect(await files.read()).toEqual([]);
});
