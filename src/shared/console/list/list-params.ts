/** Longest search a list sends, in characters. */
export const SEARCH_MAX = 100;

const SEARCH_PARAM = 'q';
const SORT_PARAM = 'sort';
/** The filter value that shows everything. */
export const ALL = 'all';

type Choices = Readonly<Record<string, readonly string[]>>;

/** A list's search, filters, sort and open record, as kept in the URL. */
export interface ListParams<C extends Choices = Choices, Sort extends string = string> {
  /** Query parameter that names the open record. */
  open: string;
  /** The filters: by query parameter, their values besides `all`. */
  choices: C;
  /** The sorts; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
}

/** The filters of a list. An empty search and `all` leave nothing out. */
export type ListFilters<C extends Choices = Choices, Sort extends string = string> = {
  search: string;
  sort: Sort;
} & { [Choice in keyof C]: C[Choice][number] | typeof ALL };

/** A list's filters: `FiltersOf<typeof QUOTE_LIST_PARAMS>`. */
export type FiltersOf<Params> =
  Params extends ListParams<infer C, infer Sort> ? ListFilters<C, Sort> : never;

/** One line of at most {@link SEARCH_MAX} characters; Postgres rejects NUL, and inputs drop line breaks. */
export function tidySearch(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(line).slice(0, SEARCH_MAX).join('').trim();
}

/** Reads the filters from a URL; unknown values count as no filter. */
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

/** The URL's parameters with these filters. Defaults are left out; other parameters stay. */
export function writeFilters<C extends Choices, Sort extends string>(
  { choices, sorts }: ListParams<C, Sort>,
  params: URLSearchParams,
  filters: ListFilters<C, Sort>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (param: string, value: string, byDefault: string) => {
    if (value === byDefault) next.delete(param);
    else next.set(param, value);
  };
  set(SEARCH_PARAM, tidySearch(filters.search), '');
  set(SORT_PARAM, filters.sort, sorts[0]);
  for (const choice of Object.keys(choices)) set(choice, filters[choice] ?? ALL, ALL);
  return next;
}

/** No filters, the same sort. */
export function withoutFilters<C extends Choices, Sort extends string>(
  spec: ListParams<C, Sort>,
  { sort }: ListFilters<C, Sort>,
): ListFilters<C, Sort> {
  return { ...readFilters(spec, new URLSearchParams()), sort };
}

/** True if the filters leave anything out. */
export function isNarrowed({ sort: _sort, search, ...chosen }: ListFilters): boolean {
  return search !== '' || Object.values(chosen).some((value) => value !== ALL);
}
