/** Query keys of the gallery. */
export const galleryKeys = {
  all: ['gallery'] as const,
  featured: () => [...galleryKeys.all, 'featured'] as const,
  loadOfTheMonth: () => [...galleryKeys.all, 'load-of-the-month'] as const,
  grid: () => [...galleryKeys.all, 'grid'] as const,
};
