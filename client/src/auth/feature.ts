import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';
import type { ClientFeature } from '../lib/feature.ts';

export const auth = {
  pages: [
    { kind: 'visitor', path: '/login', load: () => import('./LoginPage.tsx') },
    { kind: 'visitor', path: '/register', load: () => import('./RegisterPage.tsx') },
    { kind: 'visitor', path: '/forgot-password', load: () => import('./ForgotPasswordPage.tsx') },
    {
      kind: 'visitor',
      path: TOKEN_PATHS.passwordReset,
      load: () => import('./ResetPasswordPage.tsx'),
    },
    {
      kind: 'visitor',
      path: TOKEN_PATHS.emailVerification,
      load: () => import('./VerifyEmailPage.tsx'),
    },
  ],
  stale: { me: [['session'], ['sessions']] },
} satisfies ClientFeature;
