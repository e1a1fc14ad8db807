/** Query parameter of /loads/assigned with the id of the open load. */
export const LOAD_PARAM = 'load';

/** Path to one of a driver's loads. */
export function loadPath(id: string): string {
  return `/loads/assigned?${LOAD_PARAM}=${encodeURIComponent(id)}`;
}

/** Path to one of a pilot car's escort jobs. */
export function escortPath(id: string): string {
  return `/escorts#${escortAnchor(id)}`;
}

/** Element id of an escort job on its page. */
export function escortAnchor(id: string): string {
  return `escort-${id}`;
}

/** Path to the list of loads in the console. */
export const LOADS_PATH = '/admin/loads';

/** Path to the week of drivers and units in the console. */
export const WEEK_PATH = '/admin/loads/week';

/** Query parameter of the week: any of its days. */
export const WEEK_PARAM = 'week';

/** Query parameter of a load's page that opens its driver and units for a change. */
export const ASSIGN_PARAM = 'assign';

/** Path to a load's driver and units in the console, ready to be changed. */
export function assignPath(number: string): string {
  return `${adminLoadPath(number)}?${ASSIGN_PARAM}=1`;
}

/** Path to a load's page in the console, by its number or its id. */
export function adminLoadPath(name: string): string {
  return `/admin/loads/${encodeURIComponent(name)}`;
}

/** Query parameter of the permit desk: the number of the load whose permits are being entered. */
export const ENTER_PARAM = 'enter';

/** Path to the permit desk, with the grid open for all of a load's permits that aren't issued. */
export function enterPermitsPath(number: string): string {
  return `/admin/permits?${ENTER_PARAM}=${encodeURIComponent(number)}`;
}

/** Path to the quote that a load was created from, in the console. */
export function quoteOfLoadPath(quoteId: string): string {
  return `/admin/quotes?quote=${encodeURIComponent(quoteId)}`;
}
