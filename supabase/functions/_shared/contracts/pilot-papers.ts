import * as z from 'zod/mini';
import { amountQuestion, readCents } from '../domain/numbers/amount.ts';
import { ATTACHMENT_TYPES } from './attachments.ts';
import { dayField } from './day-fields.ts';
import { isJurisdiction } from '../domain/places/states.ts';
import { oneLine } from './text.ts';

/** The kinds of a pilot car's papers (`public.pilot_paper_kind`). */
export const PILOT_PAPER_KINDS = ['certificate', 'insurance'] as const;
export type PilotPaperKind = (typeof PILOT_PAPER_KINDS)[number];

/** The bucket of pilot cars' certificates and insurance. */
export const PILOT_PAPER_BUCKET = 'pilot-papers';
export const PILOT_PAPER_MAX_BYTES = 10 * 1024 * 1024;
const { jpg, png, webp, heic, pdf } = ATTACHMENT_TYPES;
/** File types by extension. The bucket and `private.is_pilot_file_to_add` have the same ones. */
export const PILOT_PAPER_TYPES = { jpg, png, webp, heic, pdf } as const;
export type PilotPaperType = keyof typeof PILOT_PAPER_TYPES;
/** Maximum length of a file's name on the uploader's device. */
export const PILOT_PAPER_NAME_MAX = 200;

const LIMIT_MAX_CENTS = 100_000_000_000;
/** Older insurance may be continuous. The CHECKs of `public.pilot_papers` have the same year. */
export const PAPER_FIRST_YEAR = 1990;

/** The problems with the values, by field. */
function* problemsOf(value: z.input<typeof fields>): Generator<[keyof typeof value, string]> {
  if (value.kind === 'certificate') {
    if (!isJurisdiction(value.issuing_state))
      yield ['issuing_state', 'Choose the state or province.'];
  } else {
    const insurer = value.insurer.trim();
    if (insurer === '') yield ['insurer', 'Enter the insurance company.'];
    if (insurer.length > 120) yield ['insurer', 'Use 120 characters or fewer.'];
    const cents = readCents(value.limit);
    if (cents === null || !(cents > 0)) {
      const message = 'Enter the limit in dollars, for example 1,000,000.';
      yield ['limit', amountQuestion(value.limit) ?? message];
    } else if (cents > LIMIT_MAX_CENTS) yield ['limit', 'The limit can’t exceed $1,000,000,000.'];
  }
  if (value.expires_on === '') yield ['expires_on', 'Enter the last day it’s valid.'];
  else if (value.starts_on > value.expires_on) {
    yield ['expires_on', 'It can’t expire before it starts.'];
  }
}

const fields = z.object({
  kind: z.enum(PILOT_PAPER_KINDS),
  /** Of a certificate. */
  issuing_state: z.string(),
  /** Of insurance. */
  insurer: z.string(),
  /** Of insurance, in dollars. */
  limit: z.string(),
  number: oneLine(60, 'Enter the number on the document.'),
  starts_on: dayField(PAPER_FIRST_YEAR),
  expires_on: dayField(PAPER_FIRST_YEAR),
});

/** The form of a certificate or insurance: the columns of `public.pilot_papers` without its file. */
export const pilotPaperFormSchema = z.pipe(
  fields.check(
    z.check(({ value, issues }) => {
      for (const [field, message] of problemsOf(value)) {
        issues.push({
          code: 'custom',
          input: value[field],
          path: [field],
          message,
          continue: true,
        });
      }
    }),
  ),
  z.transform(({ kind, issuing_state, insurer, limit, number, starts_on, expires_on }) => {
    const isCertificate = kind === 'certificate';
    return {
      issuing_state: isCertificate ? issuing_state : null,
      insurer: isCertificate ? null : insurer.trim(),
      limit_cents: isCertificate ? null : readCents(limit),
      number,
      starts_on: starts_on === '' ? null : starts_on,
      expires_on,
    };
  }),
);
/** A state's acceptance of another one's certificate: a row of `public.certificate_rules`. */
export const certificateRuleSchema = z.pipe(
  z.object({
    /** Blank: whether the state lets pilot cars work without a certificate. */
    issuing_state: z
      .string()
      .check(z.refine((text) => text === '' || isJurisdiction(text), 'Choose one.')),
    is_accepted: z.enum(['yes', 'no']),
    source: oneLine(300, 'Enter the source: a page, a manual or who told you.'),
    checked_on: dayField().check(z.minLength(1, 'Enter a date.')),
  }),
  z.transform(({ issuing_state, is_accepted, source, checked_on }) => ({
    issuing_state: issuing_state === '' ? null : issuing_state,
    is_accepted: is_accepted === 'yes',
    source,
    checked_on,
  })),
);
export type CertificateRuleForm = z.input<typeof certificateRuleSchema>;
export type CertificateRulePayload = z.output<typeof certificateRuleSchema>;

export type PilotPaperForm = z.input<typeof pilotPaperFormSchema>;
export type PilotPaperPayload = z.output<typeof pilotPaperFormSchema>;
