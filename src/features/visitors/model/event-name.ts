const NAMES: Record<string, string> = {
  page_view: 'Page view',
  consent_accept_all: 'Agreed to analytics',
  quote_started: 'Quote started',
  quote_sent: 'Quote sent',
  call_clicked: 'Call clicked',
  application_sent: 'Application sent',
  contact_sent: 'Message sent',
};

/** An event's display name, or the name itself if it has none. */
export function eventName(name: string): string {
  return NAMES[name] ?? name;
}
