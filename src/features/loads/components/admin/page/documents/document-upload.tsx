import { useState } from 'react';
import { LOAD_DOCUMENT_KINDS, type LoadDocumentKind } from '@contracts/load-documents';
import { Field } from '@/shared/ui/field';
import { FileField } from '@/shared/ui/file-field';
import { Select } from '@/shared/ui/select';
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KIND_LABELS,
  DOCUMENT_READERS,
} from '../../../../model/load-documents';
import { useDocumentQueue } from '../../../documents/use-document-queue';

/** Uploads documents of the chosen kind as soon as they are chosen. */
export function DocumentUpload({ loadId }: { loadId: string }) {
  const [kind, setKind] = useState<LoadDocumentKind>('bol');
  const { files, add, retry, remove } = useDocumentQueue(loadId);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <Field label="Kind of document" hint={DOCUMENT_READERS[kind]}>
        {(control) => (
          <Select
            isCompact
            {...control}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value as LoadDocumentKind);
            }}
          >
            {LOAD_DOCUMENT_KINDS.map((option) => (
              <option key={option} value={option}>
                {DOCUMENT_KIND_LABELS[option]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FileField
        label="Files"
        hint="PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX. Up to 20 MB each."
        accept={DOCUMENT_EXTENSIONS}
        isMultiple
        files={files}
        onAdd={(added) => {
          add(kind, added);
        }}
        onRemove={remove}
        onRetryFile={retry}
      />
    </div>
  );
}
