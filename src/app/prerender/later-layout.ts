import { runWhenIdle } from '@/shared/lib/run-when-idle';

/** The height of a window, in pixels, in which a page's second section is below the screen at any width. */
const FIRST_SCREEN_MAX = 980;

/**
 * Defers layout of sections below the first screen (base.css), on which a phone spends half of the time
 * before the first paint. Doesn't defer it if the visitor returns to a place further down, which needs the
 * page's full height.
 *
 * @returns whether layout is deferred.
 */
export function startLaterLayout(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as (
    | PerformanceNavigationTiming
    | undefined
  )[];
  const isNew = visit === undefined || visit.type === 'navigate';
  const isLater = isNew && !location.hash && window.innerHeight <= FIRST_SCREEN_MAX;
  if (isLater) document.documentElement.dataset['laterLayout'] = '';
  return isLater;
}

/** After hydration, in milliseconds: the consent dialog opens first. */
const DELAY_MS = 1_000;

/** Every way to leave the top of the page, and resizing, after which drawings measure themselves. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll', 'resize'] as const;

/**
 * Lays out the whole page, one section at a time while the browser is idle, so that the page has its
 * height before the visitor reaches its end, leaves it or returns to it. Starts a second after hydration,
 * or at the visitor's first interaction.
 */
export function endLaterLayout(): void {
  const { dataset } = document.documentElement;
  const layOutNext = () => {
    const section = document.querySelector('.later-layout');
    if (section === null) delete dataset['laterLayout'];
    else {
      section.classList.remove('later-layout');
      runWhenIdle(layOutNext);
    }
  };
  const begin = () => {
    clearTimeout(timer);
    for (const type of INTERACTIONS) window.removeEventListener(type, begin);
    runWhenIdle(layOutNext);
  };
  const timer = setTimeout(begin, DELAY_MS);
  for (const type of INTERACTIONS) {
    window.addEventListener(type, begin, { passive: true });
  }
}
