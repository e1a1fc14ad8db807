/** Values of an email from Auth, by Auth's variable names without the dot. */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Fills in the variables of one of Auth's templates: `{{ .Name }}`, escaped for HTML. Our
 * emails use nothing else of Go's template language.
 *
 * @throws Error for an unknown variable or any other `{{ … }}`.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  return template.replace(/\{\{(.*?)\}\}/gs, (action, inner: string) => {
    const name = /^\s*\.(\w+)\s*$/.exec(inner)?.[1] ?? '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined)
      throw new Error(`An email template uses ${action}, which has no value.`);
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
