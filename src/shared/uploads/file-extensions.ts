/** Other extensions of a type, which browsers, cameras and older programs write. */
const OTHER_EXTENSIONS: Partial<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  heic: ['heif', 'hif'],
};

const extensionsOf = (type: string) => [type, ...(OTHER_EXTENSIONS[type] ?? [])];

/** The `accept` attribute of a field for these types, each named by its usual extension. */
export const acceptOf = (types: readonly string[]): string =>
  types
    .flatMap(extensionsOf)
    .map((extension) => `.${extension}`)
    .join(',');

/** Which of these types a file's name says it is. */
export function typeOfName<Type extends string>(
  name: string,
  types: readonly Type[],
): Type | undefined {
  const extension = /\.([^.]*)$/u.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return types.find((type) => extensionsOf(type).includes(extension));
}
