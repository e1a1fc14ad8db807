import { readLength } from '@domain/numbers/parse-length';
import { readPounds } from '@domain/numbers/read-pounds';
import { sizeTexts } from '@domain/size';
import { TEXT_LIMITS } from '@contracts/text';
import { formatCount } from '@domain/numbers/counts';

/** The load in a link to the form, by the name of the field. */
export function askedLoad(params: URLSearchParams): [field: AskedField, text: string][] {
  const feet = (name: string) => readLength(params.get(name) ?? '') ?? 0;
  const size = sizeTexts({ length: feet('length'), width: feet('width'), height: feet('height') });
  const pounds = readPounds(params.get('weight') ?? '');
  const fields: Record<AskedField, string> = {
    'pieces.0.length': size.length,
    'pieces.0.length_in': size.length_in,
    'pieces.0.width': size.width,
    'pieces.0.width_in': size.width_in,
    'pieces.0.height': size.height,
    'pieces.0.height_in': size.height_in,
    'pieces.0.weight': Number.isNaN(pounds) ? '' : formatCount(pounds),
    equipment: (params.get('equipment') ?? '').slice(0, TEXT_LIMITS.equipment),
    origin: (params.get('origin') ?? '').slice(0, TEXT_LIMITS.place),
    destination: (params.get('destination') ?? '').slice(0, TEXT_LIMITS.place),
  };
  const entries = Object.entries(fields) as [AskedField, string][];
  return entries.filter(([, text]) => text !== '');
}

/** The states of a route that a link names; null if it names none. */
export function askedRoute(params: URLSearchParams): string[] | null {
  const text = params.get('route') ?? '';
  return /^[A-Z]{2}(?:-[A-Z]{2}){0,29}$/u.test(text) ? text.split('-') : null;
}

/**
 * Keeps a changed route in the URL for a reload. It bypasses the router, which would read the URL again and
 * replace what was typed since.
 */
export function keepRoute(route: readonly string[] | null): void {
  const address = new URL(window.location.href);
  if (route === null) address.searchParams.delete('route');
  else address.searchParams.set('route', route.join('-'));
  window.history.replaceState(window.history.state, '', address);
}

type AskedField =
  | `pieces.0.${'length' | 'width' | 'height' | 'length_in' | 'width_in' | 'height_in' | 'weight'}`
  | 'equipment'
  | 'origin'
  | 'destination';
