import { renderVariants } from './render-variants';
import type { VariantsResponse, VariantsRequest } from './variants-messages';

/** Decodes, resizes and encodes images without blocking the page. */
self.addEventListener('message', ({ data }: MessageEvent<VariantsRequest>) => {
  void respond(data).then((response) => {
    self.postMessage(response);
  });
});

async function respond({ id, picture, sides }: VariantsRequest): Promise<VariantsResponse> {
  try {
    return { id, variants: await renderVariants(picture, sides) };
  } catch (error) {
    return { id, reason: String(error) };
  }
}
