import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';

/** What is left of an account whose person is gone: a number, and dates. */
export function ErasedFacts({ user }: { user: AdminUser }) {
  return (
    <div>
      <PanelHeading>Compte</PanelHeading>
      <Facts
        facts={[
          ['Effacé le', formatDateTime(user.erasedAt)],
          ['Fermé le', formatDateTime(user.deletedAt)],
          ['Inscription', formatDateTime(user.createdAt)],
          ['Identifiant', user.uid],
          ['Documents', String(user.documents)],
        ]}
      />
    </div>
  );
}
