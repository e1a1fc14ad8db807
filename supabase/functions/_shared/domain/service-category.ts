/** Service categories (`public.service_category`). */
export const SERVICE_CATEGORIES = [
  'Heavy Haul',
  'Oversized Transport',
  'Machinery Moving',
  'Construction Equipment',
  'Industrial Transport',
  'Special Projects',
] as const;
