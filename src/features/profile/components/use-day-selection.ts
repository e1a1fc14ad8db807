import { useState } from 'react';
import type { DayRange } from '@domain/time/day';
import { orderedRange } from '../model/day-range';

/** The selected days, and how to change them. */
export interface DaySelection {
  range: DayRange | null;
  /** The first click selects a day, the second makes it a range, the third starts over. */
  choose: (day: string) => void;
  /** Selects every day from the first selected one to `day`. */
  extendTo: (day: string, from: string) => void;
  chooseAll: () => void;
  clear: () => void;
}

interface Ends {
  first: string;
  last: string;
  /** Only one end is selected: the next click sets the other. */
  isOpen: boolean;
}

export function useDaySelection(all: DayRange): DaySelection {
  const [ends, setEnds] = useState<Ends | null>(null);
  return {
    range: ends === null ? null : orderedRange(ends.first, ends.last),
    choose: (day) => {
      setEnds((now) =>
        now?.isOpen === true && now.first !== day
          ? { ...now, last: day, isOpen: false }
          : { first: day, last: day, isOpen: true },
      );
    },
    extendTo: (day, from) => {
      setEnds((now) => ({ first: now?.first ?? from, last: day, isOpen: false }));
    },
    chooseAll: () => {
      setEnds({ first: all.from, last: all.to, isOpen: false });
    },
    clear: () => {
      setEnds(null);
    },
  };
}
