/**
 * Copies a text to the clipboard.
 *
 * @throws Error if the user or the browser refuses. Browsers allow it on secure origins only.
 */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new Error('No clipboard.');
  await clipboard.writeText(text);
}
