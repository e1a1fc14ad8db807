import { renderVariants } from './render-variants';
import type { VariantsResponse, VariantsRequest } from './variants-messages';

/** Decodes, resizes and encodes pictures, so that the page stays alive meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<VariantsRequest>) => {
  void answer(data).then((message) => {
    self.postMessage(message);
  });
});

async function answer({ id, picture, sides }: VariantsRequest): Promise<VariantsResponse> {
  try {
    return { id, variants: await renderVariants(picture, sides) };
  } catch (error) {
    return { id, reason: String(error) };
  }
}
