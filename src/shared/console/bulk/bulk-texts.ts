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

/** Says what was not done, and why it may be. */
function except(missed: number, reason: string): string {
  if (missed === 0) return '';
  return ` ${missed.toLocaleString('en-US')} ${missed === 1 ? 'was' : 'were'} ${reason}.`;
}

/** `Status Updated / 3 quotes marked as archived.` (specification 2, section 8, for several). */
export function statusesUpdated(
  noun: Noun,
  status: string,
  changed: number,
  missed: number,
): ToastText {
  return {
    title: 'Status Updated',
    description: `${counted(changed, noun)} marked as ${status}.${except(missed, 'changed by somebody else meanwhile and left alone')}`,
  };
}

/** `Status Updated / 3 messages are as they were.` */
export function statusesRestored(noun: Noun, changed: number): ToastText {
  return {
    title: 'Status Updated',
    description: `${counted(changed, noun)} ${changed === 1 ? 'is as it was' : 'are as they were'}.`,
  };
}

/** `3 Quotes Deleted`, and what of them was gone already or is still there. */
export function recordsDeleted(
  { one, many }: Noun,
  deleted: number,
  missed: number,
  failed: number,
): ToastText {
  const name = deleted === 1 ? one : many;
  const title = `${String(deleted)} ${name.charAt(0).toUpperCase()}${name.slice(1)} Deleted`;
  const stay = failed === 1 ? 'is' : 'are';
  const description = [
    except(missed, 'gone already'),
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
