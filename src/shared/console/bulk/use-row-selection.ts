import { useState } from 'react';

/** Most records one statement names: their ids travel in its address. */
export const SELECTED_MAX = 200;

/** What is ticked in a list, and how it is ticked. */
export interface RowSelection<Row extends { id: string } = { id: string }> {
  /** The ticked rows, in the order of the list. One that leaves the list is no longer ticked. */
  records: readonly Row[];
  isSelected: (id: string) => boolean;
  /** Whether every row is ticked, as far as {@link SELECTED_MAX} goes. */
  isAll: boolean;
  /** Ticks or unticks a row; with `isRange` every row from the last one ticked does the same. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a list are ticked. */
export function useRowSelection<Row extends { id: string }>(
  rows: readonly Row[] = [],
): RowSelection<Row> {
  const [ticked, setTicked] = useState(NONE);
  const [lastId, setLastId] = useState<string>();
  const records = rows.filter(({ id }) => ticked.has(id));
  const tick = (ids: ReadonlySet<string>) => {
    setTicked(new Set([...ids].slice(0, SELECTED_MAX)));
  };

  const between = (one: string, other: string | undefined) => {
    const ends = [one, other].map((id) => rows.findIndex((row) => row.id === id));
    if (ends.includes(-1)) return [one];
    return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
  };
  const isAll = records.length > 0 && records.length === Math.min(rows.length, SELECTED_MAX);

  return {
    records,
    isSelected: (id) => ticked.has(id),
    isAll,
    toggle: (id, isRange) => {
      const next = new Set(records.map((record) => record.id));
      const isOn = !next.has(id);
      for (const each of isRange ? between(id, lastId) : [id]) {
        if (isOn) next.add(each);
        else next.delete(each);
      }
      tick(next);
      setLastId(id);
    },
    toggleAll: () => {
      tick(isAll ? NONE : new Set(rows.map(({ id }) => id)));
    },
    clear: () => {
      setTicked(NONE);
    },
  };
}
