import type { PictureVariant } from './render-variants';

/** Message from the page to the worker. */
export interface VariantsRequest {
  id: string;
  picture: Blob;
  /** Longest sides in pixels, largest first. */
  sides: readonly number[];
}

/** The worker's response: the variants, or the error. */
export type VariantsResponse =
  | { id: string; variants: PictureVariant[] }
  | { id: string; reason: string };
