import { useMutation, useQuery, type QueryKey } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { attachmentName } from '@contracts/attachments';
import { formatBytes } from '@/shared/lib/format-bytes';
import { Button } from '@/shared/ui/button';
import { attachmentsQueryOptions, downloadAttachmentOptions } from '../api/quote-attachments';

interface AttachmentListProps {
  quoteId: string;
  /** The key of the query that reads the quote. */
  quoteKey: QueryKey;
  /** Why a file can't be opened; `undefined` if it can. */
  whyClosed?: (path: string) => string | undefined;
}

const isOpen = () => undefined;

/** A quote's attachments with their sizes, each with a download button. */
export function AttachmentList({ quoteId, quoteKey, whyClosed = isOpen }: AttachmentListProps) {
  const { data, isError, refetch } = useQuery(attachmentsQueryOptions(quoteId, quoteKey));
  const { mutate } = useMutation(downloadAttachmentOptions);
  if (isError) {
    return (
      <Button variant="quiet" size="sm" onClick={() => void refetch()}>
        Retry loading attachments
      </Button>
    );
  }
  if (data === undefined) return <span className="text-subtle">Loading...</span>;
  if (data.length === 0) return <span className="text-subtle">None</span>;
  return (
    <ul aria-label="Attachments" className="grid justify-items-start gap-1">
      {data.map(({ path, bytes }) => (
        <li key={path} className="flex flex-wrap items-baseline gap-x-2">
          {bytes === null ? (
            <span className="wrap-anywhere">{attachmentName(path)}</span>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-2 text-left wrap-anywhere whitespace-normal"
              aria-label={`Download ${attachmentName(path)}`}
              unavailable={whyClosed(path)}
              onClick={() => {
                mutate(path);
              }}
            >
              <Download />
              <span>{attachmentName(path)}</span>
            </Button>
          )}
          <span className="text-sm text-subtle tabular-nums">
            {bytes === null ? 'File missing' : formatBytes(bytes)}
          </span>
          {bytes !== null && whyClosed(path) !== undefined && (
            <span className="text-sm text-warn">{whyClosed(path)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
