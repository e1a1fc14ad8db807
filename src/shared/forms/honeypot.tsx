const NAME = 'website';

/** A field people neither see nor reach: who fills it is a program (design 4). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website (leave this empty)
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The trap of a form; `undefined` where it has none. */
export function honeypotOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field : undefined;
}
