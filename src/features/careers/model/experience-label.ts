import { EXPERIENCE_OPTIONS } from '@domain/application-options';

/** The label of the experience option that covers these years; `Not given` for `null`. */
export function experienceLabel(years: number | null): string {
  if (years === null) return 'Not given';
  const answer = EXPERIENCE_OPTIONS.findLast((option) => option.years <= years);
  return (answer ?? EXPERIENCE_OPTIONS[0]).label;
}
