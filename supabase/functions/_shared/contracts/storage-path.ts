/**
 * A path for supabase-js calls that put it into a URL without encoding it, such as `download`. Otherwise a `?`
 * in a file's name would end the path.
 */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
