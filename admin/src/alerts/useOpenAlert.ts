import { useNavigate } from 'react-router';
import { useOtherListFilter } from '../lib/listParams.ts';
import { openRowPath } from '../lib/openRow.ts';

/** Shows one alert in its tab, alone and open. */
export function useOpenAlert(): (id: string) => void {
  const navigate = useNavigate();
  const filterAlerts = useOtherListFilter('alerts');
  return (id) => {
    filterAlerts({ id });
    navigate(openRowPath('alerts', id));
  };
}
