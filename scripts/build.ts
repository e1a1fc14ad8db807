import { build } from 'vite';
import { prerenderSite } from './prerender.ts';

/** `npm run build`: the client, then every public page as a file of its own (docs/decisions/0007). */
await build({ logLevel: 'warn' });
await prerenderSite();
