/** Something to fix before the site goes live. */
export interface Finding {
  /** A file, or the environment. */
  file: string;
  /** Name and value of the problem. */
  what: string;
  /** The fix. */
  todo: string;
}
