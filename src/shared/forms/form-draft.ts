import { createUuid } from '@/shared/lib/create-uuid';

/** The text fields of one item of a list, such as one piece of a load. */
export type FormRow = Record<string, string>;

/** Values of a form's fields: text, a checkbox state, or a list of items. */
export type FormValues = Record<string, string | boolean | FormRow[]>;

/** A form's storage key and the values of its empty fields. */
export interface DraftSource<Values extends FormValues> {
  key: string;
  blank: Values;
}

/** An unsent form, saved on this device until the server has stored it. */
export interface FormDraft<Values extends FormValues> {
  /** Id of the row to insert. Created once, so that a retry can't insert a second row. */
  id: string;
  /** When the form was first shown, as a Unix timestamp in ms. */
  startedAt: number;
  values: Partial<Values>;
  /** The content sent with this id, which the server may have stored; `null` before the first try. */
  sent: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Personal data that was never sent must not stay on a device forever. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** No form has longer lists; storage can hold anything. */
const ROWS_MAX = 100;

export function createDraft<Values extends FormValues>(): FormDraft<Values> {
  return { id: createUuid(), startedAt: Date.now(), values: {}, sent: null };
}

/** The draft of an earlier visit, or `null`. Stored values are validated, not trusted. */
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
 * The draft for sending `content`. A retry of the same content keeps the id, so the server recognizes
 * it. Changed content gets a new id: the first version may be stored under the old one, and the
 * change would be lost.
 */
export function draftForSending<Values extends FormValues>(
  draft: FormDraft<Values>,
  content: unknown,
): FormDraft<Values> {
  const sent = JSON.stringify(content);
  const isRevised = draft.sent !== null && draft.sent !== sent;
  return { ...draft, id: isRevised ? createUuid() : draft.id, sent };
}

/** The time the form has been open, in ms; 0 if the clock was set back. */
export function fillTime({ startedAt }: { startedAt: number }): number {
  return Math.min(Math.max(Date.now() - startedAt, 0), MAX_AGE_MS);
}

/** Saves a draft. Without storage it's lost when the page closes. */
export function saveDraft<Values extends FormValues>(key: string, draft: FormDraft<Values>): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form still has all values.
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
  const fitting = Object.entries(blank).flatMap(([field, blankValue]) => {
    const value = Array.isArray(blankValue)
      ? pickRows(record[field], blankValue[0])
      : record[field];
    return typeof value === typeof blankValue ? [[field, value] as const] : [];
  });
  return Object.fromEntries(fitting) as Partial<Values>;
}

/** A stored list with the fields of `blank`; `undefined` if it isn't one. */
function pickRows(stored: unknown, blank: FormRow = {}): FormRow[] | undefined {
  if (!Array.isArray(stored) || stored.length === 0) return undefined;
  return stored.slice(0, ROWS_MAX).map((row) => {
    const texts = Object.entries(toRecord(row)).filter(
      (entry): entry is [string, string] => entry[0] in blank && typeof entry[1] === 'string',
    );
    return { ...blank, ...Object.fromEntries(texts) };
  });
}

/** True if a field still has its initial value. */
export function isBlankValue(value: unknown, blank: FormValues[string] | undefined): boolean {
  if (!Array.isArray(blank)) return value === undefined || value === '' || value === blank;
  const [blankRow] = blank;
  if (!Array.isArray(value)) return true;
  return value.every((row) =>
    Object.entries(toRecord(row)).every(([field, text]) => isBlankValue(text, blankRow?.[field])),
  );
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
