import { TOKEN_PATHS } from '@parade/api/contract/paths.ts';
import type { ClientFeature } from '../lib/feature.ts';

export const auth = {
  pages: [
    {
      kind: 'visitor',
      path: '/login',
      load: async () => (await import('./LoginPage.tsx')).LoginPage,
    },
    {
      kind: 'visitor',
      path: '/register',
      load: async () => (await import('./RegisterPage.tsx')).RegisterPage,
    },
    {
      kind: 'visitor',
      path: '/forgot-password',
      load: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
    },
    {
      kind: 'visitor',
      path: TOKEN_PATHS.passwordReset,
      load: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
    },
    {
      kind: 'visitor',
      path: TOKEN_PATHS.emailVerification,
      load: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage,
    },
  ],
  stale: { me: [['session'], ['sessions']] },
} satisfies ClientFeature;
