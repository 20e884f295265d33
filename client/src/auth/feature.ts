import { TOKEN_PATHS } from '@parade/api/contract/paths.ts';
import type { ClientFeature } from '../lib/feature.ts';

export const auth = {
  pages: [
    {
      layout: 'visitor',
      path: '/login',
      load: async () => (await import('./LoginPage.tsx')).LoginPage,
    },
    {
      layout: 'visitor',
      path: '/register',
      load: async () => (await import('./RegisterPage.tsx')).RegisterPage,
    },
    {
      layout: 'visitor',
      path: '/forgot-password',
      load: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
    },
    {
      layout: 'visitor',
      path: TOKEN_PATHS.passwordReset,
      load: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
    },
    {
      layout: 'visitor',
      path: TOKEN_PATHS.emailVerification,
      load: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage,
    },
  ],
  stale: { me: [['session'], ['sessions']] },
} satisfies ClientFeature;
