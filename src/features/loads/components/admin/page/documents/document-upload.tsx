import { useState } from 'react';
import { LOAD_DOCUMENT_KINDS, type LoadDocumentKind } from '@contracts/load-documents';
import { useDocumentQueue } from '@/features/loads/api/use-document-queue';
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KIND_LABELS,
  DOCUMENT_READERS,
} from '@/features/loads/model/load-documents';
import type { LoadPermit } from '@/features/loads/model/load-record';
import { Field } from '@/shared/ui/field';
import { FileField } from '@/shared/ui/file-field';
import { Select } from '@/shared/ui/select';

export type PermitOption = Pick<LoadPermit, 'id' | 'jurisdiction' | 'permit_number'>;

interface DocumentUploadProps {
  loadId: string;
  /** The load's permits: a file of that kind is for one of them. */
  permits: readonly PermitOption[];
}

/** Uploads documents of the chosen kind as soon as they are chosen. */
export function DocumentUpload({ loadId, permits }: DocumentUploadProps) {
  const [permitId, setPermitId] = useState('');
  const permit = permits.find(({ id }) => id === permitId);
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
      {kind === 'permit' && (
        <Field
          label="Permit"
          hint={
            permit === undefined
              ? 'Only the driver can read it.'
              : `Pilot cars in ${permit.jurisdiction} can read it, too.`
          }
          className="sm:row-start-2"
        >
          {(control) => (
            <Select
              isCompact
              {...control}
              value={permit?.id ?? ''}
              onChange={({ target }) => {
                setPermitId(target.value);
              }}
            >
              <option value="">Not chosen</option>
              {permits.map(({ id, jurisdiction, permit_number: number }) => (
                <option key={id} value={id}>
                  {[jurisdiction, number].filter(Boolean).join(' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <FileField
        label="Files"
        hint="PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX. Up to 20 MB each."
        accept={DOCUMENT_EXTENSIONS}
        isMultiple
        files={files}
        onAdd={(added) => {
          add(kind, added, kind === 'permit' ? permit?.id : undefined);
        }}
        onRemove={remove}
        onRetryFile={retry}
      />
    </div>
  );
}
