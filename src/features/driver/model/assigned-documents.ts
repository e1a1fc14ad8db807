import type { LoadDocumentKind } from '@contracts/load-documents';
import { acceptOf } from '@/shared/uploads/file-extensions';

/** A kind of document that drivers add, as `private.add_load_document` allows. */
export type AddedKind = Extract<LoadDocumentKind, 'bol' | 'pod' | 'photo'>;

export interface DocumentGroup {
  title: string;
  kinds: readonly LoadDocumentKind[];
  /** Shown without documents, too. */
  isAlwaysShown: boolean;
  /** Sorted by name, which starts with the state, instead of latest first. */
  isByName?: true;
  /** Text shown without documents. */
  empty: string;
  /** The kind of document the driver can add, and its name on the buttons. */
  add?: { kind: AddedKind; noun: string; accept: string };
}

/**
 * The file types in the chooser. Without HEIC, because iPhones then convert their pictures to JPEG, which
 * every browser shows. HEIC files that someone chooses anyway are accepted.
 */
const PICTURES = acceptOf(['jpg', 'png', 'webp']);

/** A driver's documents in the order of the trip. */
export const DOCUMENT_GROUPS: readonly DocumentGroup[] = [
  {
    title: 'Permit PDFs',
    kinds: ['permit'],
    isByName: true,
    isAlwaysShown: true,
    empty: 'Not added yet',
  },
  {
    title: 'Bill of lading',
    kinds: ['bol'],
    isAlwaysShown: true,
    empty: 'Not added yet',
    add: { kind: 'bol', noun: 'BOL', accept: `${PICTURES},.pdf` },
  },
  {
    title: 'Photos',
    kinds: ['photo'],
    isAlwaysShown: true,
    empty: 'No photos yet',
    add: { kind: 'photo', noun: 'photos', accept: PICTURES },
  },
  {
    title: 'Proof of delivery',
    kinds: ['pod'],
    isAlwaysShown: true,
    empty: 'Not added yet',
    add: { kind: 'pod', noun: 'POD', accept: `${PICTURES},.pdf` },
  },
  {
    title: 'Other documents',
    kinds: ['coi', 'w9', 'other'],
    isAlwaysShown: false,
    empty: '',
  },
];
