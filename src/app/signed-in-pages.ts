/**
 * The pages that require signing in and their layouts, by their import functions. They have a file of
 * their own because their chunks' names are 3 KiB, which visitors of public pages shouldn't download.
 */
export const SIGNED_IN_PAGES = {
  accountLayout: async () => (await import('./layouts/account-layout')).AccountLayout,
  adminLayout: async () => (await import('./layouts/admin-layout')).AdminLayout,
  adminOnly: async () => (await import('./layouts/admin/admin-only')).AdminOnly,
  accountAssignedLoads: async () =>
    (await import('@/pages/account/assigned-loads-page')).AssignedLoadsPage,
  accountDashboard: async () => (await import('@/pages/account/dashboard-page')).DashboardPage,
  accountEscorts: async () => (await import('@/pages/account/escorts-page')).EscortsPage,
  accountProfile: async () => (await import('@/pages/account/profile-page')).ProfilePage,
  accountQuoteDetail: async () =>
    (await import('@/pages/account/quote-detail-page')).QuoteDetailPage,
  accountQuotes: async () => (await import('@/pages/account/quotes-page')).QuotesPage,
  accountSchedule: async () => (await import('@/pages/account/schedule-page')).SchedulePage,
  adminActivity: async () => (await import('@/pages/admin/activity-page')).ActivityPage,
  adminAnalytics: async () => (await import('@/pages/admin/analytics-page')).AnalyticsPage,
  adminCareers: async () => (await import('@/pages/admin/careers-page')).CareersPage,
  adminOverview: async () => (await import('@/pages/admin/overview-page')).OverviewPage,
  adminFleet: async () => (await import('@/pages/admin/fleet-page')).FleetPage,
  adminGallery: async () => (await import('@/pages/admin/gallery-page')).GalleryPage,
  adminLoad: async () => (await import('@/pages/admin/load-page')).LoadPage,
  adminLoads: async () => (await import('@/pages/admin/loads-page')).LoadsPage,
  adminLoadsWeek: async () => (await import('@/pages/admin/loads-week-page')).LoadsWeekPage,
  adminOffer: async () => (await import('@/pages/admin/offer-page')).OfferPage,
  adminOffers: async () => (await import('@/pages/admin/offers-page')).OffersPage,
  adminPermits: async () => (await import('@/pages/admin/permits-page')).PermitsPage,
  adminMessages: async () => (await import('@/pages/admin/messages-page')).MessagesPage,
  adminNotFound: async () => (await import('@/pages/admin/not-found-page')).NotFoundPage,
  adminQuotes: async () => (await import('@/pages/admin/quotes-page')).QuotesPage,
  adminRules: async () => (await import('@/pages/admin/rules-page')).RulesPage,
  adminServices: async () => (await import('@/pages/admin/services-page')).ServicesPage,
  adminSystem: async () => (await import('@/pages/admin/system-page')).SystemPage,
  adminUsers: async () => (await import('@/pages/admin/users-page')).UsersPage,
};
