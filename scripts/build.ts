import { build } from 'vite';

/** `node scripts/run.mjs build`: the production build that `npm start` and the tests serve. */
await build({ logLevel: 'warn' });
