import { useQuery } from '@tanstack/react-query';
import { saveFile } from '@/shared/lib/save-file';
import { FileView, FileViewLoading } from '@/shared/pdf/file-view';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { paperFileQueryOptions, type PilotPaper } from '../api/papers';
import { paperName } from '../model/paper';
import { previewOf } from '../model/paper-file';

interface PaperPreviewProps {
  paper: PilotPaper;
  onClose: () => void;
}

/** Shows the file of a certificate or insurance, or downloads it if the page can't show it. */
export function PaperPreview({ paper, onClose }: PaperPreviewProps) {
  const { file_path: path, file_name: name } = paper;
  const query = useQuery(paperFileQueryOptions(path));
  const file = query.data;
  const preview = previewOf(path);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={<span className="wrap-anywhere">{paperName(paper)}</span>}
      description={name}
      footer={
        <Button
          variant="solid"
          size="md"
          disabled={file === undefined}
          onClick={() => {
            if (file !== undefined) saveFile(file, name);
          }}
        >
          Download
        </Button>
      }
    >
      {query.isError ? (
        <RetryAlert title="We couldn’t open the file." query={query}>
          If this keeps happening, the content may not match the file type. The pilot car can
          replace the file.
        </RetryAlert>
      ) : file === undefined ? (
        <FileViewLoading />
      ) : preview === null ? (
        <p>Your browser can’t show this file here. Download it to open it.</p>
      ) : (
        <FileView file={file} isPdf={preview === 'pdf'} title={name} onEscape={onClose} />
      )}
    </Dialog>
  );
}
