/** Query keys of pilot cars' certificates and insurance. */
export const paperKeys = {
  all: ['pilot-papers'] as const,
  of: (pilotId: string) => [...paperKeys.all, pilotId] as const,
  rules: (state: string) => [...paperKeys.all, 'rules', state] as const,
  file: (path: string) => [...paperKeys.all, 'file', path] as const,
};
