import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import {
  downloadDocumentOptions,
  useReleaseDocumentMutation,
  type LoadDocument,
} from '@/features/loads/api/load-documents';
import { DOCUMENT_KIND_LABELS, previewOf } from '@/features/loads/model/load-documents';
import { formatBytes } from '@/shared/lib/format-bytes';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Td, Tr } from '@/shared/ui/table';
import { quarantineHelp } from '@/shared/uploads/quarantine-help';

interface DocumentRowProps {
  document: LoadDocument;
  onShow: (document: LoadDocument) => void;
  onDelete: (document: LoadDocument) => void;
}

/** A document in the table: its kind, who added it and when, and buttons to open and delete it. */
export function DocumentRow({ document, onShow, onDelete }: DocumentRowProps) {
  const {
    name,
    kind,
    size,
    created_at: at,
    file_path: path,
    quarantine,
    uploader,
    permit,
  } = document;
  const download = useMutation(downloadDocumentOptions);
  const closed =
    quarantine?.released_at === null ? 'Quarantined. An admin must release it first.' : undefined;
  return (
    <Tr>
      <Td>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span>
            {permit === null
              ? DOCUMENT_KIND_LABELS[kind]
              : `${DOCUMENT_KIND_LABELS[kind]}, ${permit.jurisdiction}`}
          </span>
          {kind === 'rate_confirmation' && <Badge hasMark={false}>Admins only</Badge>}
          {quarantine !== null && (
            <Badge tone={closed === undefined ? 'warn' : 'danger'}>
              {closed === undefined ? 'Released' : 'Quarantined'}
            </Badge>
          )}
        </p>
        {previewOf(path) === null ? (
          <p className="text-ui wrap-anywhere">{name}</p>
        ) : (
          <button
            type="button"
            aria-label={`Open ${name}`}
            aria-disabled={closed !== undefined || undefined}
            title={closed}
            className="flex min-h-6 items-center text-left text-ui wrap-anywhere underline underline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:no-underline aria-disabled:opacity-60"
            onClick={() => {
              if (closed === undefined) onShow(document);
            }}
          >
            {name}
          </button>
        )}
        {closed !== undefined && <Quarantine document={document} />}
      </Td>
      <Td card="line" className="tabular-nums md:min-w-28">
        <span className="wrap-anywhere">{personName(uploader) ?? 'Deleted user'}</span>
        <span className="block text-xs text-subtle max-md:ml-2 max-md:inline">
          <time dateTime={at}>{formatZonedDateTime(at)}</time>
          <span>{`, ${formatBytes(size)}`}</span>
        </span>
      </Td>
      <Td className="max-md:col-start-2 max-md:row-start-1">
        <span className="flex justify-end">
          <Button
            variant="ghost"
            size="sm"
            isIcon
            aria-label={`Download ${name}`}
            unavailable={closed}
            isBusy={download.isPending}
            onClick={() => {
              download.mutate(document);
            }}
          >
            <Download />
          </Button>
          <Button
            variant="ghost"
            size="sm"
            isIcon
            aria-label={`Delete ${name}`}
            onClick={() => {
              onDelete(document);
            }}
          >
            <Trash2 />
          </Button>
        </span>
      </Td>
    </Tr>
  );
}

function Quarantine({
  document: { name, file_path: path, quarantine },
}: {
  document: LoadDocument;
}) {
  const { mutate, isPending } = useReleaseDocumentMutation();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 basis-48">{`It was uploaded as ${quarantine?.declared_type ?? ''}, but its content is ${quarantine?.found_type ?? 'of an unknown type'}. ${quarantine ? quarantineHelp(quarantine) : ''}Release it only if you know the sender.`}</p>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isPending}
        aria-label={`Release ${name}`}
        onClick={() => {
          mutate(path);
        }}
      >
        Release
      </Button>
    </div>
  );
}
