import { useRef, useState, useSyncExternalStore } from 'react';
import { DOCUMENT_TYPES, type DocumentKind } from '@contracts/documents';
import type { Problem } from '@/shared/forms/error-summary';
import { DOCUMENT_LABELS } from '../model/application-fields';
import type { ChosenDocument } from '../model/chosen-document';
import { DocumentShelf } from '../model/document-shelf';

const KINDS = Object.keys(DOCUMENT_TYPES) as DocumentKind[];
const RESUME_MISSING = 'Add your resume.';

/** The files of the application, and what keeps it from being sent. */
export function useDocuments() {
  const [shelf, setShelf] = useState(() => new DocumentShelf());
  const documents = useSyncExternalStore(shelf.subscribe, shelf.read);
  // Nobody is told off for a missing resume before they try to send.
  const [isResumeAsked, setIsResumeAsked] = useState(false);
  const choosers = useRef<Partial<Record<DocumentKind, HTMLInputElement | null>>>({});

  const focus = (kind: DocumentKind) => {
    choosers.current[kind]?.focus();
  };
  const isBad = (all: readonly ChosenDocument[], kind: DocumentKind) => {
    const own = all.filter((document) => document.kind === kind);
    return own.some(({ state }) => state === 'refused') || (kind === 'resume' && own.length === 0);
  };

  /** Looks at every file and whether the resume is there. False, and the first fault has the focus. */
  const confirm = async (): Promise<boolean> => {
    await shelf.settle();
    const bad = KINDS.find((kind) => isBad(shelf.read(), kind));
    if (bad) focus(bad);
    return bad === undefined;
  };

  const hasResume = documents.some(({ kind }) => kind === 'resume');
  const problems: Problem[] = KINDS.filter(
    (kind) => isBad(documents, kind) && (kind !== 'resume' || hasResume || isResumeAsked),
  ).map((kind) => ({
    label: DOCUMENT_LABELS[kind],
    onChoose: () => {
      focus(kind);
    },
  }));

  return {
    shelf,
    documents,
    confirm,
    problems,
    resumeError: isResumeAsked && !hasResume ? RESUME_MISSING : undefined,
    askForResume: () => {
      setIsResumeAsked(true);
    },
    /** For the chooser of a kind, so that it can take the focus. */
    setChooser: (kind: DocumentKind) => (element: HTMLInputElement | null) => {
      choosers.current[kind] = element;
    },
    /** An empty shelf, whose files go to a folder of their own. */
    startOver: () => {
      setShelf(new DocumentShelf());
      setIsResumeAsked(false);
    },
  };
}
