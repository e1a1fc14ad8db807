/** The parts of an event a journey needs. */
export interface JourneyEvent {
  created_at: string;
  event_name: string;
  page_url: string | null;
  page_title: string | null;
  referrer: string | null;
}

/** A page of a journey. */
export interface JourneyStop {
  pageUrl: string;
  pageTitle: string;
  /** Time of arrival, ISO 8601. */
  at: string;
  /** Time on the page, in ms; `null` for the last page, where it is unknown. */
  stayMs: number | null;
  /** Goals reached there, such as `quote_started` or `call_clicked`. */
  goals: readonly string[];
}

export interface Journey {
  stops: readonly JourneyStop[];
  /** Origin of the referring site; '' if the browser hid it, `null` if no event has one. */
  referrer: string | null;
}

/** Events that aren't goals. */
const NO_GOAL = ['page_view', 'consent_accept_all'];

/** The pages of one visit's events (oldest first). Reloads of a page count as one stop. */
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

/** Time from the first stop to `until`, in ms; 0 without stops. */
export function journeyLength({ stops }: Journey, until: number): number {
  const first = stops[0];
  return first === undefined ? 0 : Math.max(0, until - Date.parse(first.at));
}
