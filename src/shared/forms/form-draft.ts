import { createUuid } from '@/shared/lib/create-uuid';

/** What the fields of a form hold: text, or a ticked box. */
export type FormValues = Record<string, string | boolean>;

/** Where a form keeps its draft on this device, and what its fields hold while they are empty. */
export interface DraftSource<Values extends FormValues> {
  key: string;
  blank: Values;
}

/** A form on its way, kept on this device until it is stored (design 3.1). */
export interface FormDraft<Values extends FormValues> {
  /** Id of the row it becomes. Made once, so that a retry meets its own row and no second one. */
  id: string;
  /** When the form was first shown, in ms since 1970. */
  startedAt: number;
  values: Partial<Values>;
  /** What was sent under this id and may have been stored; `null` while nothing was. */
  sent: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Names and numbers that were never sent do not stay on a device for ever. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

export function createDraft<Values extends FormValues>(): FormDraft<Values> {
  return { id: createUuid(), startedAt: Date.now(), values: {}, sent: null };
}

/** The draft of an earlier visit, or `null`. Anybody can write to storage: only what fits is read. */
export function loadDraft<Values extends FormValues>({
  key,
  blank,
}: DraftSource<Values>): FormDraft<Values> | null {
  const { id, startedAt, values, sent } = readStorage(key);
  if (typeof id !== 'string' || !UUID.test(id) || typeof startedAt !== 'number') return null;
  if (!(Date.now() - startedAt < MAX_AGE_MS)) return null;
  return {
    id,
    startedAt,
    values: pickValues(values, blank),
    sent: typeof sent === 'string' ? sent : null,
  };
}

/**
 * The draft as it goes out with `content`. It keeps its id, so that a retry after a lost answer is
 * recognised; unless the content was changed in between: under the old id the first version may be
 * stored, and the change would be lost.
 */
export function draftForSending<Values extends FormValues>(
  draft: FormDraft<Values>,
  content: unknown,
): FormDraft<Values> {
  const sent = JSON.stringify(content);
  const isRevised = draft.sent !== null && draft.sent !== sent;
  return { ...draft, id: isRevised ? createUuid() : draft.id, sent };
}

/** How long the form has been open, in ms. A clock that was set back reads as no time. */
export function fillTime({ startedAt }: { startedAt: number }): number {
  return Math.min(Math.max(Date.now() - startedAt, 0), MAX_AGE_MS);
}

/** Keeps a draft. A browser without storage only loses it with the page. */
export function saveDraft<Values extends FormValues>(key: string, draft: FormDraft<Values>): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form itself still holds everything.
  }
}

export function clearDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was stored.
  }
}

function readStorage(key: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(window.localStorage.getItem(key) ?? 'null'));
  } catch {
    return {};
  }
}

function pickValues<Values extends FormValues>(stored: unknown, blank: Values): Partial<Values> {
  const record = toRecord(stored);
  const fitting = Object.keys(blank).filter(
    (field) => typeof record[field] === typeof blank[field],
  );
  return Object.fromEntries(fitting.map((field) => [field, record[field]])) as Partial<Values>;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
