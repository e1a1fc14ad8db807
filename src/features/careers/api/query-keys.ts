/** Query and mutation keys of careers. */
export const careersKeys = {
  apply: ['careers', 'apply'] as const,
};
