import { KeyHints } from '@/shared/console/shortcuts/key-hints';

/** The keys of the loads list. */
export function LoadShortcuts() {
  return (
    <KeyHints
      hints={[
        ['J K', 'next, previous'],
        ['Enter', 'open'],
        ['/', 'search'],
        ['W', 'week'],
        ['N', 'new load'],
      ]}
    />
  );
}
