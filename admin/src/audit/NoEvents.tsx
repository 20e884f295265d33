import { useListContext } from 'react-admin';
import { EmptyList } from '../lib/EmptyList.tsx';

export function NoEvents() {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) {
    return (
      <EmptyList
        title="Aucun événement"
        hint="Chaque changement fait sur la plateforme s’inscrit ici, avec son auteur."
      />
    );
  }
  return (
    <EmptyList
      title="Aucun événement trouvé"
      hint="Élargissez la période, ou retirez un critère."
      action="Effacer les filtres"
      onAction={() => setFilters({})}
    />
  );
}
