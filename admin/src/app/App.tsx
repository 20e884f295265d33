import type { SessionUser } from '@parade/api/contract/auth.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import french from 'ra-language-french';
import { useState } from 'react';
import {
  CoreAdmin,
  CustomRoutes,
  memoryStore,
  Resource,
  type TranslationMessages,
} from 'react-admin';
import { Navigate, Route } from 'react-router';
import { sendJson } from '../lib/http.ts';
import { queryClient } from '../lib/queryClient.ts';
import { authProvider } from './authProvider.ts';
import { AccessDenied, AppFailure, NoTabs } from './dead-ends.tsx';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { partsOf, sectionsFor } from './sections.ts';

/**
 * `/api/admin/{resource}` in the dialect of ra-data-simple-rest. An update
 * sends the whole record that was read, its `version` included: the server
 * refuses a stale one with 409.
 */
const dataProvider = simpleRestProvider('/api/admin', sendJson);

/** react-admin's own words. The type fails the check when a version adds a key that this lacks. */
const messages: TranslationMessages = french;
// `allowMissing` lets the server's sentences pass as they are.
const i18nProvider = polyglotI18nProvider(() => messages, 'fr', { allowMissing: true });

const ToFirstTab = () => <Navigate to="/admin" replace />;

/** react-admin without its own screens: layout, theme and sign-in are ours. */
export function App({ user }: { user: SessionUser }) {
  const sections = sectionsFor(user.permissions);
  // Searches and drafts hold personal data: they stay in memory and end with the session.
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
