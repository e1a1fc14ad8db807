import { useEffect, useState } from 'react';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useSingleKeysEnabled } from './shortcut-setting';
import { useListShortcuts } from './use-list-shortcuts';

const ASKED = 'console-keys-asked';

/** Opens the list of keys, from a button anywhere in the console. */
export function showShortcuts(): void {
  window.dispatchEvent(new Event(ASKED));
}

/** The keys of the console's tables, and the dialog that lists them. Once, in the console's frame. */
export function ConsoleShortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
  };
  useListShortcuts(useSingleKeysEnabled(), open);
  useEffect(() => {
    window.addEventListener(ASKED, open);
    return () => {
      window.removeEventListener(ASKED, open);
    };
  }, []);
  return <ShortcutsDialog open={isOpen} onOpenChange={setIsOpen} />;
}
