import { useNavigate } from 'react-router';
import type { OpenRowState } from '../lib/ListRows.tsx';
import { useOtherListFilter } from '../lib/listParams.ts';

/** Shows one alert in its tab, alone and open. */
export function useOpenAlert(): (id: string) => void {
  const navigate = useNavigate();
  const filterAlerts = useOtherListFilter('alerts');
  return (id) => {
    filterAlerts({ id });
    const state: OpenRowState = { open: id };
    navigate('/admin/alerts', { state });
  };
}
