/** The `tel:` URL of a phone number as people write it; `null` for text that can't be dialed. */
export function phoneHref(phone: string): string | null {
  const [beforeExtension = ''] = phone.split(/[a-z]/i);
  const number = beforeExtension.replace(/(?!^\+)\D/g, '');
  return number.replace('+', '').length < 7 ? null : `tel:${number}`;
}
