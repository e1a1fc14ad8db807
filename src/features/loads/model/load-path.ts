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

/** Path to the week of drivers and units in the console. */
export const WEEK_PATH = '/admin/loads/week';

/** Path to a load's page in the console, by its number or its id. */
export function adminLoadPath(name: string): string {
  return `/admin/loads/${encodeURIComponent(name)}`;
}
