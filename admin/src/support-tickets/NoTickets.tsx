import { useListContext } from 'react-admin';
import { EmptyList } from '../lib/EmptyList.tsx';

export function NoTickets() {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyList
        title="Aucun ticket de support"
        hint="Aucun ticket ne répond à cette recherche et à ces filtres."
        action="Voir tous les tickets"
        onAction={() => setFilters({})}
      />
    );
  }
  return (
    <EmptyList
      title="Aucun ticket de support"
      hint="Dès qu’une personne écrit au support, son ticket apparaît ici sans recharger la page."
    />
  );
}
