/** The console's largest lists. What they share is in one chunk. */
export const LARGE_LISTS: readonly string[] = [
  'src/pages/admin/quotes-page.tsx',
  'src/pages/admin/messages-page.tsx',
  'src/pages/admin/careers-page.tsx',
  'src/pages/admin/loads-page.tsx',
  'src/pages/admin/users-page.tsx',
];
/** The lists that load forms, editors and dialogs only after their rows, or when something is opened. */
export const LEAN_LISTS: readonly string[] = [
  ...LARGE_LISTS,
  'src/pages/admin/fleet-page.tsx',
  'src/pages/admin/gallery-page.tsx',
  'src/pages/admin/services-page.tsx',
];
