import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import { summaryQuery } from '../app/summary.ts';
import { DisputeList } from '../disputes/DisputeList.tsx';
import { ImportedLists } from '../lists/ImportedLists.tsx';
import { AlertList } from './AlertList.tsx';
import { type View, ViewLinks } from './ViewLinks.tsx';

interface AlertsView extends View {
  resource: string;
  Page: ComponentType;
  count?: (summary: AdminSummary) => number | null;
}

/** The views of the tab; the first one has no name in the address. */
const VIEWS: readonly AlertsView[] = [
  {
    name: '',
    label: 'Alertes',
    resource: 'alerts',
    Page: AlertList,
    count: (summary) => summary.pendingAlerts,
  },
  {
    name: 'contestations',
    label: 'Contestations',
    resource: 'disputes',
    Page: DisputeList,
    count: (summary) => summary.openDisputes,
  },
  { name: 'listes', label: 'Listes importées', resource: 'lists', Page: ImportedLists },
];

/** The tab « Alertes »: the alerts, what is disputed, and the public lists that checks are compared with. */
export function AlertsPage() {
  const [address] = useSearchParams();
  const { data: summary } = useQuery(summaryQuery);
  const name = address.get('vue') ?? '';
  const view = VIEWS.find((one) => one.name === name) ?? VIEWS[0];
  if (!view) return null;
  const { Page, resource } = view;
  return (
    <>
      <ViewLinks
        current={view.name}
        views={VIEWS.map((one) => ({
          ...one,
          waiting: (summary && one.count?.(summary)) || undefined,
        }))}
      />
      <ResourceContextProvider value={resource}>
        <Page key={resource} />
      </ResourceContextProvider>
    </>
  );
}
