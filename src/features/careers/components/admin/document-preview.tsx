import { useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { FileView, FileViewLoading } from '@/shared/pdf/file-view';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { downloadFailed } from '../../admin-toasts';
import { shownDocumentQueryOptions } from '../../api/admin-documents';
import type { NamedDocument } from '../../model/named-documents';

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
      {shown && (
        <FileView
          file={shown.file}
          isPdf={shown.kind === 'pdf'}
          title={`${title}, ${owner}`}
          onEscape={onClose}
        />
      )}
      {shown === null && (
        <EmptyState title="We can’t preview this file">
          Its content doesn’t match its file type. Open it with caution.
        </EmptyState>
      )}
      {shown === undefined && error && (
        <FetchFailure
          title={downloadFailed.description}
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {shown === undefined && !error && <FileViewLoading />}
    </Dialog>
  );
}
