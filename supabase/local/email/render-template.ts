/** What stands in a mail of Auth, by the names Auth has for it (without the dot). */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Fills in the variables of one of Auth's templates: `{{ .Name }}`, escaped for HTML. That is all
 * of Go's template language our mails use.
 *
 * @throws Error for an unknown variable or any other `{{ … }}`, which a hosted project may know.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  return template.replace(/\{\{(.*?)\}\}/gs, (action, inner: string) => {
    const name = /^\s*\.(\w+)\s*$/.exec(inner)?.[1] ?? '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`A mail says ${action}, which nobody fills in.`);
    return escapeHtml(value);
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;');
}
