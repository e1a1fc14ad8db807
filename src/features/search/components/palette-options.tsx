import { useEffect, useRef } from 'react';
import { cn } from '@/shared/lib/cn';
import type { PaletteItem } from '../model/palette-item';

interface PaletteOptionsProps {
  id: string;
  items: readonly PaletteItem[];
  /** Position of the option that Enter chooses. */
  current: number;
  onChoose: (item: PaletteItem) => void;
}

/** The palette's lines under their headings. Items of a group must be adjacent. */
export function PaletteOptions({ id, items, current, onChoose }: PaletteOptionsProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    // Focus stays in the field; its aria-activedescendant names the current option.
    <div id={id} role="listbox" aria-label="Results" className="grid gap-3">
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group} className="grid">
          <p aria-hidden="true" className="px-3 pb-1 text-sm font-semibold text-subtle">
            {group}
          </p>
          {items.map(
            (item, index) =>
              item.group === group && (
                <PaletteOption
                  key={keyOf(item)}
                  id={`${id}-${String(index)}`}
                  item={item}
                  isCurrent={index === current}
                  onChoose={() => {
                    onChoose(item);
                  }}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

const keyOf = (item: PaletteItem) => (item.kind === 'place' ? item.place.to : item.command.title);

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isCurrent: boolean;
  onChoose: () => void;
}

function PaletteOption({ id, item, isCurrent, onChoose }: PaletteOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const title = item.kind === 'place' ? item.place.title : item.command.title;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles keys for all options
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={onChoose}
      className={cn(
        'cursor-pointer scroll-my-8 rounded-sm px-3 py-2 leading-snug hover:bg-hover',
        isCurrent && 'bg-selected shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="line-clamp-1 font-semibold wrap-anywhere">{title}</span>
      {item.kind === 'place' && item.detail !== '' && (
        <span className="line-clamp-1 text-sm wrap-anywhere text-subtle">{item.detail}</span>
      )}
    </div>
  );
}
