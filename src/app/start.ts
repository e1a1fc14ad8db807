import './styles/index.css';
import { loadPatiently } from '@/shared/lib/load-patiently';
import { logError } from '@/shared/lib/log';
import { announceModules } from './announce-modules';
import { keepEarlyTaps } from './early-taps';
import { onceReadable } from './once-readable';

/**
 * The first script of every page, and a small one. A prerendered page can be read before it is
 * alive: its text, font and first picture have the line to themselves, and the site's code follows
 * (docs/decisions/0014). The shell has nothing to read, so there nothing waits.
 */
async function start(): Promise<void> {
  if (document.getElementById('root')?.dataset['route'] !== undefined) {
    keepEarlyTaps();
    await onceReadable();
  }
  announceModules();
  try {
    await loadPatiently(() => import('./entry-client'));
  } catch (error) {
    logError('The site did not come alive', error);
  }
}

void start();
