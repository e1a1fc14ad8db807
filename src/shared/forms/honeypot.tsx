const NAME = 'website';

/** A field that people can neither see nor reach: only bots fill it in. */
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

/** The honeypot field of a form; `undefined` if it has none. */
export function honeypotOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field : undefined;
}
