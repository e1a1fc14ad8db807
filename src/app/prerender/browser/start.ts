import siteStyles from '../../styles/site.css?url';
import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { logError } from '@/shared/lib/log';
import { afterFirstPaint } from './after-first-paint';
import { loadStyles } from './load-styles';
import { preloadModules } from './preload-modules';

/**
 * The only script in the head of every page. A prerendered page paints first and downloads the rest
 * of its styles and the site's code after that (docs/prerendering.md); the shell has nothing to paint
 * and doesn't wait.
 */
async function start(): Promise<void> {
  const isPrerendered = document.getElementById('root')?.dataset['route'] !== undefined;
  if (isPrerendered) {
    if (document.querySelector('[data-first-picture]') !== null) void showFirstPicture();
    await afterFirstPaint();
  }
  preloadModules();
  try {
    // Hydration can show what the first paint had no rules for. The shell links the app's sheet, which
    // has all of these rules.
    if (isPrerendered || import.meta.env.DEV) await loadStyles(siteStyles);
  } catch (error) {
    logError('The styles failed to load', error);
  }
  try {
    await loadWithRetry(() => import('./hydrate'));
  } catch (error) {
    logError("The site's code failed to load", error);
  }
}

/** Only pages with such a place load the code for it. */
async function showFirstPicture(): Promise<void> {
  try {
    const module = await import('./show-first-picture');
    await module.showFirstPicture();
  } catch (error) {
    logError('Failed to show the first picture early', error);
  }
}

void start();
