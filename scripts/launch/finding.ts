/** Something that has to change before the site goes live. */
export interface Finding {
  /** Where: a file, or the setting of the environment. */
  file: string;
  /** What stands there, by its name. */
  what: string;
  /** What to do about it. */
  todo: string;
}
