import type { SessionUser } from '@parade/api/contract/auth.ts';
import { useState } from 'react';
import { CoreAdmin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { queryClient } from '../lib/queryClient.ts';
import { authProvider } from './authProvider.ts';
import { dataProvider } from './dataProvider.ts';
import { AccessDenied, AppFailure, NoTabs } from './dead-ends.tsx';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { i18nProvider } from './messages.ts';
import { partsOf, sectionsFor } from './sections.ts';

const ToFirstTab = () => <Navigate to="/admin" replace />;

/** react-admin without its own screens: layout, theme and sign-in are ours. */
export function App({ user }: { user: SessionUser }) {
  const sections = sectionsFor(user.permissions);
  // Searches and drafts are about people: no browser storage keeps them, and they go with the session.
  const [store] = useState(() => memoryStore());
  return (
    <CoreAdmin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
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
