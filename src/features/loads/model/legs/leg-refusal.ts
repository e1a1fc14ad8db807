import type { LegErrors } from './leg-form';

/**
 * Shows the server's refusal of a leg at the field it's about: where the leg meets a neighbor. `null` if it's about
 * something else.
 */
export function refusedField(message: string, sequence: number): LegErrors | null {
  const [, start] =
    /^Leg \d+ ends in .+\. Leg (\d+) must start there\.$/u.exec(message) ??
    /^Leg (\d+) \([A-Z]{2}\) starts before the leg ahead of it ends\.$/u.exec(message) ??
    [];
  if (start === undefined) return null;
  const isPlace = message.endsWith('must start there.');
  if (Number(start) === sequence) {
    return isPlace ? { entry_place: message } : { planned_entry_at: message };
  }
  if (Number(start) !== sequence + 1) return null;
  return isPlace ? { exit_place: message } : { planned_exit_at: message };
}
