import type { ReactElement } from 'react';

interface FreeFirstProps<Item> {
  items: readonly Item[];
  isTaken: (item: Item) => boolean;
  /** An item's option. */
  children: (item: Item) => ReactElement;
}

/** A select's options: who or what is free on the load's days, then the others. */
export function FreeFirst<Item>({ items, isTaken, children }: FreeFirstProps<Item>) {
  const [free, taken] = [items.filter((item) => !isTaken(item)), items.filter(isTaken)];
  if (taken.length === 0) return free.map(children);
  return (
    <>
      {free.length > 0 && <optgroup label="Free on these days">{free.map(children)}</optgroup>}
      <optgroup label="Not free">{taken.map(children)}</optgroup>
    </>
  );
}
