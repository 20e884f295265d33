import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

/** Style tags carry the nonce that the server wrote into the page; the policy allows no others. */
export const emotionCache = createCache({
  key: 'p',
  prepend: true,
  nonce: globalThis.document?.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
});

/** Gives an application its look. */
export function Brand({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
