import { createHash } from 'node:crypto';
import { assessLoad } from '../../supabase/functions/_shared/assessment/assess.ts';
import type { AssessmentInput } from '../../supabase/functions/_shared/assessment/input.ts';
import { borderMap, type Border } from '../../supabase/functions/_shared/assessment/route.ts';
import { indexRules, type StateRule } from '../../supabase/functions/_shared/assessment/rules.ts';

export interface LoadsToAssess {
  inputs: AssessmentInput[];
  rules: StateRule[];
  borders: Border[];
}

/** A hash of each load's whole answer, so that runtimes can be compared without sending all of them. */
export function hashAnswers({ inputs, rules, borders }: LoadsToAssess): string[] {
  const index = indexRules(rules);
  const map = borderMap(borders);
  return inputs.map((input) =>
    createHash('sha256')
      .update(JSON.stringify(assessLoad(input, index, map)))
      .digest('hex'),
  );
}
