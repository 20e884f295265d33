import { useListContext } from 'react-admin';
import { EmptyList } from '../lib/EmptyList.tsx';

export function NoWithdrawals() {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyList
        title="Aucune demande de retrait"
        hint="Aucune demande ne répond à cette recherche et à ces filtres."
        action="Voir toutes les demandes"
        onAction={() => setFilters({})}
      />
    );
  }
  return (
    <EmptyList
      title="Aucune demande de retrait"
      hint="Dès qu’un client demande un versement, sa demande apparaît ici sans recharger la page."
    />
  );
}
