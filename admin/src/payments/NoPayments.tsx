import { useListContext } from 'react-admin';
import { EmptyList } from '../lib/EmptyList.tsx';

export function NoPayments() {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyList
        title="Aucun paiement"
        hint="Aucun paiement ne répond à cette recherche et à ces filtres."
        action="Voir tous les paiements"
        onAction={() => setFilters({})}
      />
    );
  }
  return (
    <EmptyList
      title="Aucun paiement"
      hint="Dès qu’un client commande, son paiement apparaît ici sans recharger la page."
    />
  );
}
