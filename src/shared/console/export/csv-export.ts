import { CSV_BOM, csvRecord, csvRecords, type CsvColumn } from '@/shared/lib/csv';
import type { Cursor, Page } from '@/shared/lib/page';
import type { TextFile } from '@/shared/lib/text-file';

/** What is exported, and how to fetch its rows. */
export interface CsvSource<Row> {
  /** Names the file: `analytics` makes `analytics-2026-11-21.csv`. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** How many rows there are, counted in SQL. */
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
 * A running export. It fetches rows batch by batch, writes each batch to the file and keeps nothing
 * in memory. Calling `run` again after a failed fetch continues where it stopped.
 */
export function createCsvExport<Row>(
  { columns, countRows, fetchRows }: CsvSource<Row>,
  file: TextFile,
  onProgress: (progress: ExportProgress) => void,
) {
  let cursor: Cursor | null = null;
  let total: number | undefined;
  let done = 0;

  return {
    discard: file.discard,
    /** @throws AppError if rows can't be fetched, DOMException if the file can't be written. */
    run: async (signal: AbortSignal): Promise<number> => {
      if (total === undefined) {
        total = await countRows(signal);
        await file.write(CSV_BOM + csvRecord(columns.map(({ header }) => header)));
      }
      for (;;) {
        const { rows, next } = await fetchRows(cursor, signal);
        await file.write(csvRecords(columns, rows));
        signal.throwIfAborted();
        done += rows.length;
        // Rows may be added or deleted during the export.
        onProgress({ done, total: Math.max(done, total) });
        if (next === null) break;
        cursor = next;
      }
      await file.save();
      return done;
    },
  };
}

/** What {@link createCsvExport} returns. */
export type CsvExport = ReturnType<typeof createCsvExport>;
