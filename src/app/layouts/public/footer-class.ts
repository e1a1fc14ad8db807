/** Heading of a footer column. */
export const FOOTER_TITLE =
  'text-ui leading-snug font-semibold tracking-[0.01em] text-subtle font-cond';

/** Footer link: larger touch target on a phone, amber underline on hover. */
export const FOOTER_LINK =
  'inline-block py-[0.45rem] decoration-accent decoration-2 underline-offset-4 hover:underline md:py-[0.28rem]';
