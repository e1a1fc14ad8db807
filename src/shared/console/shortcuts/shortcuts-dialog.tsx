import { Dialog } from '@/shared/ui/dialog';
import { Kbd } from '@/shared/ui/kbd';
import { Switch } from '@/shared/ui/switch';
import { setSingleKeysEnabled, useSingleKeysEnabled } from './shortcut-setting';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j', '↓'], does: 'Next row (↓ from a row)' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['j', 'k'], does: 'Next or previous record, in an open record or on a load’s page' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['/'], does: 'Search this list' },
  { keys: ['s', 'h', 'e'], does: 'On a load’s page: start, hold, edit the section in focus' },
  { keys: ['Alt ↑', 'Del'], does: 'In a leg of a load: move it up (Alt ↓: down), drop it' },
  { keys: ['Ctrl Z'], does: 'In the legs of a load: undo; Ctrl V pastes rows' },
  { keys: ['w', 'n'], does: 'On the loads list: the week, a new load' },
  { keys: ['[', ']'], does: 'In the week: the week before or after' },
  { keys: ['Tab', 'Enter'], does: 'In the week: the next load, open it' },
  { keys: ['m', '↑', '↓'], does: 'In the week: move a load to another row; Enter drops it' },
  { keys: ['[', ']', 'o'], does: 'On Rules: previous state, next state, open the source' },
  { keys: ['Ctrl K'], does: 'Search the console or run a command' },
  { keys: ['Ctrl Enter'], does: 'Send the reply, note or message; save the leg' },
  { keys: ['Esc'], does: 'Close, leave the search, or cancel a move' },
  { keys: ['F8'], does: 'Go to the notification' },
  { keys: ['?'], does: 'Show this list' },
];

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The console's keyboard shortcuts, and the switch for single-key shortcuts. */
export function ShortcutsDialog({ open, onOpenChange }: KeysDialogProps) {
  const areOn = useSingleKeysEnabled();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="sm">
      <dl className="grid grid-cols-[6.75rem_1fr] items-center gap-x-3 gap-y-2">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4 border-t pt-4">
        <span aria-hidden="true">Single-key shortcuts</span>
        <Switch label="Single-key shortcuts" isOn={areOn} onChange={setSingleKeysEnabled} />
      </div>
    </Dialog>
  );
}
