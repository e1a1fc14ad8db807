/** One event of a visit, as the journey needs it. */
export interface JourneyEvent {
  created_at: string;
  event_name: string;
  page_url: string | null;
  page_title: string | null;
  referrer: string | null;
}

/** A page somebody stopped at. */
export interface JourneyStop {
  pageUrl: string;
  pageTitle: string;
  /** When they came, ISO 8601. */
  at: string;
  /** How long they stayed, in ms; `null` at the last stop, where nothing says so. */
  stayMs: number | null;
  /** What they did there beside looking: `quote_started`, `call_clicked`. */
  goals: readonly string[];
}

export interface Journey {
  stops: readonly JourneyStop[];
  /** The site they came from; '' when the browser did not say, `null` when it was not asked. */
  referrer: string | null;
}

/** Being asked is no deed of the visitor's. */
const NO_GOAL = ['page_view', 'consent_accept_all'];

/**
 * The way through the site, page by page, of one visit's events, oldest first. A page that was
 * reloaded is one stop.
 */
export function journeyOf(events: readonly JourneyEvent[]): Journey {
  const stops: { pageUrl: string; pageTitle: string; at: string; goals: string[] }[] = [];
  for (const { event_name, page_url, page_title, created_at } of events) {
    const here = stops.at(-1);
    if (event_name === 'page_view') {
      if (here?.pageUrl === (page_url ?? '')) continue;
      stops.push({
        pageUrl: page_url ?? '',
        pageTitle: page_title ?? '',
        at: created_at,
        goals: [],
      });
    } else if (!NO_GOAL.includes(event_name)) {
      here?.goals.push(event_name);
    }
  }
  return {
    stops: stops.map((stop, index) => {
      const next = stops[index + 1];
      return {
        ...stop,
        stayMs: next === undefined ? null : Date.parse(next.at) - Date.parse(stop.at),
      };
    }),
    referrer: events.find(({ referrer }) => referrer !== null)?.referrer ?? null,
  };
}

/** From the first stop to a moment, in ms; 0 where there was none. */
export function journeyLength({ stops }: Journey, until: number): number {
  const first = stops[0];
  return first === undefined ? 0 : Math.max(0, until - Date.parse(first.at));
}
