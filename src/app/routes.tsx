import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/public-layout';
import { RootLayout } from './layouts/root-layout';
import type { SIGNED_IN_PAGES } from './signed-in-pages';

/**
 * The route table: every path of the site. Pages are lazy, so a visitor downloads only the page they
 * open; the layouts check who may open it.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('@/pages/public/home-page')).HomePage }),
          },
          {
            path: 'about',
            lazy: async () => ({
              Component: (await import('@/pages/public/about-page')).AboutPage,
            }),
          },
          {
            path: 'services',
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('@/pages/public/services-page')).ServicesPage,
                }),
              },
              {
                path: 'heavy-haul',
                lazy: async () => ({
                  Component: (await import('@/pages/public/services/heavy-haul-page'))
                    .HeavyHaulPage,
                }),
              },
              {
                path: 'specialized-transport',
                lazy: async () => ({
                  Component: (await import('@/pages/public/services/specialized-transport-page'))
                    .SpecializedTransportPage,
                }),
              },
              {
                path: 'project-management',
                lazy: async () => ({
                  Component: (await import('@/pages/public/services/project-management-page'))
                    .ProjectManagementPage,
                }),
              },
            ],
          },
          {
            path: 'privacy',
            lazy: async () => ({
              Component: (await import('@/pages/public/privacy-page')).PrivacyPage,
            }),
          },
          {
            path: 'terms',
            lazy: async () => ({
              Component: (await import('@/pages/public/terms-page')).TermsPage,
            }),
          },
          {
            path: 'fleet',
            lazy: async () => ({
              Component: (await import('@/pages/public/fleet-page')).FleetPage,
            }),
          },
          {
            path: 'gallery',
            lazy: async () => ({
              Component: (await import('@/pages/public/gallery-page')).GalleryPage,
            }),
          },
          {
            path: 'gallery/grid',
            lazy: async () => ({
              Component: (await import('@/pages/public/gallery-grid-page')).GalleryGridPage,
            }),
          },
          {
            path: 'careers',
            lazy: async () => ({
              Component: (await import('@/pages/public/careers-page')).CareersPage,
            }),
          },
          {
            path: 'contact',
            lazy: async () => ({
              Component: (await import('@/pages/public/contact-page')).ContactPage,
            }),
          },
          {
            path: 'quote',
            lazy: async () => ({
              Component: (await import('@/pages/public/quote-page')).QuotePage,
            }),
          },
          {
            path: 'quote/status',
            lazy: async () => ({
              Component: (await import('@/pages/public/quote-status-page')).QuoteStatusPage,
            }),
          },
          {
            path: 'tools/load-assessment',
            lazy: async () => ({
              Component: (await import('@/pages/public/load-assessment-page')).LoadAssessmentPage,
            }),
          },
          {
            path: 'auth',
            lazy: async () => ({ Component: (await import('@/pages/public/auth-page')).AuthPage }),
          },
          {
            path: 'auth/forgot-password',
            lazy: async () => ({
              Component: (await import('@/pages/public/auth/forgot-password-page'))
                .ForgotPasswordPage,
            }),
          },
          {
            path: 'auth/confirm',
            lazy: async () => ({
              Component: (await import('@/pages/public/auth/confirm-page')).ConfirmPage,
            }),
          },
          {
            path: 'auth/new-password',
            lazy: async () => ({
              Component: (await import('@/pages/public/auth/new-password-page')).NewPasswordPage,
            }),
          },
          {
            path: 'auth/invitation',
            lazy: async () => ({
              Component: (await import('@/pages/public/auth/invitation-page')).InvitationPage,
            }),
          },
          {
            lazy: signedIn('accountLayout'),
            children: [
              {
                path: 'dashboard',
                lazy: signedIn('accountDashboard'),
              },
              {
                path: 'profile',
                lazy: signedIn('accountProfile'),
              },
              {
                path: 'loads/assigned',
                lazy: signedIn('accountAssignedLoads'),
              },
              {
                path: 'schedule',
                lazy: signedIn('accountSchedule'),
              },
              {
                path: 'escorts',
                lazy: signedIn('accountEscorts'),
              },
              {
                path: 'quotes',
                lazy: signedIn('accountQuotes'),
              },
              {
                path: 'quotes/:id',
                lazy: signedIn('accountQuoteDetail'),
              },
            ],
          },
          ...developmentRoutes(),
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('@/pages/public/not-found-page')).NotFoundPage,
            }),
          },
        ],
      },
      {
        path: 'admin',
        lazy: signedIn('adminLayout'),
        children: [
          { index: true, lazy: signedIn('adminOverview') },
          { path: 'dashboard', lazy: signedIn('adminOverview') },
          {
            path: 'quotes',
            lazy: signedIn('adminQuotes'),
          },
          {
            path: 'careers',
            lazy: signedIn('adminCareers'),
          },
          {
            path: 'messages',
            lazy: signedIn('adminMessages'),
          },
          {
            lazy: signedIn('adminOnly'),
            children: [
              {
                path: 'activity',
                lazy: signedIn('adminActivity'),
              },
              {
                path: 'analytics',
                lazy: signedIn('adminAnalytics'),
              },
              {
                path: 'fleet',
                lazy: signedIn('adminFleet'),
              },
              {
                path: 'gallery',
                lazy: signedIn('adminGallery'),
              },
              {
                path: 'loads',
                lazy: signedIn('adminLoads'),
              },
              {
                path: 'loads/week',
                lazy: signedIn('adminLoadsWeek'),
              },
              {
                path: 'loads/:number',
                lazy: signedIn('adminLoad'),
              },
              {
                path: 'offers',
                lazy: signedIn('adminOffers'),
              },
              {
                path: 'offers/:number',
                lazy: signedIn('adminOffer'),
              },
              {
                path: 'permits',
                lazy: signedIn('adminPermits'),
              },
              {
                path: 'rules/:state?',
                lazy: signedIn('adminRules'),
              },
              {
                path: 'services',
                lazy: signedIn('adminServices'),
              },
              {
                path: 'system',
                lazy: signedIn('adminSystem'),
              },
              {
                path: 'users',
                lazy: signedIn('adminUsers'),
              },
            ],
          },
          {
            path: '*',
            lazy: signedIn('adminNotFound'),
          },
        ],
      },
    ],
  },
];

/** Loads a page, or the layout of pages, that requires signing in. */
function signedIn(page: keyof typeof SIGNED_IN_PAGES) {
  return async () => {
    const { SIGNED_IN_PAGES } = await import('./signed-in-pages');
    return { Component: await SIGNED_IN_PAGES[page]() };
  };
}

/** The style guide is for developers; production builds leave it out. */
function developmentRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    {
      path: 'styleguide',
      lazy: async () => ({
        Component: (await import('@/pages/public/styleguide-page')).StyleguidePage,
      }),
    },
  ];
}
