import { ALL, type ListParams } from './list-params';

type Param<Params extends ListParams> = keyof Params['choices'] & string;

/** A filter in the toolbar above a list. Its values are the choices the list's params declare. */
export type ListFilter<Params extends ListParams = ListParams> = {
  [Name in Param<Params>]: {
    param: Name;
    /** The name of the filter, e.g. `Status`. */
    label: string;
    /** A select where there are too many values for buttons in a row. */
    isSelect?: boolean;
    /** The text of each value, or its badge; without it, the value itself. */
    labels?: Readonly<Record<Params['choices'][Name][number], string | { word: string }>>;
    /** Label of the option that clears the filter; `All` by default. */
    allLabel?: string;
  };
}[Param<Params>];

/** The number of records that each value of a filter finds. */
export type FilterCounts = Readonly<Record<string, number>>;

/** The number of records that a filter's value finds: `all` is the sum, unless the server counted it. */
export function totalOf(counts: FilterCounts, value: string): number {
  if (value !== ALL || ALL in counts) return counts[value] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
