import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf } from '@domain/numbers/counts';
import { Dialog } from '@/shared/ui/dialog';
import { Input } from '@/shared/ui/input';
import type { Command, PaletteItem } from '../model/palette-item';
import { rememberPlace } from '../model/recent-places';
import { PaletteOptions } from './palette-options';
import { usePaletteItems, type RecordKinds } from './use-palette-items';

interface CommandPaletteProps {
  commands: readonly Command[];
  records: RecordKinds;
  onClose: () => void;
}

/** Searches everything in the console and runs commands; works with the arrow keys and Enter. */
export function CommandPalette({ commands, records, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const isEnterPending = useRef(false);
  const { items, isFetching, isOutdated, error } = usePaletteItems(text, commands, records);
  const listId = useId();
  const navigate = useNavigate();
  const last = items.length - 1;
  const current = Math.min(active, Math.max(0, last));

  const choose = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onClose();
    if (item.kind === 'place') {
      rememberPlace(item.place);
      void navigate(item.place.to);
    } else if ('to' in item.command) void navigate(item.command.to);
    else item.command.run();
  };
  useEffect(() => {
    if (!isEnterPending.current || isOutdated || isFetching) return;
    isEnterPending.current = false;
    choose(items[current]);
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const item = items[current];
    if (event.key !== 'Enter') isEnterPending.current = false;
    if (event.key === 'ArrowDown') setActive(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? Math.max(0, last) : current - 1);
    else if (event.key === 'Enter') {
      // The record belongs to earlier text, so wait for the current text's results.
      if (isOutdated && item?.kind !== 'command') isEnterPending.current = true;
      else choose(item);
    } else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Search the console"
    >
      <div className="grid gap-3">
        <Input
          role="combobox"
          aria-label="Search quotes, loads, messages, applications and users, or run a command"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${listId}-${String(current)}` : undefined}
          autoComplete="off"
          placeholder="Name, phone, permit or command"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <p role="status" className="text-sm text-subtle">
          {error
            ? 'Search failed. Check your connection.'
            : isFetching
              ? 'Searching...'
              : items.length === 0
                ? 'No results'
                : resultsText(items.length)}
        </p>
        <PaletteOptions id={listId} items={items} current={current} onChoose={choose} />
      </div>
    </Dialog>
  );
}

const resultsText = (count: number) => countOf(count, 'result');
