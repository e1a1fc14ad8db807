import { useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useObjectUrl } from '@/shared/lib/use-object-url';
import { PdfViewer } from '@/shared/pdf/pdf-viewer';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminApplicationMessages } from '../../admin-messages';
import { shownDocumentQueryOptions } from '../../api/admin-documents';
import type { NamedDocument } from '../../model/named-documents';
import type { PreviewDocument } from '../../model/preview-document';

interface DocumentPreviewProps {
  document: NamedDocument;
  /** The applicant's name. */
  owner: string;
  onDownload: (document: NamedDocument) => void;
  onClose: () => void;
}

/** Previews a document without downloading it. */
export function DocumentPreview({ document, owner, onDownload, onClose }: DocumentPreviewProps) {
  const { fileName, label } = document;
  const query = useQuery(shownDocumentQueryOptions(document));
  const { data: shown, error, isFetching, refetch } = query;
  const title = document.kind === 'other' ? fileName : label;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={<span className="wrap-anywhere">{title}</span>}
      description={owner}
      footer={
        <Button
          variant="solid"
          size="md"
          onClick={() => {
            onDownload(document);
          }}
        >
          Download
        </Button>
      }
    >
      {shown && <Content shown={shown} title={`${title}, ${owner}`} onClose={onClose} />}
      {shown === null && (
        <EmptyState title="We can’t preview this file">
          Its content doesn’t match its file type. Open it with caution.
        </EmptyState>
      )}
      {shown === undefined && error && (
        <FetchFailure
          title={adminApplicationMessages.downloadFailed.description}
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {shown === undefined && !error && (
        <>
          <p role="status" className="sr-only">
            Loading document...
          </p>
          <Skeleton className="h-[65svh]" />
        </>
      )}
    </Dialog>
  );
}

interface ContentProps {
  shown: PreviewDocument;
  title: string;
  onClose: () => void;
}

function Content({ shown: { kind, file }, title, onClose }: ContentProps) {
  if (kind === 'pdf') return <PdfViewer file={file} title={title} onEscape={onClose} />;
  return <Photo file={file} title={title} />;
}

function Photo({ file, title }: { file: Blob; title: string }) {
  const url = useObjectUrl(file);
  if (url === undefined) return <Skeleton className="h-[65svh]" />;
  return <img src={url} alt={title} className="mx-auto max-h-[65svh] w-auto object-contain" />;
}
