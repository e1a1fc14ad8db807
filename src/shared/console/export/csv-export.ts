import { CSV_BOM, csvRecord, csvRecords, type CsvColumn } from '@/shared/lib/csv';
import type { Cursor, Page } from '@/shared/lib/page';
import type { TextFile } from '@/shared/lib/text-file';

/** What is exported, and how its rows are got at. */
export interface CsvSource<Row> {
  /** Names the file: `analytics` makes `analytics-2026-11-21.csv`. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** How many rows there are, counted in SQL. */
  countRows: (signal: AbortSignal) => Promise<number>;
  /** The rows after a cursor, see `fetchBatch` of the platform; `next` is `null` at the end. */
  fetchRows: (cursor: Cursor | null, signal: AbortSignal) => Promise<Page<Row>>;
}

/** How far an export is, in rows. */
export interface ExportProgress {
  done: number;
  total: number;
}

/**
 * An export under way. Rows are fetched batch by batch and written at once: what has been written
 * is not kept. `run` may be called again after a failed fetch, and goes on where it broke.
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
    /** @throws AppError when rows could not be fetched, DOMException when the file fails. */
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
        // Rows may come in, or go, while others are read.
        onProgress({ done, total: Math.max(done, total) });
        if (next === null) break;
        cursor = next;
      }
      await file.save();
      return done;
    },
  };
}

/** What {@link createCsvExport} gives. */
export type CsvExport = ReturnType<typeof createCsvExport>;
