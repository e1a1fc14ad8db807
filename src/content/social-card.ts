/** The image in link previews. */
export const SOCIAL_CARD = {
  path: '/artwork/og-image.jpg',
  width: 1200,
  height: 630,
  alt: 'A pilot pickup leads a graphite tractor hauling a cream pressure vessel on a multi-line platform trailer past desert mesas.',
} as const;
