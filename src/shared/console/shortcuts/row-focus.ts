/** A list's rows are found by their `RowTrigger`, so this works in every section. */
const TRIGGER = 'main [data-row-trigger]';
const SEARCH = 'main [role="search"] input';
/** Dialogs that are open, not those fading out. */
const OVERLAY =
  '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const rowOf = (element: Element | null) => element?.closest('tr') ?? null;

/** True if a list's row has the focus. */
export function isInRow(): boolean {
  return rowOf(document.activeElement)?.querySelector('[data-row-trigger]') != null;
}

/** True if a key is meant for something else: a text field or an open dialog. */
export function isForOther({ target }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return isTyped || document.querySelector(OVERLAY) !== null;
}

/** Focuses the next (1) or previous (-1) row; from outside the list, the first or the last. */
export function moveFocus(step: 1 | -1): void {
  const triggers = [...document.querySelectorAll<HTMLElement>(TRIGGER)];
  const row = rowOf(document.activeElement);
  const at = row === null ? -1 : triggers.findIndex((trigger) => row.contains(trigger));
  const next = at === -1 ? triggers.at(step === 1 ? 0 : -1) : triggers[at + step];
  next?.focus();
}

/** Focuses the first row. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>(TRIGGER)?.focus();
}

/** True if a key pressed while this element's drawer is open is meant for the drawer. */
export function isForDrawer({ target }: KeyboardEvent, element: Element): boolean {
  const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null;
  const open = [...document.querySelectorAll(OVERLAY)];
  return !isTyped && open.length > 0 && open.every((overlay) => overlay.contains(element));
}

/** Selects or deselects the focused row. */
export function toggleRow(): void {
  rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-row-select]')?.click();
}

/** Focuses the section's search field. */
export function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>(SEARCH);
  search?.focus();
  search?.select();
}

/** True if a key was pressed in an empty search field. */
export function isInEmptySearch({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.matches(SEARCH) && target.value === '';
}
