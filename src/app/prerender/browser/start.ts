import fontStyles from '../../styles/fonts.css?url';
import styles from '../../styles/app.css?url';
import { START_FAILED_EVENT } from '@/shared/lib/early-input';
import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { logError } from '@/shared/lib/log';
import { loadStyles } from './load-styles';
import { showFonts } from './show-fonts';

/**
 * Loads the rest of the styles and the site's code. A prerendered page runs it after its first paint
 * (`inline/load-site.ts`), the shell right away (docs/prerendering.md).
 */
async function start(): Promise<void> {
  const isPrerendered = document.getElementById('root')?.dataset['route'] !== undefined;
  void loadFonts();
  if (isPrerendered) addAppLinks();
  try {
    // Hydration can show what the first paint had no rules for. The shell links the sheet.
    if (isPrerendered || import.meta.env.DEV) await loadStyles(styles);
  } catch (error) {
    logError('The styles failed to load', error);
  }
  try {
    await loadWithRetry(() => import('./hydrate'));
  } catch (error) {
    logError("The site's code failed to load", error);
    window.dispatchEvent(new Event(START_FAILED_EVENT));
  }
}

/** For installing the site on a phone; in the HTML, the browser would load them before the first picture. */
function addAppLinks(): void {
  const links = { manifest: '/site.webmanifest', 'apple-touch-icon': '/apple-touch-icon.png' };
  for (const [rel, href] of Object.entries(links)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

async function loadFonts(): Promise<void> {
  try {
    await showFonts(fontStyles);
  } catch (error) {
    logError('The fonts failed to load', error);
  }
}

void start();
