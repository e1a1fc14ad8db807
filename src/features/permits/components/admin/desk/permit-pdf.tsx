import { Check, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDocumentQueue } from '@/features/loads/api/use-document-queue';
import { Button } from '@/shared/ui/button';

interface PermitPdfProps {
  loadId: string;
  permitId: string;
  jurisdiction: string;
}

/** `permit.pdf` of several states would look the same in the load's documents. */
function named(file: File, jurisdiction: string): File {
  if (file.name.toUpperCase().startsWith(jurisdiction)) return file;
  return new File([file], `${jurisdiction} ${file.name}`, { type: file.type });
}

/** Adds a permit's PDF to the load's documents as soon as it is chosen. */
export function PermitPdf({ loadId, permitId, jurisdiction }: PermitPdfProps) {
  const { files, add, retry, remove } = useDocumentQueue(loadId);
  const [added, setAdded] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [file] = files;
  const isSending = file?.error === null;

  const choose = (chosen: File) => {
    for (const { key } of files) remove(key);
    const pdf = named(chosen, jurisdiction);
    setAdded(pdf.name);
    add('permit', [pdf], permitId);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <input
        ref={chooser}
        type="file"
        accept=".pdf"
        tabIndex={-1}
        aria-label={`${jurisdiction} PDF`}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) choose(chosen);
          currentTarget.value = ''; // Otherwise choosing the same file a second time fires no event.
        }}
      />
      <span aria-live="polite" className="text-xs wrap-anywhere empty:hidden">
        {file?.error != null && <span className="text-danger-text">{file.error}</span>}
        {file === undefined && added !== null && (
          <>
            <Check className="inline size-3.5 text-ok" /> <span>{added}</span>
          </>
        )}
      </span>
      <span className="flex gap-1">
        {file?.state === 'failed' && (
          <Button
            variant="quiet"
            size="sm"
            isIcon
            aria-label={`Retry ${jurisdiction} PDF`}
            onClick={retry}
          >
            <RotateCw />
          </Button>
        )}
        {(file !== undefined || added === null) && (
          <Button
            variant="quiet"
            size="sm"
            isBusy={isSending}
            busyText="Adding..."
            aria-label={`Add PDF: ${jurisdiction}`}
            onClick={() => chooser.current?.click()}
          >
            Add PDF
          </Button>
        )}
      </span>
    </div>
  );
}
