import { EXPERIENCE_OPTIONS } from '@contracts/application';

/** The label of the experience option that covers these years. */
export function experienceLabel(years: number): string {
  const answer = EXPERIENCE_OPTIONS.findLast((option) => option.years <= years);
  return (answer ?? EXPERIENCE_OPTIONS[0]).label;
}
