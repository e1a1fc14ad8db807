import * as z from 'zod/mini';

/**
 * What every public form shares: length limits (the same numbers stand as CHECKs in the
 * migrations) and the rules for one-line text and for a single mail address.
 */
export const TEXT_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  place: 160,
  equipment: 160,
  subject: 160,
  personName: 80,
  jobTitle: 120,
  city: 120,
  state: 40,
  zip: 20,
  notes: 4000,
} as const;

// Control characters have no business in a one-line field: CR and LF would reach mail headers.
// eslint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;

// One address, nothing else: no spaces, lists, display names or angle brackets. Kept in step with
// `private.is_email_address` in the migrations.
const EMAIL =
  /^[^\s@,;:<>()[\]\\"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu;

const noLongerThan = (max: number) => z.maxLength(max, `Use ${String(max)} characters at most.`);
const isOneLine = () =>
  z.refine<string>((text) => !CONTROL.test(text), 'Use one line without special characters.');
const nullIfBlank = () => z.transform((text: string) => (text === '' ? null : text));

/** Required text on one line, trimmed, at most `max` characters. */
export const oneLine = (max: number, required: string) =>
  z.string().check(z.trim(), z.minLength(1, required), noLongerThan(max), isOneLine());

/** Text on one line, trimmed, perhaps empty. */
export const anyLine = (max: number) => z.string().check(z.trim(), noLongerThan(max), isOneLine());

/** Optional text on one line, trimmed; `null` when there is none. */
export const optionalLine = (max: number) => z.pipe(anyLine(max), nullIfBlank());

/** Longer text, perhaps empty; line breaks are kept, surrounding space is not. */
export const longText = (max: number) => z.string().check(z.trim(), noLongerThan(max));

/** Optional longer text; `null` when there is none. */
export const optionalText = (max: number) => z.pipe(longText(max), nullIfBlank());

/**
 * Text of at least `min` characters, counted as Postgres counts them: an emoji is one, not the two
 * of JavaScript's `length`.
 */
export const atLeast = (min: number, message: string) =>
  z.refine<string>((text) => Array.from(text).length >= min, message);

/** Exactly one mail address (RFC 5321 length), no display name, no list, no line breaks. */
export const emailAddress = (message: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(TEXT_LIMITS.email, message),
    z.refine((text) => EMAIL.test(text) && !CONTROL.test(text), message),
  );
