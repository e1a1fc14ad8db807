import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '@domain/numbers/counts';
import { dayOf } from '@domain/time/day';
import { saveFile } from '@/shared/lib/save-file';
import { createCsvExport, type CsvExport, type CsvSource, type ExportProgress } from './csv-export';

interface Exported {
  fileName: string;
  rows: number;
}

/**
 * Downloads all rows of a source as a file. After a failed fetch, a retry continues where it stopped;
 * leaving the page stops the export.
 */
export function useCsvExport<Row>(source: CsvSource<Row>) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<CsvExport>(undefined);
  /** Set while rows are being fetched. */
  const stop = useRef<AbortController>(undefined);

  const end = () => {
    running.current = undefined;
    setProgress(undefined);
  };

  useEffect(
    () => () => {
      stop.current?.abort();
    },
    [],
  );

  const { mutate, reset, isPending, error } = useMutation({
    mutationKey: ['export', source.name],
    mutationFn: async (): Promise<Exported | null> => {
      const mine = new AbortController();
      const { signal } = mine;
      stop.current = mine;
      const fileName = `${source.name}-${dayOf(Date.now())}.csv`;
      try {
        running.current ??= createCsvExport(source, setProgress);
        const { file, rows } = await running.current.run(signal);
        saveFile(file, fileName);
        end();
        return { fileName, rows };
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        // After a cancel, another export may be running.
        if (stop.current === mine) stop.current = undefined;
      }
    },
    meta: {
      successToast: (data) => {
        const exported = data as Exported | null;
        if (exported === null) return undefined;
        return {
          title: 'Export Complete',
          description: `${formatCount(exported.rows)} rows saved as ${exported.fileName}.`,
        };
      },
    },
  });

  return {
    progress,
    isRunning: isPending,
    error,
    /** Starts, or continues after a failure. */
    start: () => {
      // The second click of a double click comes before the button is disabled.
      if (stop.current === undefined) mutate();
    },
    cancel: () => {
      stop.current?.abort();
      stop.current = undefined;
      end();
      reset();
    },
  };
}
