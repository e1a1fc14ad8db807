import * as z from 'zod/mini';
import { withoutInvisible } from '../domain/text/invisible.ts';

/** Maximum text lengths in forms; the migrations have the same numbers as CHECKs. */
export const TEXT_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  place: 160,
  equipment: 160,
  commodity: 160,
  poNumber: 60,
  subject: 160,
  personName: 80,
  jobTitle: 120,
  city: 120,
  state: 40,
  zip: 20,
  notes: 4000,
} as const;

// One-line fields end up in email headers, where CR and LF would start another header. U+202E shows the rest of
// a line backwards.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]/u;
// NUL can't be stored, and no one could find it in a long text.
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202e]/gu;
// Joiners, and characters that look like a space.
const BLANK =
  /^(?:[\s\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|\u034f|\u200c|\u200d|[\ufe00-\ufe0f])*$/u;

// A single address: no spaces, lists, display names or angle brackets. Keep it in step with
// `private.is_email_address` in the migrations.
const EMAIL =
  /^[^\s@,;:<>()[\]\\"\u200c\u200d]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u;

/** Trimmed text without invisible characters; blank text is empty. */
const visible = () =>
  z.overwrite<string>((text) => {
    const line = withoutInvisible(text).trim();
    return BLANK.test(line) ? '' : line;
  });
const noLongerThan = (max: number) => z.maxLength(max, `Use ${String(max)} characters or fewer.`);
const isOneLine = () =>
  z.refine<string>((text) => !CONTROL.test(text), 'Remove line breaks and special characters.');
const nullIfBlank = () => z.transform((text: string) => (text === '' ? null : text));

/** Required one-line text, trimmed, at most `max` characters. */
export const oneLine = (max: number, required: string) =>
  z.string().check(visible(), z.minLength(1, required), noLongerThan(max), isOneLine());

/** One-line text, trimmed, possibly empty. Like all texts here, without invisible characters. */
export const anyLine = (max: number) => z.string().check(visible(), noLongerThan(max), isOneLine());

/** Optional one-line text, trimmed; `null` when blank. */
export const optionalLine = (max: number) => z.pipe(anyLine(max), nullIfBlank());

/** Multi-line text, trimmed, possibly empty. */
export const longText = (max: number) =>
  z.string().check(
    z.overwrite((text) => withoutInvisible(text).replace(CONTROL_IN_TEXT, '').trim()),
    noLongerThan(max),
  );

/** Optional multi-line text; `null` when blank. */
export const optionalText = (max: number) => z.pipe(longText(max), nullIfBlank());

/**
 * At least `min` characters, counted as Postgres counts them: an emoji is one character, not two as in
 * JavaScript's `length`.
 */
export const atLeast = (min: number, message: string) =>
  z.refine<string>((text) => Array.from(text).length >= min, message);

/** Exactly one email address (RFC 5321 length): no display name, no list, no line breaks. */
export const emailAddress = (message: string) =>
  z.string().check(
    z.overwrite((text) => withoutInvisible(text).trim()),
    z.minLength(1, message),
    z.maxLength(TEXT_LIMITS.email, message),
    z.refine((text) => EMAIL.test(text) && !CONTROL.test(text), message),
  );
