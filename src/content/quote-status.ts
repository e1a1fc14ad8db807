/** The words of /quote/status around what a private link shows. */
export const QUOTE_STATUS_PAGE = {
  title: 'Follow Your Request',
  description: 'See where your quote request stands by its private link, without signing in.',
  lead: 'Status, times and route of your quote request, without signing in. Whoever holds its private link sees this page, so pass the link on with care.',
} as const;
