export const QUOTE_STATUS_PAGE = {
  title: 'Track Your Quote',
  description: 'Check the status of your quote request with its private link. No sign-in needed.',
  lead: 'Your request and its status, no sign-in needed. Anyone with your private link can see this page, so share it carefully.',
} as const;
