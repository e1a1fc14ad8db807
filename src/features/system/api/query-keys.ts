/** Query keys of the System page. */
export const systemKeys = {
  all: ['system'] as const,
  jobs: () => [...systemKeys.all, 'jobs'] as const,
  emails: () => [...systemKeys.all, 'emails'] as const,
  storage: () => [...systemKeys.all, 'storage'] as const,
  limits: () => [...systemKeys.all, 'limits'] as const,
  schema: () => [...systemKeys.all, 'schema'] as const,
  runJob: ['system', 'run-job'] as const,
};
