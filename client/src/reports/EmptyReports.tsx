import { EmptyState } from '../lib/EmptyState.tsx';

/** Nothing reported yet: what to do next. */
export const EmptyReports = () => (
  <EmptyState
    title="Aucun signalement pour le moment"
    action={{ label: 'Créer un signalement', to: '/report' }}
  >
    Un formulaire, une dizaine de minutes, et vos preuves si vous en avez. Rien n’est définitif tant
    que vous n’avez pas envoyé.
  </EmptyState>
);
