/** Query parameter of /loads/assigned that names the load to show. */
export const LOAD_PARAM = 'load';

/** Where a driver reads one of their loads. */
export function loadPath(id: string): string {
  return `/loads/assigned?${LOAD_PARAM}=${encodeURIComponent(id)}`;
}

/** Where a pilot reads one of their escort jobs. */
export function escortPath(id: string): string {
  return `/escorts#${escortAnchor(id)}`;
}

/** Id of an escort job on its page. */
export function escortAnchor(id: string): string {
  return `escort-${id}`;
}
