import { capitalize } from '@/shared/lib/capitalize';
import type { ToastText } from '@/shared/lib/toast-store';

/** What a list contains, e.g. `{ one: 'quote', many: 'quotes' }`. */
export interface Noun {
  one: string;
  many: string;
}

/** `1 quote`, `3 quotes`. */
export function counted(count: number, { one, many }: Noun): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
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
  const others = stale === 1 ? 'one' : stale.toLocaleString('en-US');
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

/** `3 Quotes Deleted`, and how many were already deleted or couldn't be. */
export function recordsDeleted(
  { one, many }: Noun,
  deleted: number,
  missed: number,
  failed: number,
): ToastText {
  const name = deleted === 1 ? one : many;
  const title = `${String(deleted)} ${capitalize(name)} Deleted`;
  const description = [
    missed > 0 &&
      `${missed.toLocaleString('en-US')} ${missed === 1 ? 'was' : 'were'} already deleted.`,
    failed > 0 && `${failed.toLocaleString('en-US')} couldn’t be deleted.`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    title,
    ...(description !== '' && { description }),
    ...(failed > 0 && { variant: 'destructive' }),
  };
}
