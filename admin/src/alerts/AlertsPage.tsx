import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import { blocklists } from '../blocklists/index.ts';
import { checkKeys } from '../check-keys/index.ts';
import { checkSigns } from '../check-signs/index.ts';
import { disputes } from '../disputes/index.ts';
import type { View } from '../lib/section.ts';
import { summaryQuery } from '../lib/summary.ts';
import { AlertList } from './AlertList.tsx';
import { ViewLinks } from './ViewLinks.tsx';

const own: View = {
  address: '',
  name: 'alerts',
  label: 'Alertes',
  list: AlertList,
  count: (summary) => summary.pendingAlerts,
};
const VIEWS: readonly View[] = [own, disputes, blocklists, checkSigns, checkKeys];

/** The tab « Alertes »: the alerts, what is disputed, and what checks are compared with, find and are asked by. */
export function AlertsPage() {
  const [address] = useSearchParams();
  const { data: summary } = useQuery(summaryQuery);
  const view = VIEWS.find((one) => one.address === address.get('vue')) ?? own;
  const { name, list: List } = view;
  return (
    <>
      <ViewLinks current={view} views={VIEWS} summary={summary} />
      <ResourceContextProvider value={name}>
        <List key={name} />
      </ResourceContextProvider>
    </>
  );
}
