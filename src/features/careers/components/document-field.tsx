import type { DocumentKind } from '@contracts/documents';
import { FileField } from '@/shared/ui/file-field';
import { DOCUMENT_LABELS } from '../model/application-fields';
import { addDocuments } from '../model/document-queue';
import { acceptedExtensions, documentHint } from '../model/document-rules';
import type { Application } from './use-application';

interface DocumentFieldProps {
  kind: DocumentKind;
  application: Application;
  className?: string;
}

/** The file field for one kind of document, with the chosen files. */
export function DocumentField({ kind, application, className }: DocumentFieldProps) {
  const { uploadQueue, documents, missing, resumeError, setChooser } = application.documents;
  return (
    <FileField
      ref={setChooser(kind)}
      label={DOCUMENT_LABELS[kind]}
      hint={documentHint(kind)}
      accept={acceptedExtensions(kind)}
      isOptional={kind !== 'resume'}
      isMultiple={kind === 'other'}
      isLocked={application.isBusy}
      files={documents.filter((document) => document.kind === kind)}
      missing={missing.filter((file) => file.kind === kind).map(({ name }) => name)}
      error={kind === 'resume' ? resumeError : undefined}
      onAdd={(files) => {
        addDocuments(uploadQueue, kind, files);
      }}
      onRemove={(key) => {
        uploadQueue.remove(key);
      }}
      onRetry={(event) => {
        event.currentTarget.form?.requestSubmit();
      }}
      className={className}
    />
  );
}
