/** Where browser storage keeps the URL of `fonts.css`, once it and the font are in the browser's cache. */
export const CACHED_FONTS_KEY = 'cached-fonts';
