import { useState } from 'react';
import { countOf } from '@domain/numbers/counts';
import { readRuleFiles, readRuleText, RuleFileError, type ImportRows } from '@domain/rule-files';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FileField } from '@/shared/ui/file-field';
import { useImportRulesMutation, usePreviewImportMutation } from '../../api/save-rules';
import { ruleToasts } from '../../toasts';
import { ImportPreviewList } from './import-preview';

/** Imports CSV files of rules and sources: shows every change first, then stores all rows or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [rows, setRows] = useState<ImportRows | null>(null);
  const [problem, setProblem] = useState<string>();
  const [guessed, setGuessed] = useState<readonly string[]>([]);
  const preview = usePreviewImportMutation();
  const doImport = useImportRulesMutation();
  const planned = preview.data;
  const changes = (planned?.changes.length ?? 0) + (planned?.sources.length ?? 0);
  const canImport = planned?.rejected.length === 0 && changes > 0;

  const read = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setProblem(undefined);
    setRows(null);
    setGuessed([]);
    preview.reset();
    doImport.reset();
    if (chosen.length === 0) return;
    try {
      const texts = await Promise.all(
        chosen.map(async (file) => ({ name: file.name, ...(await readRuleText(file)) })),
      );
      const read = readRuleFiles(texts);
      setRows(read);
      setGuessed(texts.filter(({ isGuess }) => isGuess).map(({ name }) => name));
      preview.mutate(read);
    } catch (error) {
      setProblem(error instanceof RuleFileError ? error.message : 'The file can’t be read.');
    }
  };
  const failure = doImport.error ?? preview.error;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!doImport.isPending) onClose();
      }}
      title="Import rules"
      description="The file replaces all values for the states it contains. Other states don’t change. Nothing is saved until you confirm."
      size="lg"
      notice={
        failure !== null && (
          <Alert
            tone="danger"
            title={doImport.error === null ? ruleToasts.previewFailed : ruleToasts.importFailed}
            actions={
              rows !== null && (
                <Button
                  variant="quiet"
                  size="sm"
                  isBusy={preview.isPending}
                  onClick={() => {
                    doImport.reset();
                    preview.mutate(rows);
                  }}
                >
                  Check again
                </Button>
              )
            }
          >
            {isAppError(failure, 'stale')
              ? 'Someone changed the rules. Check the file again.'
              : (errorReason(failure) ?? 'You appear to be offline. Please try again.')}
          </Alert>
        )
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={doImport.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="solid"
            size="md"
            disabled={!canImport}
            isBusy={doImport.isPending}
            busyText="Importing..."
            onClick={() => {
              if (rows === null || planned === undefined) return;
              doImport.mutate({ rows, version: planned.version }, { onSuccess: onClose });
            }}
          >
            {canImport ? `Import ${countOf(changes, 'change')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileField
          label="CSV files"
          hint="Rules, sources, or both, in the format of Export CSV"
          accept=".csv,.tsv,.txt,text/csv"
          isMultiple
          files={files.map(({ name, size }) => ({
            key: name,
            name,
            size,
            state: 'waiting',
            progress: 0,
            error: null,
          }))}
          error={problem}
          isLocked={doImport.isPending}
          onAdd={(added) => {
            // A corrected file replaces the one of the same name.
            const others = files.filter(({ name }) => !added.some((file) => file.name === name));
            void read([...others, ...added]);
          }}
          onRemove={(key) => void read(files.filter(({ name }) => name !== key))}
        />
        {preview.isPending && (
          <p role="status" className="text-muted">
            Checking the rows...
          </p>
        )}
        {guessed.length > 0 && (
          <Alert
            role="status"
            tone="warn"
            title={`Check the accents and symbols in ${guessed.join(', ')}.`}
          >
            The file isn’t in UTF-8, so we read it as Windows-1252. If the changes below show wrong
            characters, save it as “CSV UTF-8” and choose it again.
          </Alert>
        )}
        {planned !== undefined && rows !== null && (
          <ImportPreviewList preview={planned} sources={rows.sources} />
        )}
      </div>
    </Dialog>
  );
}
