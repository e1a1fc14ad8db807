import { useQuery } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '@/shared/lib/format-bytes';
import { Button } from '@/shared/ui/button';
import { documentSizesQueryOptions } from '../../api/admin-documents';
import type { AdminApplication } from '../../api/application-inbox';
import { applicantName } from '../../model/applicant';
import { namedDocuments, type NamedDocument } from '../../model/named-documents';
import { canPreview } from '../../model/preview-document';
import type { ApplicationHandlers } from './application-columns';
import { DocumentPreview } from './document-preview';

interface ApplicationDocumentsProps {
  application: AdminApplication;
  handlers: Pick<ApplicationHandlers, 'onDownload' | 'whyClosed'>;
}

/** The files an applicant uploaded. */
export function ApplicationDocuments({ application, handlers }: ApplicationDocumentsProps) {
  const { onDownload, whyClosed } = handlers;
  const { data: sizes } = useQuery(documentSizesQueryOptions(application.id));
  const [shown, setShown] = useState<NamedDocument | null>(null);
  const documents = namedDocuments(application);
  return (
    <section aria-labelledby="documents" className="grid gap-2">
      <h3 id="documents" className="border-b pb-2 type-h4">
        Documents
      </h3>
      {documents.length === 0 && <p className="text-subtle">No documents uploaded.</p>}
      <ul className="grid gap-2">
        {documents.map((document) => (
          <DocumentLine
            key={document.path}
            document={document}
            sizes={sizes}
            unavailable={whyClosed(document.path)}
            onShow={setShown}
            onDownload={onDownload}
          />
        ))}
      </ul>
      {shown && (
        <DocumentPreview
          document={shown}
          owner={applicantName(application)}
          onDownload={onDownload}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </section>
  );
}

interface DocumentLineProps {
  document: NamedDocument;
  /** Sizes in bytes by path; `undefined` while loading. */
  sizes: ReadonlyMap<string, number> | undefined;
  /** Why it can't be opened; `undefined` if it can. */
  unavailable: string | undefined;
  onShow: (document: NamedDocument) => void;
  onDownload: (document: NamedDocument) => void;
}

function DocumentLine({ document, sizes, unavailable, onShow, onDownload }: DocumentLineProps) {
  const { kind, label, originalName, fileName, extension, path } = document;
  const bytes = sizes?.get(path);
  const isGone = sizes !== undefined && bytes === undefined;
  return (
    <li className="flex min-h-14 items-center gap-x-1 rounded-sm border py-1.5 pr-1.5 pl-3.5">
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold wrap-anywhere">
          {kind === 'other' ? originalName : label}
        </span>
        <span className="text-sm wrap-anywhere text-subtle tabular-nums">
          {`${kind === 'other' ? extension.toUpperCase() : originalName}${bytes !== undefined ? `, ${formatBytes(bytes)}` : ''}${isGone ? ', deleted' : ''}`}
        </span>
        {unavailable !== undefined && (
          <span className="block text-sm text-warn">{unavailable}</span>
        )}
      </span>
      {!isGone && canPreview(document) && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Preview ${fileName}`}
          unavailable={unavailable}
          onClick={() => {
            onShow(document);
          }}
        >
          <Eye />
          <span className="max-sm:hidden">Preview</span>
        </Button>
      )}
      {!isGone && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Download ${fileName}`}
          unavailable={unavailable}
          onClick={() => {
            onDownload(document);
          }}
        >
          <Download />
          <span className="max-sm:hidden">Download</span>
        </Button>
      )}
    </li>
  );
}
