const NAMES: Record<string, string> = {
  page_view: 'Page view',
  consent_accept_all: 'Agreed to be counted',
  quote_started: 'Quote begun',
  quote_sent: 'Quote sent',
  call_clicked: 'Call clicked',
  application_sent: 'Application sent',
  contact_sent: 'Message sent',
};

/** An event in words; one that is not known by its own name. */
export function eventName(name: string): string {
  return NAMES[name] ?? name;
}
