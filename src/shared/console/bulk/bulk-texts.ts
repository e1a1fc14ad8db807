import { capitalize } from '@/shared/lib/capitalize';
import type { ToastText } from '@/shared/lib/toast-store';

/** What is listed, e.g. `{ one: 'quote', many: 'quotes' }`. */
export interface Noun {
  one: string;
  many: string;
}

/** `1 quote`, `3 quotes`. */
export function counted(count: number, { one, many }: Noun): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** How many records were skipped, and why. */
function skipped(missed: number, reason: string): string {
  if (missed === 0) return '';
  return ` ${missed.toLocaleString('en-US')} ${missed === 1 ? 'was' : 'were'} ${reason}.`;
}

/** `Status Updated / 3 quotes marked as archived.` */
export function statusesUpdated(
  noun: Noun,
  status: string,
  changed: number,
  missed: number,
): ToastText {
  return {
    title: 'Status Updated',
    description: `${counted(changed, noun)} marked as ${status}.${skipped(missed, 'changed by someone else and skipped')}`,
  };
}

/** `Status Updated / 3 messages restored.` */
export function statusesRestored(noun: Noun, changed: number): ToastText {
  return {
    title: 'Status Updated',
    description: `${counted(changed, noun)} restored.`,
  };
}

/** `3 Quotes Deleted`, and how many were already deleted or could not be. */
export function recordsDeleted(
  { one, many }: Noun,
  deleted: number,
  missed: number,
  failed: number,
): ToastText {
  const name = deleted === 1 ? one : many;
  const title = `${String(deleted)} ${capitalize(name)} Deleted`;
  const stay = failed === 1 ? 'is' : 'are';
  const description = [
    skipped(missed, 'already deleted'),
    failed > 0 &&
      ` ${failed.toLocaleString('en-US')} could not be deleted and ${stay} still there.`,
  ]
    .filter(Boolean)
    .join('')
    .trim();
  return {
    title,
    ...(description !== '' && { description }),
    ...(failed > 0 && { variant: 'destructive' }),
  };
}
