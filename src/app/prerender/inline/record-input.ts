import {
  EARLY_INPUT_EVENT,
  isHydrated,
  START_FAILED_EVENT,
  type EarlyInput,
} from '@/shared/lib/early-input';

const NOT_SENT =
  'This page didn’t load completely, so nothing was sent. Check your connection, then reload the page.';

/** Links and details work without React. Submit buttons have the `submit` event. */
const BUTTON = 'button:not([type="submit"])';

/**
 * Records what visitors do with parts of the page that aren't hydrated yet: pressed buttons and tabs,
 * submitted forms, chosen files. Each is kept once, however often an impatient visitor repeats it, and
 * `replayEarlyInput` carries it out. On a slow connection hydration takes seconds, and a lost tap looks
 * like a broken site. If the site's code fails to load, submitted forms say so.
 */
export function recordInput(): void {
  const inputs: EarlyInput[] = (window.earlyInputs = []);
  let hasFailed = false;

  const giveUp = () => {
    hasFailed = true;
    for (const { type, busy } of inputs.splice(0)) {
      busy.removeAttribute('aria-busy');
      if (type === 'submit') showNotSent(busy);
    }
  };
  window.addEventListener(START_FAILED_EVENT, giveUp);

  const record = (type: EarlyInput['type'], element: HTMLElement, busy: HTMLElement) => {
    if (type !== 'change') busy.setAttribute('aria-busy', 'true');
    if (inputs.some((known) => known.element === element)) return;
    inputs.push({ type, element, busy });
    window.dispatchEvent(new Event(EARLY_INPUT_EVENT));
    if (hasFailed) giveUp();
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

/** Replaces an earlier note, so that screen readers announce it again. */
function showNotSent(button: HTMLElement): void {
  const { previousElementSibling: last } = button;
  if (last?.matches('[role=alert]') === true) last.remove();
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = NOT_SENT;
  button.before(note);
}
