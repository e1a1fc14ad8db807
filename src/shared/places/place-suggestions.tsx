import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { cn } from '@/shared/lib/cn';
import { Button } from '@/shared/ui/button';
import { townsFor } from './find-town';
import { suggestTowns, townText, type Town } from './town-list';
import { useTowns } from './use-towns';

interface PlaceSuggestionsProps {
  /** The text box the towns are for. This makes it a combobox. */
  input: HTMLInputElement;
  /** Its text when someone entered it, before the suggestions loaded. */
  before: string;
  /** The box's label. */
  label: string;
  onPick: (place: string) => void;
}

/**
 * Towns for what is typed in a text box. When it is left, adds the state to a name that can only mean one
 * town, and asks which one other names mean.
 */
export function PlaceSuggestions({ input, before, label, onPick }: PlaceSuggestionsProps) {
  const id = useId();
  const towns = useTowns(true);
  const [text, setText] = useState(input.value);
  const [isOpen, setIsOpen] = useState(
    () => document.activeElement === input && input.value !== before,
  );
  const [current, setCurrent] = useState(-1);
  const [isLeft, setIsLeft] = useState(false);

  const options = towns === null ? [] : suggestTowns(towns, text).map(townText);
  const isShown = isOpen && options.length > 0 && options[0] !== text.trim();
  const pick = (place: string) => {
    onPick(place);
    setText(place);
    setIsOpen(false);
  };

  const handleKey = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const chosen = options[current];
    if (event.key === 'ArrowDown' && options.length > 0) {
      setIsOpen(true);
      setCurrent(isShown && current < last ? current + 1 : 0);
    } else if (event.key === 'ArrowUp' && isShown) setCurrent(current > 0 ? current - 1 : last);
    else if (event.key === 'Enter' && isShown && chosen !== undefined) pick(chosen);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const keyHandler = useRef(handleKey);
  useEffect(() => {
    keyHandler.current = handleKey;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      input.addEventListener(name, handle, { signal: listeners.signal });
    };
    on('input', () => {
      setText(input.value);
      setIsOpen(true);
      setCurrent(-1);
    });
    on('focus', () => {
      setText(input.value);
      setIsLeft(false);
    });
    on('blur', () => {
      setText(input.value);
      setIsOpen(false);
      setIsLeft(true);
    });
    on('keydown', (event) => {
      keyHandler.current(event);
    });
    return () => {
      listeners.abort();
    };
  }, [input]);
  useCombobox(input, {
    listId: id,
    isExpanded: isShown,
    currentId: isShown && current >= 0 ? `${id}-${String(current)}` : null,
  });

  const meant = useMemo(() => (towns === null ? [] : townsFor(text, towns)), [text, towns]);
  const [only] = meant.length === 1 ? meant : [];
  useEffect(() => {
    // The form needs the state. An effect, because the list may arrive after the field was left.
    if (isLeft && only !== undefined) onPick(townText(only));
  }, [isLeft, only, onPick]);

  if (isShown) {
    return (
      <span className="absolute inset-x-0 top-full z-2 mt-1 grid rounded-sm border border-line-strong bg-surface py-1 shadow-float">
        <span id={id} role="listbox" aria-label={`Towns for ${label}`} className="grid">
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box handles keys for all options
            <span
              key={option}
              id={`${id}-${String(index)}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              // Keeps the focus in the text box.
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                pick(option);
              }}
              className={cn(
                'flex min-h-(--touch-min) cursor-pointer items-center px-3.5 py-1.5 hover:bg-sunk',
                index === current && 'bg-sunk outline-2 -outline-offset-2 outline-focus',
              )}
            >
              {option}
            </span>
          ))}
        </span>
        <span className="px-3.5 pt-1 pb-1.5 text-xs text-subtle">
          Town names: GeoNames, CC BY 4.0
        </span>
      </span>
    );
  }
  return meant.length > 1 && !isOpen && <TownQuestion towns={meant} onPick={pick} />;
}

interface ComboboxState {
  listId: string;
  isExpanded: boolean;
  currentId: string | null;
}

/** Tells screen readers what belongs to the text box, which was rendered before its suggestions loaded. */
function useCombobox(input: HTMLInputElement, state: ComboboxState): void {
  const { listId, isExpanded, currentId } = state;
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (currentId === null) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', currentId);
  }, [input, listId, isExpanded, currentId]);
}

interface TownQuestionProps {
  /** Towns of one name, the largest first. */
  towns: readonly Town[];
  onPick: (place: string) => void;
}

/** Which town a name without a state means. */
function TownQuestion({ towns, onPick }: TownQuestionProps) {
  const question = `Which ${towns[0]?.name ?? ''}?`;
  return (
    <span role="group" aria-label={question} className="grid gap-1.5 text-sm">
      <span role="status">{question}</span>
      <span className="flex flex-wrap gap-1.5">
        {towns.map((town) => (
          <Button
            key={town.state}
            variant="quiet"
            size="md"
            aria-label={townText(town)}
            onClick={() => {
              onPick(townText(town));
            }}
          >
            {town.state}
          </Button>
        ))}
      </span>
    </span>
  );
}
