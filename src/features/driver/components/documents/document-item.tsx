import { useMutation } from '@tanstack/react-query';
import { Download, FileText, Image } from 'lucide-react';
import {
  downloadDocumentOptions,
  type AssignedDocument,
} from '@/features/loads/api/load-documents';
import { DOCUMENT_KIND_LABELS, previewOf } from '@/features/loads/model/load-documents';
import { formatBytes } from '@/shared/lib/format-bytes';
import { formatZonedDateTime } from '@domain/time/moment-text';

interface DocumentItemProps {
  document: AssignedDocument;
  /** True if the driver added it. */
  isMine: boolean;
  onShow: (document: AssignedDocument) => void;
}

const ICONS = { pdf: FileText, image: Image } as const;

/** A document that opens in the page, or downloads if the page can't show its type. */
export function DocumentItem({ document, isMine, onShow }: DocumentItemProps) {
  const { name, kind, size, created_at: at, file_path: path } = document;
  const { mutate, isPending } = useMutation(downloadDocumentOptions);
  const preview = previewOf(path);
  const Icon = preview === null ? Download : ICONS[preview.kind];
  const isOther = kind === 'coi' || kind === 'w9';
  return (
    <li className="relative -mx-2 grid min-h-12 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-3 rounded-sm px-2 py-1.5 leading-snug hover:bg-hover">
      <Icon aria-hidden="true" className="size-5 text-muted" />
      <div className="min-w-0">
        {/* The whole row is its touch target. */}
        <button
          type="button"
          aria-label={`${preview === null ? 'Download' : 'Open'} ${name}`}
          aria-disabled={isPending || undefined}
          className="min-h-6 text-left font-medium wrap-anywhere underline underline-offset-3 after:absolute after:inset-0 aria-disabled:cursor-progress"
          onClick={() => {
            if (preview !== null) onShow(document);
            else if (!isPending) mutate(document);
          }}
        >
          {name}
        </button>
        <p className="text-sm text-subtle tabular-nums">
          {isOther && <span>{`${DOCUMENT_KIND_LABELS[kind]}, `}</span>}
          <time dateTime={at}>{formatZonedDateTime(at)}</time>
          <span>{`, ${formatBytes(size)}${isMine ? ', added by you' : ''}`}</span>
        </p>
      </div>
    </li>
  );
}
