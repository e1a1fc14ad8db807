/**
 * The caller's full IP address; null if unknown. Cloudflare, in front of hosted Supabase, overwrites
 * whatever the caller sent.
 */
export function clientAddress(headers: Headers): string | null {
  const address = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0];
  const text = address?.trim().slice(0, 64);
  return text === undefined || text === '' ? null : text;
}
