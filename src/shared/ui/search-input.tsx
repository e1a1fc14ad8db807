import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import { controlClass } from './control-class';

interface SearchInputProps {
  /** Accessible name, such as `Search quotes`. */
  label: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the trimmed text after a pause in typing; immediately on Enter and when cleared. */
  onSearch: (text: string) => void;
  /** Debounce delay in ms. */
  delay?: number | undefined;
  className?: string | undefined;
}

/** A debounced search field. */
export function SearchInput({
  label,
  placeholder,
  defaultValue = '',
  onSearch,
  delay = 300,
  className,
}: SearchInputProps) {
  const [text, setText] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const search = (next: string, wait: number) => {
    setText(next);
    window.clearTimeout(timer.current);
    if (wait === 0) onSearch(next.trim());
    else timer.current = window.setTimeout(onSearch, wait, next.trim());
  };

  const handleClear = () => {
    search('', 0);
    input.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      search(text, 0);
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      handleClear();
    }
  };

  return (
    <div role="search" className={cn('relative', className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-subtle" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          search(event.target.value, delay);
        }}
        onKeyDown={handleKeyDown}
        className={cn(controlClass(true), 'appearance-none px-9! placeholder-shown:pr-2!')}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={handleClear}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-sm text-subtle -outline-offset-4 hover:text-fg"
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}
