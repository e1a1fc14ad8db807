import { expect, it } from 'vitest';
import type { Offer } from '../../supabase/functions/_shared/contracts/offer.ts';
import { offerPdf } from '../../supabase/functions/_shared/pdf/offer-pdf.ts';
import { readPdf } from './support/read-pdf.ts';

const OFFER: Offer = {
  id: '7d0f3f0e-1c1f-4f0a-9c53-3f1f7a1d2b11',
  number: 'O-2026-00058',
  version: 1,
  latest_version: 1,
  status: 'sent',
  now: '2026-11-20T12:00:00Z',
  currency: 'USD',
  valid_until: '2026-11-27T12:00:00Z',
  sent_at: '2026-11-20T12:00:00Z',
  reference: 'Q-2026-00012',
  origin: 'Dayton, OH',
  destination: 'Lima, OH',
  states: [],
  commodity: null,
  ready_on: null,
  deliver_by: null,
  length: 52,
  width: 12,
  height: 13.5,
  weight_lbs: null,
  equipment: '',
  free_minutes: 120,
  detention_cents: 15_000,
  layover_cents: 100_000,
  tonu_cents: 50_000,
  payment_days: 30,
  exclusions: '',
  terms_version: '1',
  message: '',
  lines: [],
  fixed_cents: 0,
  pass_through_cents: 0,
  total_cents: 0,
  needs_po: false,
  po_number: null,
  accepted_at: null,
  accepted_name: null,
  declined_at: null,
  decline_reason: null,
  withdrawn_at: null,
  withdrawal_reason: null,
  superseded_at: null,
  requested_at: null,
  load_id: null,
};
const NOTE = 'stands for a character that this PDF can’t show.';

/** The text that an offer's PDF prints between the customer's label and the next one. */
async function printedName(name: string) {
  const { pages } = await readPdf(await offerPdf(OFFER, name));
  const text = pages.map((page) => page.text).join(' ');
  const [, printed = ''] = /For\s+(.*?)\s+Request/su.exec(text) ?? [];
  // A change of font starts a new piece of text.
  return { text, printed: printed.replaceAll(' ', '') };
}

it.each([
  'Łukasz Kovačević',
  'Nguyễn Thị Phượng',
  'Đặng Văn Ổn',
  'Žižka Příliš Žluťoučký',
  'Ștefan Țepeș',
  'İğdır Işık',
  'Þórður Ķīpsala',
  'Ọ̀ṣun',
  'Юрій Ґалаґан',
  'Ђорђевић',
  'Ιωάννης Παπαδόπουλος',
  'Ἀθῆναι',
  'Ⱥmira Ʉnok',
  '₴ € £ № ½ ′ ″ →',
])('the text %s prints', async (name) => {
  const { text, printed } = await printedName(name);
  expect(printed).toBe(name.normalize('NFC').replaceAll(' ', ''));
  expect(text).not.toContain(NOTE);
});

it.each([
  ['a letter and its marks', 'Nguye\u0302\u0303n Zu\u0308rich', 'NguyễnZürich'],
  ['a tab', 'Jo\tField', 'JoField'],
  ['characters without a picture', '\uFEFFJo\u200B Fi\u00ADe\u2060ld\u202E', 'JoField'],
  ['a control character', 'Jo\u0007 Field', 'JoField'],
  ['a line end of Windows', 'Jo\r\nField', 'JoField'],
])('the text %s prints as readers expect', async (_, name, expected) => {
  const { text, printed } = await printedName(name);
  expect(printed).toBe(expected);
  expect(text).not.toContain(NOTE);
});

it.each([
  ['Chinese', '王小明 Jo', '���Jo'],
  ['Korean', '김민준', '���'],
  ['Arabic', 'محمد', '����'],
  ['an emoji of several characters', 'Jo 👨‍👩‍👧 Field', 'Jo�Field'],
  ['a flag', '🇵🇱', '�'],
  ['half a character', 'Jo \uD800', 'Jo�'],
  ['a private character', 'Jo \uE000', 'Jo�'],
])('a placeholder prints for %s, and is explained', async (_, name, expected) => {
  const { text, printed } = await printedName(name);
  expect(printed).toBe(expected);
  expect(text.replaceAll(/\s+/gu, ' ')).toContain(NOTE);
});

it('a long word of two fonts breaks into lines, and its pages are counted', async () => {
  const lines = Array.from({ length: 40 }, () => ({
    kind: 'accessorial' as const,
    description: 'КовачевићKovačević'.repeat(10),
    jurisdiction: null,
    quantity: 1,
    unit: 'flat' as const,
    rate_cents: 100,
    amount_cents: 100,
    is_pass_through: false,
  }));
  const { pages } = await readPdf(await offerPdf({ ...OFFER, lines }, 'Jo Field'));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)?.text).toContain(`Page ${String(pages.length)} of ${String(pages.length)}`);
});

it('the same offer prints as the same bytes', async () => {
  const print = () => offerPdf(OFFER, 'Łukasz Ковачевић 王');
  expect(Buffer.from(await print()).equals(Buffer.from(await print()))).toBe(true);
});
