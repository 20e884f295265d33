import type { SxProps } from '@mui/material/styles';
import { CHECKED_SOURCES, isStale } from '@parade/api/contract/checked-sources.ts';
import { parisDay } from '@parade/api/contract/dates.ts';
import { PermittedLink } from '../lib/PermittedLink.tsx';

export const SOURCES_PATH = '/sources';

/** Says at once how many are to be read again. */
export function SourcesLink({ sx }: { sx?: SxProps }) {
  const today = parisDay(new Date());
  const stale = CHECKED_SOURCES.filter(({ checkedOn }) => isStale(checkedOn, today)).length;
  return (
    <PermittedLink permission="systemSettings" to={`/admin${SOURCES_PATH}`} sx={sx}>
      Sources
      {stale > 0 && ` (${stale}\u00a0à relire)`}
    </PermittedLink>
  );
}
