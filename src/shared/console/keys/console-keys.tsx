import { useEffect, useState } from 'react';
import { KeysDialog } from './keys-dialog';
import { useAreKeysOn } from './keys-setting';
import { useTableKeys } from './use-table-keys';

const ASKED = 'console-keys-asked';

/** Opens the list of keys, from a button anywhere in the console. */
export function showKeys(): void {
  window.dispatchEvent(new Event(ASKED));
}

/** The keys of the console's tables, and the dialog that lists them. Once, in the console's frame. */
export function ConsoleKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
  };
  useTableKeys(useAreKeysOn(), open);
  useEffect(() => {
    window.addEventListener(ASKED, open);
    return () => {
      window.removeEventListener(ASKED, open);
    };
  }, []);
  return <KeysDialog open={isOpen} onOpenChange={setIsOpen} />;
}
