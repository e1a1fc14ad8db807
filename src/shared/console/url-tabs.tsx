import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TAB, TAB_PANEL, TAB_ROW } from '@/shared/ui/tab-styles';

const TAB_PARAM = 'tab';

export interface UrlTab {
  /** The tab's name in the URL: `?tab=overview`. */
  value: string;
  label: string;
  content: ReactNode;
}

interface UrlTabsProps {
  label: string;
  /** The first is the default. */
  tabs: readonly [UrlTab, ...UrlTab[]];
}

/**
 * Tabs of a console page. The current tab is kept in the URL, so it survives a reload and Back
 * returns to the previous tab. Other URL parameters belong to a tab and are dropped with it. Only
 * the current tab is mounted and fetches data.
 *
 * Arrow keys only move the focus, because each tab they opened would be added to the history. The tabs
 * aren't Radix's, which a list would load before its rows (docs/decisions/0032).
 */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [first] = tabs;
  const name = params.get(TAB_PARAM);
  const current = tabs.find(({ value }) => value === name) ?? first;

  // On a phone the row scrolls sideways.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row.current && tab) {
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [current.value]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };

  return (
    <div className="-mt-3 min-w-0">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={TAB_ROW}
        onKeyDown={handleKeyDown}
      >
        {tabs.map(({ value, label: text }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === current.value}
            aria-controls={`${id}-panel`}
            tabIndex={value === current.value ? 0 : -1}
            className={TAB}
            onClick={() => {
              setParams(value === first.value ? {} : { [TAB_PARAM]: value });
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        key={current.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.value}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as in the ARIA pattern: a tab leads to its panel
        tabIndex={0}
        className={`${TAB_PANEL} grid content-start gap-5 -outline-offset-2 *:min-w-0`}
      >
        {current.content}
      </div>
    </div>
  );
}
