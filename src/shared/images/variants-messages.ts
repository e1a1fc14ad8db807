import type { PictureVariant } from './render-variants';

/** What the page asks the worker for. */
export interface VariantsRequest {
  id: string;
  picture: Blob;
  /** Longest sides in pixels, largest first. */
  sides: readonly number[];
}

/** What the worker answers: the sizes, or why there are none. */
export type VariantsResponse =
  { id: string; variants: PictureVariant[] } | { id: string; reason: string };
