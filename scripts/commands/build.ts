import { build } from 'vite';
import { writePages } from '../prerender/write-pages.ts';

/** `npm run build`: builds the client, then prerenders every public page (docs/prerendering.md). */
await build({ logLevel: 'warn' });
await writePages();
