import '../../styles/index.css';
import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { logError } from '@/shared/lib/log';
import { afterFirstPaint } from './after-first-paint';
import { preloadModules } from './preload-modules';

/**
 * The only script in the head of every page. A prerendered page paints first and downloads the
 * site's code after that (docs/prerendering.md); the shell has nothing to paint and doesn't wait.
 */
async function start(): Promise<void> {
  if (document.getElementById('root')?.dataset['route'] !== undefined) {
    await afterFirstPaint();
  }
  preloadModules();
  try {
    await loadWithRetry(() => import('./hydrate'));
  } catch (error) {
    logError("The site's code failed to load", error);
  }
}

void start();
