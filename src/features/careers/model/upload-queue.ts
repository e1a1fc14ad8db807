import {
  DOCUMENT_TYPES,
  FILE_TYPES,
  OTHER_DOCUMENTS_MAX,
  type DocumentKind,
} from '@contracts/documents';
import { createUuid } from '@/shared/lib/create-uuid';
import { createStore, type ReadableStore } from '@/shared/lib/store';
import { toColumns, type QueuedDocument, type DocumentColumns } from './queued-document';
import { safeDocumentName, uniqueName } from './document-name';
import { checkDocument } from './document-rules';
import { uploadDocuments, type UploadDocument } from './upload-documents';

const ORDER = Object.keys(DOCUMENT_TYPES) as DocumentKind[];

/**
 * The files of one application. Each is checked when it is added and uploaded when the application
 * is submitted. A store outside React, so that uploads continue whatever is rendered.
 */
export class UploadQueue {
  /** All files of this queue go to one folder. */
  readonly #folder = createUuid();
  readonly #taken = new Set<string>();
  readonly #store = createStore<readonly QueuedDocument[]>([]);
  #checks: Promise<unknown> = Promise.resolve();

  /** The files by kind, then in the order added. */
  readonly store: ReadableStore<readonly QueuedDocument[]> = this.#store;

  get documents(): readonly QueuedDocument[] {
    return this.#store.getState();
  }

  /**
   * Adds files. A resume or CDL document replaces the previous one. Additional documents are
   * appended; those beyond the limit are refused.
   */
  add(kind: DocumentKind, files: readonly File[]): void {
    const fresh = files.map((file) => newDocument(kind, file));
    const kept = kind === 'other' ? this.documents : this.#without(kind);
    const taken = kind === 'other' ? fresh : fresh.slice(-1);
    this.#store.set(
      [...kept, ...taken].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    );
    this.#checks = Promise.all([this.#checks, ...taken.map((document) => this.#check(document))]);
  }

  remove(key: string): void {
    this.#store.set(this.documents.filter((document) => document.key !== key));
  }

  clear(): void {
    this.#store.set([]);
  }

  /** Resolves when every file was checked. */
  async settle(): Promise<void> {
    await this.#checks;
  }

  /**
   * Uploads every file that isn't uploaded yet. Returns the row's columns for all files.
   *
   * @throws UploadFailedError with the names of the files that failed.
   * @throws UploadCanceledError when `signal` is aborted.
   */
  async send(upload: UploadDocument, signal: AbortSignal): Promise<DocumentColumns> {
    await uploadDocuments(this.documents, upload, signal, this.#update);
    return toColumns(this.documents);
  }

  async #check({ key, kind, file }: QueuedDocument): Promise<void> {
    const others = this.documents.filter((one) => one.kind === 'other');
    if (others.findIndex((one) => one.key === key) >= OTHER_DOCUMENTS_MAX) {
      const problem = `You can add up to ${String(OTHER_DOCUMENTS_MAX)} additional documents. Remove this one.`;
      this.#update(key, { state: 'refused', problem });
      return;
    }
    const check = await checkDocument(file, kind);
    if ('problem' in check) {
      this.#update(key, { state: 'refused', problem: check.problem });
      return;
    }
    const name = `${kind}_${safeDocumentName(file.name, check.type)}`;
    const unique = uniqueName(name, (candidate) => this.#taken.has(candidate));
    this.#taken.add(unique);
    const target = { path: `${this.#folder}/${unique}`, contentType: FILE_TYPES[check.type] };
    this.#update(key, { state: 'ready', target });
  }

  #without(kind: DocumentKind): readonly QueuedDocument[] {
    return this.documents.filter((document) => document.kind !== kind);
  }

  readonly #update = (key: string, change: Partial<QueuedDocument>): void => {
    this.#store.set(this.documents.map((one) => (one.key === key ? { ...one, ...change } : one)));
  };
}

const newDocument = (kind: DocumentKind, file: File): QueuedDocument => ({
  key: createUuid(),
  kind,
  file,
  state: 'checking',
  problem: null,
  progress: 0,
  target: null,
});
