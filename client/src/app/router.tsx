import {
  CLIENT_LAYOUT_PATHS,
  RESTRICTED_ACCESS_PATH,
  TOKEN_PATHS,
} from '@parade/api/contract/paths.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading } from '../lib/Loading.tsx';
import { RequireSession } from './RequireSession.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

// Each screen's code is fetched when it is first shown: the sign-in stays light.
const screens: Readonly<Record<(typeof CLIENT_LAYOUT_PATHS)[number], RouteObject['lazy']>> = {
  '/dashboard': async () => ({
    Component: (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
  }),
  '/reports': async () => ({
    Component: (await import('../reports/ReportsPage.tsx')).ReportsPage,
  }),
  '/payments': async () => ({
    Component: (await import('../payments/PaymentsPage.tsx')).PaymentsPage,
  }),
  '/withdraw': async () => ({
    Component: (await import('../withdrawals/WithdrawPage.tsx')).WithdrawPage,
  }),
  '/kyc': async () => ({
    Component: (await import('../kyc/KycPage.tsx')).KycPage,
  }),
  '/support': async () => ({
    Component: (await import('../support-tickets/SupportPage.tsx')).SupportPage,
  }),
  '/profile': async () => ({
    Component: (await import('../users/ProfilePage.tsx')).ProfilePage,
  }),
  '/settings': async () => ({
    Component: (await import('../users/SettingsPage.tsx')).SettingsPage,
  }),
  '/notifications': async () => ({
    Component: (await import('../notifications/NotificationsPage.tsx')).NotificationsPage,
  }),
};

const visitorRoutes: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('../auth/LoginPage.tsx')).LoginPage }),
  },
  {
    path: '/register',
    lazy: async () => ({ Component: (await import('../auth/RegisterPage.tsx')).RegisterPage }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('../auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: TOKEN_PATHS.passwordReset,
    lazy: async () => ({
      Component: (await import('../auth/ResetPasswordPage.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: TOKEN_PATHS.emailVerification,
    lazy: async () => ({
      Component: (await import('../auth/VerifyEmailPage.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: TOKEN_PATHS.disputeConfirmation,
    lazy: async () => ({
      Component: (await import('../disputes/DisputePage.tsx')).DisputePage,
    }),
  },
  {
    path: RESTRICTED_ACCESS_PATH,
    lazy: async () => ({
      Component: (await import('../restricted-access/RestrictedAccessPage.tsx'))
        .RestrictedAccessPage,
    }),
  },
];

const plainRoutes: RouteObject[] = [
  {
    path: '/report',
    lazy: async () => ({
      Component: (await import('../reports/NewReportPage.tsx')).NewReportPage,
    }),
  },
  {
    path: '/payment',
    lazy: async () => ({
      Component: (await import('../payments/PaymentPage.tsx')).PaymentPage,
    }),
  },
];

/** A path of another front end: leave the application for the server's answer. */
function leave() {
  window.location.replace('/');
  return new Promise<never>(() => undefined);
}

export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...visitorRoutes,
          {
            Component: RequireSession,
            children: [
              {
                lazy: async () => ({
                  Component: (await import('./PlainLayout.tsx')).PlainLayout,
                }),
                children: plainRoutes,
              },
              {
                lazy: async () => ({
                  Component: (await import('./ClientLayout.tsx')).ClientLayout,
                }),
                children: CLIENT_LAYOUT_PATHS.map((path) => ({
                  path,
                  lazy: screens[path],
                })),
              },
            ],
          },
          { path: '*', loader: leave, Component: Loading },
        ],
      },
    ],
  },
]);
