import { CSV_BOM, csvRecord, csvRecords, type CsvColumn } from '@domain/text/write-csv';
import type { Cursor, Page } from '@/shared/lib/page';

/** An export's columns and the functions that fetch its rows. */
export interface CsvSource<Row> {
  /** Names the file: `analytics` makes `analytics-2026-11-21.csv`. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The number of rows, counted in SQL. */
  countRows: (signal: AbortSignal) => Promise<number>;
  /** The rows after a cursor, see `fetchBatch`; `next` is `null` at the end. */
  fetchRows: (cursor: Cursor | null, signal: AbortSignal) => Promise<Page<Row>>;
}

/** An export's progress, in rows. */
export interface ExportProgress {
  done: number;
  total: number;
}

/**
 * A running export. It fetches rows batch by batch and keeps each batch as a blob, because browsers store
 * blobs outside the page's memory. Calling `run` again after a failed fetch continues where it stopped.
 */
export function createCsvExport<Row>(
  { columns, countRows, fetchRows }: CsvSource<Row>,
  onProgress: (progress: ExportProgress) => void,
) {
  const header = CSV_BOM + csvRecord(columns.map((column) => column.header));
  const batches: Blob[] = [];
  let cursor: Cursor | null = null;
  let total: number | undefined;
  let done = 0;

  return {
    /** Returns the file and its number of rows. @throws AppError if rows can't be fetched. */
    run: async (signal: AbortSignal): Promise<{ file: Blob; rows: number }> => {
      total ??= await countRows(signal);
      for (;;) {
        const { rows, next } = await fetchRows(cursor, signal);
        signal.throwIfAborted();
        batches.push(new Blob([csvRecords(columns, rows)]));
        done += rows.length;
        // Rows may be added or deleted during the export.
        onProgress({ done, total: Math.max(done, total) });
        if (next === null) break;
        cursor = next;
      }
      return {
        file: new Blob([header, ...batches], { type: 'text/csv;charset=utf-8' }),
        rows: done,
      };
    },
  };
}

/** The return type of {@link createCsvExport}. */
export type CsvExport = ReturnType<typeof createCsvExport>;
