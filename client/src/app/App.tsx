import { Brand } from '@parade/site/brand/ui/Brand.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Pages } from './Pages.tsx';
import { queryClient } from './query-client.ts';

/** The application; its first pages are in the HTML before its script. */
export const App = ({ router }: { router: (pages: ReactNode) => ReactNode }) => (
  <StrictMode>
    <Brand>
      <QueryClientProvider client={queryClient}>{router(<Pages />)}</QueryClientProvider>
    </Brand>
  </StrictMode>
);
