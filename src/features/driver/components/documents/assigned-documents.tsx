import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  assignedDocumentsQueryOptions,
  type AssignedDocument,
} from '@/features/loads/api/load-documents';
import { useDocumentQueue } from '@/features/loads/api/use-document-queue';
import type { LoadRow } from '@/features/loads/model/load-record';
import { RecordSection } from '@/shared/console/record/record-section';
import { useLeaveWarning } from '@/shared/lib/use-leave-warning';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { DOCUMENT_GROUPS } from '../../model/assigned-documents';
import { DocumentGroup } from './document-group';

/** Shown on a file's row when the database refuses it. */
const REFUSED = 'Dispatch canceled this load or gave it to someone else. Call dispatch.';

interface AssignedDocumentsProps {
  load: LoadRow;
  userId: string;
  /** Shows a document in a dialog. */
  renderPreview: (document: AssignedDocument, onClose: () => void) => ReactNode;
}

/** The documents a driver may read, by kind. They add bills of lading, photos and PODs. */
export function AssignedDocuments({ load, userId, renderPreview }: AssignedDocumentsProps) {
  const query = useQuery(assignedDocumentsQueryOptions(load.id));
  const queue = useDocumentQueue(load.id, REFUSED);
  const [shown, setShown] = useState<AssignedDocument | null>(null);
  useLeaveWarning(queue.files.some(({ state }) => state === 'sending' || state === 'failed'));
  const documents = query.data;
  // As `private.may_add_document` says.
  const canAdd = ['assigned', 'in_transit', 'delivered'].includes(load.status);
  const groups = DOCUMENT_GROUPS.filter(({ kinds, add, isAlwaysShown }) =>
    // Files can be added even if the list can't be loaded.
    documents === undefined
      ? query.isError && canAdd && add !== undefined
      : (canAdd && isAlwaysShown) || documents.some(({ kind }) => kinds.includes(kind)),
  );
  return (
    <RecordSection title="Documents">
      {query.isError && <RetryAlert title="We couldn’t load the documents." query={query} />}
      {documents === undefined && !query.isError && <Skeleton className="h-40" />}
      {documents?.length === 0 && !canAdd && <p className="text-muted">No documents.</p>}
      {groups.length > 0 && (
        <div className="grid">
          {groups.map((group) => (
            <DocumentGroup
              key={group.title}
              group={group}
              documents={documents?.filter(({ kind }) => group.kinds.includes(kind))}
              userId={userId}
              canAdd={canAdd}
              queue={queue}
              onShow={setShown}
            />
          ))}
        </div>
      )}
      {canAdd && (
        <p className="text-sm text-subtle">
          PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX, up to 20 MB each. Dispatch can see them right
          away.
        </p>
      )}
      {shown &&
        renderPreview(shown, () => {
          setShown(null);
        })}
    </RecordSection>
  );
}
