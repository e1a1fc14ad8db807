import { useId } from 'react';
import type { AssignedDocument } from '@/features/loads/api/load-documents';
import type { useDocumentQueue } from '@/features/loads/api/use-document-queue';
import { FileRow } from '@/shared/ui/file-row';
import type { DocumentGroup as Group } from '../../model/assigned-documents';
import { POD_ID } from '../section-ids';
import { AddFiles } from './add-files';
import { DocumentItem } from './document-item';

interface DocumentGroupProps {
  group: Group;
  /** Undefined if they couldn't be loaded. */
  documents: readonly AssignedDocument[] | undefined;
  userId: string;
  canAdd: boolean;
  queue: ReturnType<typeof useDocumentQueue>;
  onShow: (document: AssignedDocument) => void;
}

/** Documents of one kind, the files being added to them, and buttons to add more. */
export function DocumentGroup({
  group: { title, empty, add, isByName },
  documents: found,
  userId,
  canAdd,
  queue,
  onShow,
}: DocumentGroupProps) {
  const documents = isByName ? found?.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
  const id = useId();
  const addId = `${id}-add`;
  const files = queue.files.filter(({ kind }) => kind === add?.kind);
  return (
    <section
      id={add?.kind === 'pod' ? POD_ID : undefined}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid scroll-mt-28 gap-2 border-b py-3 first:pt-0 last:border-b-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 leading-snug">
          <h4 id={id} className="font-semibold">
            {title}
          </h4>
          {documents?.length === 0 && files.length === 0 && (
            <p className="text-sm text-subtle">{empty}</p>
          )}
        </div>
        {canAdd && add && (
          <AddFiles
            id={addId}
            noun={add.noun}
            accept={add.accept}
            onAdd={(added) => {
              queue.add(add.kind, added);
            }}
          />
        )}
      </div>
      {documents !== undefined && documents.length > 0 && (
        <ul className="grid">
          {documents.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              isMine={document.uploaded_by === userId}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div aria-live="polite" className="empty:-mt-2">
        {files.length > 0 && (
          <ul className="grid gap-1.5">
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                isLocked={false}
                onRetry={queue.retry}
                onRemove={() => {
                  queue.remove(file.key);
                  document.getElementById(addId)?.focus(); // The focused button is removed with its row.
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
