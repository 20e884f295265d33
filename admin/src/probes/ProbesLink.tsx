import { useQuery } from '@tanstack/react-query';
import { PermittedLink } from '../lib/PermittedLink.tsx';
import { probesQuery } from './queries.ts';

export const PROBES_PATH = '/probes';

/** Says at once where something is not as usual; for those who may read the probes. */
export function ProbesLink() {
  const { data } = useQuery(probesQuery);
  const outside = data?.items.filter(({ outsideSince }) => outsideSince !== null).length ?? 0;
  return (
    <PermittedLink permission="manageUsers" to={`/admin${PROBES_PATH}`}>
      État du service
      {outside > 0 && ` (${outside}\u00a0mesure${outside === 1 ? '' : 's'} hors de l’attendu)`}
    </PermittedLink>
  );
}
