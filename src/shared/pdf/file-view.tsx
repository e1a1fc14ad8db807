import { useObjectUrl } from '@/shared/lib/use-object-url';
import { Skeleton } from '@/shared/ui/skeleton';
import { PdfViewer } from './pdf-viewer';

interface FileViewProps {
  file: Blob;
  /** True if it is a PDF; otherwise it is a picture. */
  isPdf: boolean;
  /** The file's name for screen readers. */
  title: string;
  onEscape: () => void;
}

/** Shows a PDF or a picture, as high as a dialog allows. */
export function FileView({ file, isPdf, title, onEscape }: FileViewProps) {
  if (isPdf) return <PdfViewer file={file} title={title} onEscape={onEscape} />;
  return <Picture file={file} title={title} />;
}

/** Placeholder for a file that is loading. */
export function FileViewLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading document...
      </p>
      <Skeleton className="h-[65svh]" />
    </>
  );
}

function Picture({ file, title }: { file: Blob; title: string }) {
  const url = useObjectUrl(file);
  if (url === undefined) return <Skeleton className="h-[65svh]" />;
  return <img src={url} alt={title} className="mx-auto max-h-[65svh] w-auto object-contain" />;
}
