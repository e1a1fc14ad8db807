import { useMutation, useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useObjectUrl } from '@/shared/lib/use-object-url';
import { PdfViewer } from '@/shared/pdf/pdf-viewer';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  documentFileQueryOptions,
  downloadDocumentOptions,
  type LoadDocument,
} from '../../../../api/load-documents';
import { DOCUMENT_KIND_LABELS, previewOf } from '../../../../model/load-documents';

interface DocumentPreviewProps {
  document: LoadDocument;
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
        <Content file={file} path={path} title={name} onClose={onClose} />
      ) : error !== null ? (
        <FetchFailure
          title="We couldn’t open the document."
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
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
  file: Blob;
  path: string;
  title: string;
  onClose: () => void;
}

function Content({ file, path, title, onClose }: ContentProps) {
  const preview = previewOf(path);
  if (preview?.kind === 'pdf') return <PdfViewer file={file} title={title} onEscape={onClose} />;
  return <Picture file={file} title={title} />;
}

function Picture({ file, title }: { file: Blob; title: string }) {
  const url = useObjectUrl(file);
  if (url === undefined) return <Skeleton className="h-[65svh]" />;
  return <img src={url} alt={title} className="mx-auto max-h-[65svh] w-auto object-contain" />;
}
