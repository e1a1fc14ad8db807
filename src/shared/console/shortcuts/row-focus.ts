/** Where the keys of a table lead. Rows are found by their `RowTrigger`, whichever section they are of. */
const TRIGGER = 'main [data-row-trigger]';
const SEARCH = 'main [role="search"] input';
/** Not what is just fading out. */
const OVERLAY =
  '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const rowOf = (element: Element | null) => element?.closest('tr') ?? null;

/** Whether the focus is in a row of a table. */
export function isInRow(): boolean {
  return rowOf(document.activeElement)?.querySelector('[data-row-trigger]') != null;
}

/** Whether a key belongs to something else: a field that is typed into, or what lies above the page. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return isTyped || document.querySelector(OVERLAY) !== null;
}

/** Focuses the row below (1) or above (-1) the one in focus; from outside, the first or the last. */
export function moveFocus(step: 1 | -1): void {
  const triggers = [...document.querySelectorAll<HTMLElement>(TRIGGER)];
  const row = rowOf(document.activeElement);
  const at = row === null ? -1 : triggers.findIndex((trigger) => row.contains(trigger));
  const next = at === -1 ? triggers.at(step === 1 ? 0 : -1) : triggers[at + step];
  next?.focus();
}

/** Ticks or unticks the row in focus. */
export function toggleRow(): void {
  rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-row-select]')?.click();
}

/** Puts the cursor into the section's search. */
export function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>(SEARCH);
  search?.focus();
  search?.select();
}

/** Whether a key was pressed in an empty search. */
export function isInEmptySearch({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.matches(SEARCH) && target.value === '';
}
