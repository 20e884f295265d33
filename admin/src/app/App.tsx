import type { SessionUser } from '@parade/api/contract/auth.ts';
import { installGuard } from '@parade/api/contract/staff-text/guard.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import french from 'ra-language-french';
import { useState } from 'react';
import { CoreAdmin, CustomRoutes, Resource, type TranslationMessages } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { sendJson } from '../lib/http.ts';
import { queryClient } from '../lib/queryClient.ts';
import { authProvider } from './authProvider.ts';
import { AccessDenied, AppFailure, NoTabs } from './dead-ends.tsx';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { routerProvider } from './router.ts';
import { partsOf, sectionsFor } from './sections.ts';
import { createStore } from './store.ts';

// The server knows which hosts may be linked: a form leaves that to it.
installGuard({ knowsHosts: false });

/**
 * `/api/admin/{resource}` in the dialect of ra-data-simple-rest. An update
 * sends the whole record that was read, its `version` included: the server
 * refuses a stale one with 409.
 */
const dataProvider = simpleRestProvider('/api/admin', sendJson);

/** react-admin's own words. The type fails the check when a version adds a key that this lacks. */
const messages: TranslationMessages = {
  ...french,
  ra: {
    ...french.ra,
    // The name of a heading begins with what is seen.
    sort: { ...french.ra.sort, sort_by: '%{field}, trier par ordre %{order}' },
    navigation: {
      ...french.ra.navigation,
      first: 'Première page',
      last: 'Dernière page',
      next: 'Page suivante',
      previous: 'Page précédente',
    },
  },
};
// `allowMissing` lets the server's sentences pass as they are.
const i18nProvider = polyglotI18nProvider(() => messages, 'fr', { allowMissing: true });

const ToFirstTab = () => <Navigate to="/admin" replace />;

/** react-admin without its own screens: layout, theme and sign-in are ours. */
export function App({ user }: { user: SessionUser }) {
  const sections = sectionsFor(user.permissions);
  const [store] = useState(createStore);
  return (
    <CoreAdmin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      routerProvider={routerProvider}
      layout={Layout}
      loading={LoadingPage}
      error={AppFailure}
      accessDenied={AccessDenied}
      authenticationError={AccessDenied}
      catchAll={ToFirstTab}
      disableTelemetry
    >
      {sections.map(({ name, list }) => (
        <Resource key={name} name={name} list={list} />
      ))}
      <CustomRoutes>
        {sections
          .flatMap(partsOf)
          .flatMap(({ pages = [] }) =>
            pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />),
          )}
        {sections.length === 0 && <Route path="/" element={<NoTabs />} />}
      </CustomRoutes>
    </CoreAdmin>
  );
}
