import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  TIMELINE_DOCUMENTS,
  type LoadTimeline,
  type TimelineDocument,
} from '@contracts/load-timeline';
import { formatBytes } from '@/shared/lib/format-bytes';
import { formatDay } from '@domain/time/moment-text';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { downloadTimelineDocumentOptions, type QuoteAccess } from '../../api/load-timelines';

interface TimelineDocumentsProps {
  timeline: LoadTimeline;
  access: QuoteAccess;
}

/** The documents of a load that its customer may read, and the ones still to come. */
export function TimelineDocuments({ timeline, access }: TimelineDocumentsProps) {
  const { documents, status } = timeline;
  const hasPod = documents.some(({ kind }) => kind === 'pod');
  if (status === 'cancelled' && documents.length === 0) return null;
  return (
    <Panel>
      <h3 className="type-h4 mb-3.5">Documents</h3>
      <ul aria-label="Documents">
        {documents.map((document) => (
          <Row
            key={document.id}
            tile={document.kind.toUpperCase()}
            title={TIMELINE_DOCUMENTS[document.kind]}
            note={`${formatDay(document.at, timeline.delivery_time_zone)}, ${formatBytes(document.bytes)}`}
            action={<DownloadButton number={timeline.number} document={document} access={access} />}
          />
        ))}
        {!hasPod && status !== 'cancelled' && (
          <Row
            tile="POD"
            title={TIMELINE_DOCUMENTS.pod}
            note={status === 'delivered' ? 'We’ll add it soon' : 'Available after delivery'}
            isMissing
          />
        )}
      </ul>
    </Panel>
  );
}

interface RowProps {
  tile: string;
  title: string;
  note: string;
  isMissing?: boolean;
  action?: ReactNode;
}

function Row({ tile, title, note, isMissing = false, action }: RowProps) {
  return (
    <li className="grid min-h-15 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3.5 border-t py-2.5 leading-snug first:border-t-0 first:pt-0">
      <span
        aria-hidden="true"
        className={
          isMissing
            ? 'grid size-10 place-items-center border border-dashed text-xs font-[680] text-muted font-stretch-80%'
            : 'grid size-10 place-items-center border bg-sunk text-xs font-[680] text-muted font-stretch-80%'
        }
      >
        {tile}
      </span>
      <p>
        <b className="font-[620]">{title}</b>
        <span className="block text-sm text-subtle tabular-nums">{note}</span>
      </p>
      {action}
    </li>
  );
}

interface DownloadButtonProps {
  number: string;
  document: TimelineDocument;
  access: QuoteAccess;
}

function DownloadButton({ number, document, access }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation(downloadTimelineDocumentOptions(access));
  return (
    <Button
      variant="ghost"
      size="md"
      isIcon
      isBusy={isPending}
      aria-label={`Download ${TIMELINE_DOCUMENTS[document.kind].toLowerCase()}`}
      onClick={() => {
        mutate({ number, document });
      }}
    >
      <Download />
    </Button>
  );
}
