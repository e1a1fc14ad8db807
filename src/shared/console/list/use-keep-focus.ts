import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the focused row leaves the list (its status no longer matches the filter), moves the focus
 * to the row that took its place. Otherwise keyboard users would start over at the top of the page.
 * Set the returned ref on the element around the rows.
 */
export function useKeepFocus(
  rows: readonly unknown[] | undefined,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const position = useRef<number>(undefined);

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tbody > tr') : null;
      const isInList = row !== null && list.current?.contains(row) === true;
      position.current = isInList
        ? [...(row.parentElement?.children ?? [])].indexOf(row)
        : undefined;
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => {
      document.removeEventListener('focusin', handleFocusIn);
    };
  }, []);

  useEffect(() => {
    if (position.current === undefined || document.activeElement !== document.body) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];
    // The title of a group has no button.
    const rest = [...left.slice(position.current), ...left.slice(0, position.current).reverse()];
    rest
      .map((row) => row.querySelector('button'))
      .find((button) => button !== null)
      ?.focus();
  }, [rows]);

  return list;
}
