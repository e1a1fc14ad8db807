import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import { createUuid } from '@/shared/lib/create-uuid';
import { QUOTE_FIELDS } from './quote-fields';

export const QUOTE_DRAFT_KEY = 'quote-draft';

/** A quote request on its way, kept on this device until it is stored (design 3.1). */
export interface QuoteDraft {
  /** Id of the row it becomes. Made once, so that a retry meets its own row and no second one. */
  id: string;
  /** When the form was first shown, in ms since 1970. */
  startedAt: number;
  values: Partial<QuoteFormValues>;
  /** What was sent under this id and may have been stored; `null` while nothing was. */
  sent: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Names and numbers of a request that was never sent do not stay on a device for ever. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

export function createQuoteDraft(): QuoteDraft {
  return { id: createUuid(), startedAt: Date.now(), values: {}, sent: null };
}

/** The draft of an earlier visit, or `null`. Anybody can write to storage: only what fits is read. */
export function loadQuoteDraft(): QuoteDraft | null {
  const stored = readStorage();
  const { id, startedAt, values, sent } = stored;
  if (typeof id !== 'string' || !UUID.test(id) || typeof startedAt !== 'number') return null;
  if (!(Date.now() - startedAt < MAX_AGE_MS)) return null;
  return {
    id,
    startedAt,
    values: pickValues(values),
    sent: typeof sent === 'string' ? sent : null,
  };
}

/**
 * The draft as it goes out with `payload`. It keeps its id, so that a retry after a lost answer is
 * recognised; unless the text was changed in between: under the old id the first text may be
 * stored, and the change would be lost.
 */
export function draftForSending(draft: QuoteDraft, payload: QuotePayload): QuoteDraft {
  const sent = JSON.stringify(payload);
  const isRevised = draft.sent !== null && draft.sent !== sent;
  return { ...draft, id: isRevised ? createUuid() : draft.id, sent };
}

/** How long the form has been open, in ms. A clock that was set back reads as no time. */
export function fillTime(draft: QuoteDraft): number {
  return Math.min(Math.max(Date.now() - draft.startedAt, 0), MAX_AGE_MS);
}

/** Keeps a draft. A browser without storage only loses it with the page. */
export function saveQuoteDraft(draft: QuoteDraft): void {
  try {
    window.localStorage.setItem(QUOTE_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form itself still holds everything.
  }
}

export function clearQuoteDraft(): void {
  try {
    window.localStorage.removeItem(QUOTE_DRAFT_KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

function readStorage(): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(window.localStorage.getItem(QUOTE_DRAFT_KEY) ?? 'null'));
  } catch {
    return {};
  }
}

function pickValues(stored: unknown): Partial<QuoteFormValues> {
  const values: Partial<QuoteFormValues> = {};
  for (const field of QUOTE_FIELDS) {
    const value = toRecord(stored)[field];
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
