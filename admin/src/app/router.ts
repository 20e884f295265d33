import { useCallback, useContext, useMemo } from 'react';
import { type RouterNavigateFunction, reactRouterProvider } from 'react-admin';
import { tidied } from '../lib/list/address.ts';
import { UsualSort } from '../lib/list/usualSort.ts';

/** react-admin's way of going, except that the address of a list stays short and keeps what is ours. */
function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const sort = useContext(UsualSort);
  return useCallback<RouterNavigateFunction>(
    (...args: Parameters<RouterNavigateFunction>) => {
      const [to, options] = args;
      if (typeof to !== 'object' || to.pathname || to.search === undefined)
        return navigate(...args);
      return navigate({ ...to, search: tidied(to.search, window.location.search, sort) }, options);
    },
    [navigate, sort],
  );
}

/** A link fills in no form: react-admin's would take `?source={…}`. */
function useLocation() {
  const location = reactRouterProvider.useLocation();
  return useMemo(() => {
    const search = new URLSearchParams(location.search);
    if (!search.has('source')) return location;
    search.delete('source');
    return { ...location, search: `?${search}` };
  }, [location]);
}

export const routerProvider: typeof reactRouterProvider = {
  ...reactRouterProvider,
  useLocation,
  useNavigate,
};
