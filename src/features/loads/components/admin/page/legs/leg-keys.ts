import type { KeyboardEvent } from 'react';

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** Whether an event of the section is its own: not from a field, and not from a dialog it opened. */
export function isForLegs({
  target,
  currentTarget,
}: {
  target: EventTarget;
  currentTarget: Element;
}) {
  return target instanceof Node && currentTarget.contains(target) && !isTyping(target);
}

/** The button of a leg's row that a key presses: Delete, or Alt and an arrow. E is pressed by its name. */
export function legKey(event: KeyboardEvent<HTMLElement>): string | null {
  if (!isForLegs(event)) return null;
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    return `Alt+${event.key}`;
  }
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return isPlain && event.key === 'Delete' ? 'Delete' : null;
}
