import { START_FAILED_EVENT } from '@/shared/lib/early-input';
import { MODULE_LIST_ID, type PageModules } from '../page-modules';

/**
 * Starts the download of the page's whole style sheet, its font and all its modules in parallel; without it the
 * browser finds each import only after the file that contains it has arrived.
 */
export function loadSite(): void {
  const modules = readModules();
  if (modules === null) return;
  const { start, styles, font, now, next } = modules;
  const rel = 'modulepreload';
  if (document.querySelector(`[rel="stylesheet"][href="${styles}"]`) === null) addStyles(styles);
  document.head.append(
    toTag('script', {
      type: 'module',
      src: start,
      fetchPriority: 'high',
      onerror: () => window.dispatchEvent(new Event(START_FAILED_EVENT)),
    }),
    ...now.map((href) => toTag('link', { rel, href })),
    toTag('link', { rel: 'preload', as: 'font', href: font, crossOrigin: '' }),
    ...next.map((href) => toTag('link', { rel, href, fetchPriority: 'low' })),
  );
}

/**
 * Makes the first paint wait for the whole style sheet if the visitor may see more than the first screen and
 * the HTML lacks some of the page's styles. Firefox doesn't wait.
 */
export function waitForStyles(): void {
  const modules = readModules();
  if (modules?.isPartial === true) addStyles(modules.styles, { isBlocking: true });
}

function readModules(): PageModules | null {
  const list = document.getElementById(MODULE_LIST_ID)?.textContent;
  return list ? (JSON.parse(list) as PageModules) : null;
}

function addStyles(href: string, { isBlocking = false } = {}): void {
  const link = toTag('link', { rel: 'stylesheet', href });
  if (isBlocking) link.setAttribute('blocking', 'render');
  link.onerror = () => {
    // Unstyled sections are better than hidden ones. `start` tries again.
    delete document.documentElement.dataset['laterLayout'];
    link.remove();
  };
  document.head.append(link);
}

function toTag<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElement {
  return Object.assign(document.createElement(name), attributes);
}
