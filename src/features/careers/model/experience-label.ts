import { EXPERIENCE_OPTIONS } from '@contracts/application';

/** The answer that is stored as these years (specification 1, section 3). */
export function experienceLabel(years: number): string {
  const answer = EXPERIENCE_OPTIONS.findLast((option) => option.years <= years);
  return (answer ?? EXPERIENCE_OPTIONS[0]).label;
}
