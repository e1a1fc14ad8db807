import { expect, it, vi } from 'vitest';
import type { QuotePayload } from '@contracts/quote';
import { createQuoteDraft, draftForSending, fillTime } from './quote-draft';

const payload: QuotePayload = {
  customer_name: 'Quinn Carter',
  email: 'quinn@example.com',
  phone: '937-555-0117',
  origin: 'Dayton, OH',
  destination: 'Calgary, AB',
  equipment: 'RGN',
  length: 34,
  width: 12,
  height: 12.5,
  notes: null,
};

it('keeps its id over every retry of the same request', () => {
  const first = draftForSending(createQuoteDraft(), payload);
  const second = draftForSending(first, { ...payload });
  expect(second.id).toBe(first.id);
});

it('is another request once its text was changed after an answer got lost', () => {
  const first = draftForSending(createQuoteDraft(), payload);
  const revised = draftForSending(first, { ...payload, width: 14 });
  expect(revised.id).not.toBe(first.id);
  expect(draftForSending(revised, { ...payload, width: 14 }).id).toBe(revised.id);
});

it('stays the same request where the server refused the text', () => {
  const refused = { ...draftForSending(createQuoteDraft(), payload), sent: null };
  expect(draftForSending(refused, { ...payload, width: 14 }).id).toBe(refused.id);
});

it('never counts less than no time, nor more than a week', () => {
  const draft = createQuoteDraft();
  vi.useFakeTimers({ now: draft.startedAt - 60_000 });
  expect(fillTime(draft)).toBe(0);
  vi.setSystemTime(draft.startedAt + 60 * 24 * 3_600_000);
  expect(fillTime(draft)).toBe(7 * 24 * 3_600_000);
  vi.useRealTimers();
});
