import { useState } from 'react';
import { orderedRange, type DayRange } from '../model/calendar-days';

/** Which days are chosen, and how a press or a key changes that. */
export interface DaySelection {
  range: DayRange | null;
  /** The first press chooses a day, the second makes it a range, the third begins anew. */
  choose: (day: string) => void;
  /** Takes every day between the first one chosen and `day`. */
  extendTo: (day: string, from: string) => void;
  chooseAll: () => void;
  clear: () => void;
}

interface Ends {
  first: string;
  last: string;
  /** One day so far: the next press is the other end. */
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
      setEnds({ first: all.from, last: all.until, isOpen: false });
    },
    clear: () => {
      setEnds(null);
    },
  };
}
