import { runWhenIdle } from '@/shared/lib/run-when-idle';

/**
 * Leaves the layout of sections below the first screen for later (base.css): a phone spends half of the
 * time before the first paint on it. Not if the visitor returns to a place further down, which needs the
 * page's full height.
 */
export function startLaterLayout(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) {
    document.documentElement.dataset['laterLayout'] = '';
  }
}

/** Every way to leave the top of the page, and resizing, after which drawings measure themselves. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll', 'resize'] as const;

/**
 * Lays out the whole page from the visitor's first interaction on, one section at a time, so that the
 * page has its height before they reach its end, leave it or return to it.
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
  const handleInteraction = () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, handleInteraction);
    runWhenIdle(layOutNext);
  };
  for (const type of INTERACTIONS) {
    window.addEventListener(type, handleInteraction, { passive: true });
  }
}
