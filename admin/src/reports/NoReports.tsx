import { EmptyList } from '../lib/EmptyList.tsx';
import { useContactFilters } from '../lib/useContactFilters.ts';

export function NoReports() {
  const { search, status, clear } = useContactFilters();
  if (search) {
    return (
      <EmptyList
        title="Aucun signalement trouvé"
        hint={
          'Une partie de l’adresse suffit, et le numéro se cherche dans toutes ses écritures\u00a0: 06\u00a012\u00a034\u00a056\u00a078 ou +33\u00a06\u00a012\u00a034\u00a056\u00a078.'
        }
        action="Effacer la recherche"
        onAction={clear}
      />
    );
  }
  if (status) {
    return (
      <EmptyList
        title="Aucun signalement"
        hint="Aucune fiche n’est dans cet état pour le moment."
        action="Voir tous les signalements"
        onAction={clear}
      />
    );
  }
  return (
    <EmptyList
      title="Aucun signalement"
      hint="Dès qu’une victime dépose un signalement, il apparaît ici sans recharger la page."
    />
  );
}
