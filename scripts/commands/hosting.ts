import { writeFileSync } from 'node:fs';
import { hostingFiles } from '../hosting/hosting-files.ts';

/** `npm run hosting`: writes the configuration of every static host. */
for (const [file, text] of Object.entries(hostingFiles())) {
  writeFileSync(file, text);
  console.log(`Wrote ${file}.`);
}
