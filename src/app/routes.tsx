import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/public-layout';
import { RootLayout } from './layouts/root-layout';
import { loadStyles } from './prerender/browser/load-styles';
import appStyles from './styles/app.css?url';

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
            lazy: async () => ({
              Component: (await withAppStyles(import('./layouts/account-layout'))).AccountLayout,
            }),
            children: [
              {
                path: 'dashboard',
                lazy: async () => ({
                  Component: (await import('@/pages/account/dashboard-page')).DashboardPage,
                }),
              },
              {
                path: 'profile',
                lazy: async () => ({
                  Component: (await import('@/pages/account/profile-page')).ProfilePage,
                }),
              },
              {
                path: 'loads/assigned',
                lazy: async () => ({
                  Component: (await import('@/pages/account/assigned-loads-page'))
                    .AssignedLoadsPage,
                }),
              },
              {
                path: 'schedule',
                lazy: async () => ({
                  Component: (await import('@/pages/account/schedule-page')).SchedulePage,
                }),
              },
              {
                path: 'escorts',
                lazy: async () => ({
                  Component: (await import('@/pages/account/escorts-page')).EscortsPage,
                }),
              },
              {
                path: 'quotes',
                lazy: async () => ({
                  Component: (await import('@/pages/account/quotes-page')).QuotesPage,
                }),
              },
              {
                path: 'quotes/:id',
                lazy: async () => ({
                  Component: (await import('@/pages/account/quote-detail-page')).QuoteDetailPage,
                }),
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
        lazy: async () => ({
          Component: (await withAppStyles(import('./layouts/admin-layout'))).AdminLayout,
        }),
        children: [
          { index: true, lazy: adminDashboard },
          { path: 'dashboard', lazy: adminDashboard },
          {
            path: 'quotes',
            lazy: async () => ({
              Component: (await import('@/pages/admin/quotes-page')).QuotesPage,
            }),
          },
          {
            path: 'careers',
            lazy: async () => ({
              Component: (await import('@/pages/admin/careers-page')).CareersPage,
            }),
          },
          {
            path: 'messages',
            lazy: async () => ({
              Component: (await import('@/pages/admin/messages-page')).MessagesPage,
            }),
          },
          {
            lazy: async () => ({
              Component: (await import('./layouts/admin/admin-only')).AdminOnly,
            }),
            children: [
              {
                path: 'activity',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/activity-page')).ActivityPage,
                }),
              },
              {
                path: 'analytics',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/analytics-page')).AnalyticsPage,
                }),
              },
              {
                path: 'fleet',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/fleet-page')).FleetPage,
                }),
              },
              {
                path: 'gallery',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/gallery-page')).GalleryPage,
                }),
              },
              {
                path: 'loads',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/loads-page')).LoadsPage,
                }),
              },
              {
                path: 'services',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/services-page')).ServicesPage,
                }),
              },
              {
                path: 'system',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/system-page')).SystemPage,
                }),
              },
              {
                path: 'users',
                lazy: async () => ({
                  Component: (await import('@/pages/admin/users-page')).UsersPage,
                }),
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('@/pages/admin/not-found-page')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
];

/** Waits for the style sheet of the console and the portal as well. */
async function withAppStyles<T>(layout: Promise<T>): Promise<T> {
  await loadStyles(appStyles);
  return layout;
}

async function adminDashboard() {
  return { Component: (await import('@/pages/admin/dashboard-page')).DashboardPage };
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
