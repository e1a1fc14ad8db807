import { EARLY_INPUT_EVENT, isHydrated, type EarlyInput } from '@/shared/lib/early-input';

/** Links and details work without React. Submit buttons have the `submit` event. */
const BUTTON = 'button:not([type="submit"])';

/**
 * Records what visitors do with parts of the page that aren't hydrated yet: pressed buttons and tabs,
 * submitted forms, chosen files. Each is kept once, however often an impatient visitor repeats it, and
 * `replayEarlyInput` carries it out. On a slow connection hydration takes seconds, and a lost tap looks
 * like a broken site.
 */
export function recordInput(): void {
  const inputs: EarlyInput[] = (window.earlyInputs = []);

  const record = (type: EarlyInput['type'], element: HTMLElement, busy: HTMLElement) => {
    if (type !== 'change') busy.setAttribute('aria-busy', 'true');
    if (inputs.some((known) => known.element === element)) return;
    inputs.push({ type, element, busy });
    window.dispatchEvent(new Event(EARLY_INPUT_EVENT));
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
      if (button !== null && !isHydrated(button)) record('click', button, button);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || isHydrated(target)) return;
      event.preventDefault();
      record('submit', target, submitter ?? target);
    },
    true,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      const isFile = target instanceof HTMLInputElement && target.type === 'file';
      if (isFile && !isHydrated(target)) record('change', target, target);
    },
    true,
  );
}
