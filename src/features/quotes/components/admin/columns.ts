/** Columns there is room for from 64 rem; below, the same stands under the route. */
export const WIDE_ONLY = 'max-xl:hidden';
