import type { AlertProps } from '@mui/material';
import { lazy, Suspense } from 'react';

/** In its place where it cannot be fetched: what it says matters most without a network. */
const PlainAlert = ({ children }: AlertProps) => <div role="alert">{children}</div>;

export const loadAlert = () => import('./alert.ts');
const Alert = lazy(() => loadAlert().catch(() => ({ default: PlainAlert })));

/** A notice of a first page, which begins without any: its script comes after it. */
export const LateAlert = (props: AlertProps) => (
  <Suspense>
    <Alert {...props} />
  </Suspense>
);
