/** Query and mutation keys of contact messages. */
export const contactKeys = {
  send: ['contact', 'send'] as const,
};
