import type { ListParams } from './list-params';

/** A console list's path with filters that the list has: `/admin/quotes?status=new`. */
export function listPath<C extends ListParams['choices']>(
  path: `/admin/${string}`,
  _spec: { choices: C },
  filters: { [Choice in keyof C]?: C[Choice][number] },
): string {
  return `${path}?${new URLSearchParams(filters as Record<string, string>).toString()}`;
}
