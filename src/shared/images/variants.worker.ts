import { renderVariants } from './render-variants';
import type { VariantsAnswer, VariantsQuestion } from './variants-message';

/** Decodes, resizes and encodes pictures, so that the page stays alive meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<VariantsQuestion>) => {
  void answer(data).then((message) => {
    self.postMessage(message);
  });
});

async function answer({ id, picture, sides }: VariantsQuestion): Promise<VariantsAnswer> {
  try {
    return { id, variants: await renderVariants(picture, sides) };
  } catch (error) {
    return { id, reason: String(error) };
  }
}
