/** Console path of a state's rules, or of the rules desk. */
export const rulePath = (state?: string, rule?: string): string =>
  `/admin/rules${state === undefined ? '' : `/${state}`}${rule === undefined ? '' : `?rule=${rule}`}`;
