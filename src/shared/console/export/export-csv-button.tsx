import { Download } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { CsvSource } from './csv-export';
import { whenOpened } from '../when-opened';
import { useCsvExport } from './use-csv-export';

const ExportDialog = whenOpened(
  ({ isRunning, error }) => isRunning || error !== null,
  async () => (await import('./export-dialog')).ExportDialog,
);

/** Saves all rows of a source as a CSV file and shows the progress of a long export. */
export function ExportCsvButton<Row>({ source }: { source: CsvSource<Row> }) {
  const { progress, isRunning, error, start, cancel } = useCsvExport(source);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isRunning}
        onClick={start}
        className="max-sm:w-8 max-sm:px-0!"
      >
        <Download />
        <span className="max-sm:sr-only">Export CSV</span>
      </Button>
      <ExportDialog
        progress={progress}
        isRunning={isRunning}
        error={error}
        onRetry={start}
        onCancel={cancel}
      />
    </>
  );
}
