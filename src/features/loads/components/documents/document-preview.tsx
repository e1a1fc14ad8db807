import { useMutation, useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { FileView, FileViewLoading } from '@/shared/pdf/file-view';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import {
  documentFileQueryOptions,
  downloadDocumentOptions,
  type LoadDocument,
} from '../../api/load-documents';
import { DOCUMENT_KIND_LABELS, previewOf } from '../../model/load-documents';

interface DocumentPreviewProps {
  document: Pick<LoadDocument, 'name' | 'kind' | 'file_path'>;
  onClose: () => void;
}

/** Shows a PDF or picture in the page. */
export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  const { name, kind, file_path: path } = document;
  const { data: file, error, isFetching, refetch } = useQuery(documentFileQueryOptions(path));
  const { mutate, isPending } = useMutation(downloadDocumentOptions);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={<span className="wrap-anywhere">{name}</span>}
      description={DOCUMENT_KIND_LABELS[kind]}
      footer={
        <Button
          variant="solid"
          size="md"
          isBusy={isPending}
          onClick={() => {
            mutate(document);
          }}
        >
          Download
        </Button>
      }
    >
      {file !== undefined ? (
        <FileView
          file={file}
          isPdf={previewOf(path)?.kind === 'pdf'}
          title={name}
          onEscape={onClose}
        />
      ) : error !== null ? (
        <FetchFailure
          title="We couldn’t open the document."
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <FileViewLoading />
      )}
    </Dialog>
  );
}
