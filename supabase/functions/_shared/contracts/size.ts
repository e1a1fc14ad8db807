import * as z from 'zod/mini';
import { dimensionProblem, DIMENSIONS, type SizeTexts } from '../domain/size.ts';

/** The form fields of a size. */
export const sizeFields = {
  length: z.string(),
  length_in: z.string(),
  width: z.string(),
  width_in: z.string(),
  height: z.string(),
  height_in: z.string(),
} satisfies Record<keyof SizeTexts, unknown>;

/** Rejects sizes that can't be read, are not positive, or exceed the maximum. */
export const checkSize = ({ isRequired }: { isRequired: boolean }) =>
  z.check<SizeTexts>(({ value, issues }) => {
    for (const dimension of DIMENSIONS) {
      const [feet, inches] = [value[dimension], value[`${dimension}_in`]];
      const message = dimensionProblem(dimension, feet, inches, isRequired);
      if (message !== null) {
        issues.push({ code: 'custom', input: feet, path: [dimension], message, continue: true });
      }
    }
  });
