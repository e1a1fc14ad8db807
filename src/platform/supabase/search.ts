/**
 * A pattern for `regexIMatch` that finds the text as it stands: after Postgres' director `***=`
 * nothing has a meaning of its own. `ilike` will not do: PostgREST reads every `*` in it as `%`.
 */
export function literally(text: string): string {
  return `***=${text}`;
}
