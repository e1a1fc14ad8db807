import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LOAD_DOCUMENT_KINDS } from '@contracts/load-documents';
import { DOCUMENT_DELETE_FAILED } from '@/features/loads/admin-toasts';
import {
  loadDocumentsQueryOptions,
  useDeleteDocumentMutation,
  type LoadDocument,
} from '@/features/loads/api/load-documents';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Th, THead, Tr } from '@/shared/ui/table';
import { DocumentRow } from './document-row';
import { DocumentUpload, type PermitOption } from './document-upload';

const DocumentPreview = lazyPart(
  async () =>
    (await import('@/features/loads/components/documents/document-preview')).DocumentPreview,
  {
    onFailure: NotLoaded,
  },
);

/** A load's documents, by kind, and a form to add more. */
export function LoadDocuments({
  loadId,
  permits,
}: {
  loadId: string;
  permits: readonly PermitOption[];
}) {
  const query = useQuery(loadDocumentsQueryOptions(loadId));
  const deletion = useDeleteDocumentMutation();
  const [shown, setShown] = useState<LoadDocument | null>(null);
  const [toDelete, setToDelete] = useState<LoadDocument | null>(null);
  const documents = query.data;
  return (
    <>
      {query.isError && <RetryAlert title="We couldn’t load the documents." query={query} />}
      {documents === undefined && !query.isError && <Skeleton className="h-24" />}
      {documents?.length === 0 && <p className="text-muted">No documents yet.</p>}
      {documents !== undefined && documents.length > 0 && (
        <Table
          label="Documents"
          className="md:-mx-4.5 md:rounded-none md:border-x-0 [&_td]:align-top md:[&_:is(td,th):first-child]:pl-4.5 md:[&_:is(td,th):last-child]:pr-2.5 [&_td]:dense:py-1.5"
        >
          <THead>
            <Tr>
              <Th>Document</Th>
              <Th>Added</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </Tr>
          </THead>
          <TBody>
            {LOAD_DOCUMENT_KINDS.flatMap((kind) =>
              documents.filter((document) => document.kind === kind),
            ).map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onShow={setShown}
                onDelete={setToDelete}
              />
            ))}
          </TBody>
        </Table>
      )}
      <DocumentUpload loadId={loadId} permits={permits} />
      {shown && (
        <DocumentPreview
          document={shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
      <DeleteDialog
        record={toDelete}
        mutation={deletion}
        noun="document"
        title={({ name }) => `Delete ${name}?`}
        failure={DOCUMENT_DELETE_FAILED}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </>
  );
}
