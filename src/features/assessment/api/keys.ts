export const assessmentKeys = {
  rules: () => ['assessment', 'rules'] as const,
};
