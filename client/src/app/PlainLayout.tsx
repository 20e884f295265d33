import { Outlet } from 'react-router';
import { TallLink } from '../lib/TallLink.tsx';
import { ColumnLayout } from '../site-settings/ColumnLayout.tsx';

/** Outside the client layout: one task, and the way back to the dashboard. */
export function PlainLayout() {
  return (
    <ColumnLayout width={720} end={<TallLink to="/dashboard">Retour au tableau de bord</TallLink>}>
      <Outlet />
    </ColumnLayout>
  );
}
