import { startLaterLayout } from '../later-layout';
import { afterFirstPaint } from './after-first-paint';
import { loadSite, waitForStyles } from './load-site';
import { recordInput } from './record-input';

/**
 * The script inside the head of every prerendered page, the only one that runs before the first paint.
 * The content security policy allows it by its hash, so it must not depend on the page or its settings.
 */
if (!startLaterLayout()) waitForStyles();
recordInput();
afterFirstPaint(() => {
  // base.css holds lazy pictures back until then.
  document.documentElement.dataset['loaded'] = '';
  loadSite();
});
