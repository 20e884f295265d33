import { useNavigate } from 'react-router';
import { listPath } from './address.ts';
import { useSearch } from './search.ts';

/** Shows one record of another tab in its list, alone and open. */
export function useOpenElsewhere(resource: string): (id: string) => void {
  const navigate = useNavigate();
  const [search, setSearch] = useSearch(resource);
  return (id) => {
    setSearch({ ...search, text: '' });
    navigate(listPath(resource, { filter: { id }, open: id }));
  };
}
