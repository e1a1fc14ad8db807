/** The quiet heading above a block of the footer. */
export const FOOTER_TITLE =
  'text-ui leading-snug font-semibold tracking-[0.01em] text-subtle font-cond';

/** A link of the footer: roomier where a thumb works it, a line in amber under the pointer. */
export const FOOTER_LINK =
  'inline-block py-[0.45rem] decoration-accent decoration-2 underline-offset-4 hover:underline md:py-[0.28rem]';
