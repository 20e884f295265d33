import { Typography } from '@mui/material';
import { useIsAlive } from './useIsAlive.ts';

const BEFORE = { __html: 'Vous pouvez déjà écrire. L’envoi sera possible dans un instant.' };
const NOTHING = { __html: '' };

/**
 * Under a form that is in the HTML: that it can be written into, and sent in a moment. What is sent
 * early is kept, and said here (`lib/early.ts`).
 */
export const EarlyNotice = () => (
  <Typography
    id="early"
    role="status"
    variant="caption"
    suppressHydrationWarning
    dangerouslySetInnerHTML={useIsAlive() ? NOTHING : BEFORE}
  />
);
