import { useEffect, useState } from 'react';
import { whenOpened } from '../when-opened';
import { useSingleKeysEnabled } from './shortcut-setting';
import { useListShortcuts } from './use-list-shortcuts';

const ShortcutsDialog = whenOpened(
  ({ open }) => open,
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

const SHOW = 'show-console-shortcuts';

/** Opens the list of keyboard shortcuts, from a button anywhere in the console. */
export function showShortcuts(): void {
  window.dispatchEvent(new Event(SHOW));
}

/** The shortcuts of the console's lists, and the dialog that explains them. Rendered once, in the frame. */
export function ConsoleShortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
  };
  useListShortcuts(useSingleKeysEnabled(), open);
  useEffect(() => {
    window.addEventListener(SHOW, open);
    return () => {
      window.removeEventListener(SHOW, open);
    };
  }, []);
  return <ShortcutsDialog open={isOpen} onOpenChange={setIsOpen} />;
}
