import { afterEach, expect, it, vi } from 'vitest';
import { createDraft, draftForSending, fillTime, loadDraft } from './form-draft';

const content = { name: 'Quinn Carter', width: 12 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a draft keeps its id when the same content is retried', () => {
  const first = draftForSending(createDraft(), content);
  const second = draftForSending(first, { ...content });
  expect(second.id).toBe(first.id);
});

it('a draft gets a new id when the content changes after a lost response', () => {
  const first = draftForSending(createDraft(), content);
  const revised = draftForSending(first, { ...content, width: 14 });
  expect(revised.id).not.toBe(first.id);
  expect(draftForSending(revised, { ...content, width: 14 }).id).toBe(revised.id);
});

it('a draft keeps its id when the server rejected the content', () => {
  const refused = { ...draftForSending(createDraft(), content), sent: null };
  expect(draftForSending(refused, { ...content, width: 14 }).id).toBe(refused.id);
});

it('the fill time is limited to between zero and a week', () => {
  const draft = createDraft();
  vi.useFakeTimers({ now: draft.startedAt - 60_000 });
  expect(fillTime(draft)).toBe(0);
  vi.setSystemTime(draft.startedAt + 60 * 24 * 3_600_000);
  expect(fillTime(draft)).toBe(7 * 24 * 3_600_000);
});

it('only values that fit the form fields are restored', () => {
  const source = { key: 'draft', blank: { name: '', email: '', isDriver: false } };
  const { id } = createDraft();
  const values = { name: 'Quinn', email: true, isDriver: true, isAdmin: true };
  const stored = JSON.stringify({ id, startedAt: Date.now(), values });
  vi.stubGlobal('window', { localStorage: { getItem: () => stored } });

  expect(loadDraft(source)).toMatchObject({ id, sent: null, values: { name: 'Quinn' } });
  expect(loadDraft(source)?.values).toEqual({ name: 'Quinn', isDriver: true });
});
