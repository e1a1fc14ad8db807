/** Longest search a list sends, in characters. */
export const SEARCH_MAX = 100;

const SEARCH_PARAM = 'q';
const SORT_PARAM = 'sort';
const ALL = 'all';

type Choices = Readonly<Record<string, readonly string[]>>;

/** What of a list stands in its page's address. */
export interface ListParams<C extends Choices = Choices, Sort extends string = string> {
  /** Query parameter that names the open record. */
  open: string;
  /** What the list can be narrowed to, by query parameter: the values, to which `all` is added. */
  choices: C;
  /** How it can be sorted; the first is how it is sorted when nobody says. */
  sorts: readonly [Sort, ...Sort[]];
}

/** What a list shows. An empty search finds everything, `all` is no narrowing. */
export type ListFilters<C extends Choices = Choices, Sort extends string = string> = {
  search: string;
  sort: Sort;
} & { [Choice in keyof C]: C[Choice][number] | typeof ALL };

/** The filters of an address: `FiltersOf<typeof QUOTES_ADDRESS>`. */
export type FiltersOf<Address> =
  Address extends ListParams<infer C, infer Sort> ? ListFilters<C, Sort> : never;

/** One line of at most {@link SEARCH_MAX} characters: Postgres takes no NUL, a field no line break. */
export function tidySearch(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(line).slice(0, SEARCH_MAX).join('').trim();
}

/** Reads the filters from an address; whatever is not known there counts as no filter. */
export function readFilters<C extends Choices, Sort extends string>(
  { choices, sorts }: ListParams<C, Sort>,
  params: URLSearchParams,
): ListFilters<C, Sort> {
  const known = (values: readonly string[], param: string) =>
    values.find((value) => value === params.get(param));
  return {
    ...Object.fromEntries(
      Object.entries(choices).map(([choice, values]) => [choice, known(values, choice) ?? ALL]),
    ),
    search: tidySearch(params.get(SEARCH_PARAM) ?? ''),
    sort: known(sorts, SORT_PARAM) ?? sorts[0],
  } as ListFilters<C, Sort>;
}

/** The address with these filters, every other parameter kept; what is usual stays unsaid. */
export function writeFilters<C extends Choices, Sort extends string>(
  { choices, sorts }: ListParams<C, Sort>,
  params: URLSearchParams,
  filters: ListFilters<C, Sort>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (param: string, value: string, usual: string) => {
    if (value === usual) next.delete(param);
    else next.set(param, value);
  };
  set(SEARCH_PARAM, tidySearch(filters.search), '');
  set(SORT_PARAM, filters.sort, sorts[0]);
  for (const choice of Object.keys(choices)) set(choice, filters[choice] ?? ALL, ALL);
  return next;
}

/** The same list with nothing left out, sorted as it was. */
export function withoutFilters<C extends Choices, Sort extends string>(
  address: ListParams<C, Sort>,
  { sort }: ListFilters<C, Sort>,
): ListFilters<C, Sort> {
  return { ...readFilters(address, new URLSearchParams()), sort };
}

/** Whether the filters leave anything out. */
export function isNarrowed({ sort: _sort, search, ...chosen }: ListFilters): boolean {
  return search !== '' || Object.values(chosen).some((value) => value !== ALL);
}
