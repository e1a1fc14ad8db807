import { countOf, formatCount } from '@domain/numbers/counts';
import { capitalize } from '@/shared/lib/capitalize';
import type { ToastText } from '@/shared/lib/toast-store';

/** The records of a list, e.g. `{ one: 'quote', many: 'quotes' }`. */
export interface Noun {
  one: string;
  many: string;
}

/** `1 quote`, `3 quotes`. */
export function counted(count: number, { one, many }: Noun): string {
  return countOf(count, one, many);
}

/**
 * `Status Updated / 3 quotes marked as archived.`, and how many were not because they were stale.
 */
export function statusesUpdated(
  noun: Noun,
  status: string,
  changed: number,
  stale: number,
): ToastText {
  const others = stale === 1 ? 'one' : formatCount(stale);
  const exception = stale === 0 ? '' : ` Someone changed or deleted the other ${others}.`;
  return {
    title: 'Status Updated',
    description: `${counted(changed, noun)} marked as ${status}.${exception}`,
  };
}

/** `Status Updated / 3 messages restored.` */
export function statusesRestored(noun: Noun, changed: number): ToastText {
  return { title: 'Status Updated', description: `${counted(changed, noun)} restored.` };
}

/** `3 Quotes Deleted`, and how many were already deleted. */
export function recordsDeleted({ one, many }: Noun, deleted: number, missed: number): ToastText {
  const name = deleted === 1 ? one : many;
  const title = `${String(deleted)} ${capitalize(name)} Deleted`;
  if (missed === 0) return { title };
  const description = `${countOf(missed, 'was', 'were')} already deleted.`;
  return { title, description };
}

/** `Quote Restored`, `3 Quotes Restored`: from the trash. */
export function recordsRestored({ one, many }: Noun, restored: number): ToastText {
  const name = restored === 1 ? capitalize(one) : `${String(restored)} ${capitalize(many)}`;
  return { title: `${name} Restored` };
}
