import type { DocumentKind } from '@contracts/documents';
import { FileField } from '@/shared/ui/file-field';
import type { ChosenFile } from '@/shared/ui/file-row';
import { DOCUMENT_LABELS } from '../model/application-fields';
import type { ChosenDocument } from '../model/chosen-document';
import { acceptedExtensions, documentHint } from '../model/document-rules';
import type { Application } from './use-application';

interface DocumentFieldProps {
  kind: DocumentKind;
  application: Application;
  className?: string;
}

/** One kind of document: its chooser and the files chosen. */
export function DocumentField({ kind, application, className }: DocumentFieldProps) {
  const { shelf, documents, resumeError, setChooser } = application.documents;
  return (
    <FileField
      ref={setChooser(kind)}
      label={DOCUMENT_LABELS[kind]}
      hint={documentHint(kind)}
      accept={acceptedExtensions(kind)}
      isOptional={kind !== 'resume'}
      isMultiple={kind === 'other'}
      isLocked={application.isBusy}
      files={documents.filter((document) => document.kind === kind).map(toFile)}
      error={kind === 'resume' ? resumeError : undefined}
      onAdd={(files) => {
        shelf.add(kind, files);
      }}
      onRemove={(key) => {
        shelf.remove(key);
      }}
      onRetry={(event) => {
        event.currentTarget.form?.requestSubmit();
      }}
      className={className}
    />
  );
}

function toFile({ key, file, state, progress, problem }: ChosenDocument): ChosenFile {
  return {
    key,
    name: file.name,
    size: file.size,
    state: state === 'sending' || state === 'sent' || state === 'failed' ? state : 'waiting',
    progress,
    error: problem,
  };
}
