import { Kbd } from '@/shared/ui/kbd';
import { useSingleKeysEnabled } from './shortcut-setting';

interface KeyHintsProps {
  /** Keys, with a space between several, and what they do. */
  hints: readonly (readonly [keys: string, does: string])[];
}

/**
 * Explains this page's single-key shortcuts on screens that probably have a keyboard. Renders nothing while
 * they're turned off.
 */
export function KeyHints({ hints }: KeyHintsProps) {
  if (!useSingleKeysEnabled()) return null;
  return (
    <ul
      aria-label="Keys"
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-subtle max-lg:hidden"
    >
      {hints.map(([keys, does]) => (
        <li key={does} className="flex items-center gap-1">
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          <span>{does}</span>
        </li>
      ))}
    </ul>
  );
}
