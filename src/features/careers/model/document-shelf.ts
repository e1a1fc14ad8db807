import {
  DOCUMENT_TYPES,
  FILE_TYPES,
  OTHER_DOCUMENTS_MAX,
  type DocumentKind,
} from '@contracts/documents';
import { createUuid } from '@/shared/lib/create-uuid';
import { toColumns, type ChosenDocument, type DocumentColumns } from './chosen-document';
import { safeDocumentName, untakenName } from './document-name';
import { checkDocument } from './document-rules';
import { sendDocuments, type UploadDocument } from './send-documents';

const ORDER = Object.keys(DOCUMENT_TYPES) as DocumentKind[];

/**
 * The files of one application on this device. They lie here while the dialog is open or closed,
 * are looked at as they come, and are sent only when the application is. A store outside React:
 * uploads go on whatever is rendered.
 */
export class DocumentShelf {
  /** One folder for everything this shelf ever sends (specification 1, section 7). */
  readonly #folder = createUuid();
  readonly #taken = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #documents: readonly ChosenDocument[] = [];
  #checks: Promise<unknown> = Promise.resolve();

  /** The files, by kind and then in the order they came. The same array until something changes. */
  readonly read = (): readonly ChosenDocument[] => this.#documents;

  /** Calls back after every change; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /**
   * Takes files as they were chosen. A resume and a CDL document replace the one before; additional
   * documents join the others, and what is beyond the limit says so.
   */
  add(kind: DocumentKind, files: readonly File[]): void {
    const fresh = files.map((file) => newDocument(kind, file));
    const kept = kind === 'other' ? this.#documents : this.#without(kind);
    const taken = kind === 'other' ? fresh : fresh.slice(-1);
    this.#set([...kept, ...taken].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)));
    this.#checks = Promise.all([this.#checks, ...taken.map((document) => this.#check(document))]);
  }

  remove(key: string): void {
    this.#set(this.#documents.filter((document) => document.key !== key));
  }

  clear(): void {
    this.#set([]);
  }

  /** Resolves when every file has been looked at. */
  async settle(): Promise<void> {
    await this.#checks;
  }

  /**
   * Sends every file that is not sent yet, and returns what the row says of all of them.
   *
   * @throws DocumentsNotSentError with the names of those that did not arrive.
   * @throws SendingStoppedError when `signal` said so.
   */
  async send(upload: UploadDocument, signal: AbortSignal): Promise<DocumentColumns> {
    await sendDocuments(this.#documents, upload, signal, this.#update);
    return toColumns(this.#documents);
  }

  async #check({ key, kind, file }: ChosenDocument): Promise<void> {
    const others = this.#documents.filter((one) => one.kind === 'other');
    if (others.findIndex((one) => one.key === key) >= OTHER_DOCUMENTS_MAX) {
      const problem = `${String(OTHER_DOCUMENTS_MAX)} additional documents at most. Remove this one.`;
      this.#update(key, { state: 'refused', problem });
      return;
    }
    const check = await checkDocument(file, kind);
    if ('problem' in check) {
      this.#update(key, { state: 'refused', problem: check.problem });
      return;
    }
    const name = `${kind}_${safeDocumentName(file.name, check.type)}`;
    const untaken = untakenName(name, (candidate) => this.#taken.has(candidate));
    this.#taken.add(untaken);
    const target = { path: `${this.#folder}/${untaken}`, contentType: FILE_TYPES[check.type] };
    this.#update(key, { state: 'ready', target });
  }

  #without(kind: DocumentKind): readonly ChosenDocument[] {
    return this.#documents.filter((document) => document.kind !== kind);
  }

  readonly #update = (key: string, change: Partial<ChosenDocument>): void => {
    this.#set(this.#documents.map((one) => (one.key === key ? { ...one, ...change } : one)));
  };

  #set(documents: readonly ChosenDocument[]): void {
    this.#documents = documents;
    for (const listener of this.#listeners) listener();
  }
}

const newDocument = (kind: DocumentKind, file: File): ChosenDocument => ({
  key: createUuid(),
  kind,
  file,
  state: 'checking',
  problem: null,
  progress: 0,
  target: null,
});
