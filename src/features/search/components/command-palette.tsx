import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { Dialog } from '@/shared/ui/dialog';
import { Input } from '@/shared/ui/input';
import { rememberPlace, type Place } from '../model/places';
import { usePlaces, type RecordPlaces } from './use-places';

interface CommandPaletteProps {
  pages: readonly Place[];
  records: RecordPlaces;
  onClose: () => void;
}

/** Searches everything in the console; works with the arrow keys and Enter. */
export function CommandPalette({ pages, records, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { places, isFetching, error } = usePlaces(text, pages, records);
  const listId = useId();
  const navigate = useNavigate();
  const current = Math.min(active, Math.max(0, places.length - 1));

  const go = (place: Place | undefined) => {
    if (place === undefined) return;
    rememberPlace(place);
    onClose();
    void navigate(place.to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = places.length - 1;
    if (event.key === 'ArrowDown') setActive(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? Math.max(0, last) : current - 1);
    else if (event.key === 'Enter') go(places[current]);
    else return;
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
          aria-label="Search quotes, applications, messages, users, loads and pages"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={places.length > 0 ? `${listId}-${String(current)}` : undefined}
          autoComplete="off"
          placeholder="Name, email, city, position or page"
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
              : places.length === 0
                ? 'No results'
                : resultsText(places.length)}
        </p>
        {/* Focus stays in the field; aria-activedescendant names the current option. */}
        <div id={listId} role="listbox" aria-label="Results" className="grid">
          {places.map((place, index) => (
            <PlaceOption
              key={place.to}
              id={`${listId}-${String(index)}`}
              place={place}
              isCurrent={index === current}
              onChoose={() => {
                go(place);
              }}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

const resultsText = (count: number) => (count === 1 ? '1 result' : `${String(count)} results`);

interface PlaceOptionProps {
  id: string;
  place: Place;
  isCurrent: boolean;
  onChoose: () => void;
}

function PlaceOption({ id, place, isCurrent, onChoose }: PlaceOptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles keys for all options
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={onChoose}
      className={cn(
        'cursor-pointer rounded-sm px-3 py-2 leading-snug hover:bg-hover',
        isCurrent && 'bg-selected shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="line-clamp-1 font-semibold wrap-anywhere">{place.title}</span>
      <span className="line-clamp-1 text-sm wrap-anywhere text-subtle">{place.detail}</span>
    </div>
  );
}
