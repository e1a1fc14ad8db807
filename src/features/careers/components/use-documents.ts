import { useRef, useState } from 'react';
import { DOCUMENT_TYPES, type DocumentKind } from '@contracts/documents';
import type { Problem } from '@/shared/forms/error-summary';
import { useStore } from '@/shared/lib/store';
import { DOCUMENT_LABELS } from '../model/application-fields';
import { isRefused } from '@/shared/uploads/upload-queue';
import { useMissingFiles } from '@/shared/uploads/use-missing-files';
import { uploadDocument } from '../api/upload-document';
import { createDocumentQueue, type QueuedDocument } from '../model/document-queue';

const KINDS = Object.keys(DOCUMENT_TYPES) as DocumentKind[];
/** A reload starts an empty queue. */
const neverAfterReload = () => 0;
const RESUME_MISSING = 'Add your resume.';

/** The application's files and their problems. */
export function useDocuments() {
  const [uploadQueue, setUploadQueue] = useState(() => createDocumentQueue(uploadDocument));
  const documents = useStore(uploadQueue.store);
  const { missing, forgetMissing } = useMissingFiles({
    key: 'application-document-names',
    files: documents,
    uploadedUntil: neverAfterReload,
  });
  // A missing resume is an error only after the first attempt to submit.
  const [isResumeRequired, setIsResumeRequired] = useState(false);
  const choosers = useRef<Partial<Record<DocumentKind, HTMLInputElement | null>>>({});

  const focus = (kind: DocumentKind) => {
    choosers.current[kind]?.focus();
  };
  const isBad = (all: readonly QueuedDocument[], kind: DocumentKind) => {
    const own = all.filter((document) => document.kind === kind);
    return own.some(isRefused) || (kind === 'resume' && own.length === 0);
  };

  /** Checks every file and that there is a resume. If not, focuses the first bad field. */
  const confirm = async (): Promise<boolean> => {
    await uploadQueue.settle();
    const bad = KINDS.find((kind) => isBad(uploadQueue.files, kind));
    if (bad) focus(bad);
    return bad === undefined;
  };

  const hasResume = documents.some(({ kind }) => kind === 'resume');
  const problems: Problem[] = KINDS.filter(
    (kind) => isBad(documents, kind) && (kind !== 'resume' || hasResume || isResumeRequired),
  ).map((kind) => ({
    label: DOCUMENT_LABELS[kind],
    onChoose: () => {
      focus(kind);
    },
  }));

  return {
    uploadQueue,
    documents,
    missing,
    confirm,
    problems,
    resumeError: isResumeRequired && !hasResume ? RESUME_MISSING : undefined,
    requireResume: () => {
      setIsResumeRequired(true);
    },
    /** Ref callback for a kind's file input, so that it can be focused. */
    setChooser: (kind: DocumentKind) => (element: HTMLInputElement | null) => {
      choosers.current[kind] = element;
    },
    /** Starts an empty queue, whose files go to a new folder. */
    startOver: () => {
      setUploadQueue(createDocumentQueue(uploadDocument));
      setIsResumeRequired(false);
      forgetMissing();
    },
  };
}
