import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import { EmptyList } from '../lib/EmptyList.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { BlocklistPanel } from './BlocklistPanel.tsx';
import { card, columns } from './columns.tsx';

export function BlocklistList() {
  return (
    <ListPage<ImportedList> title="Listes importées" newestBy="importedAt">
      <ListRows<ImportedList>
        caption="Listes importées, de la plus récente à la plus ancienne"
        card={card}
        columns={columns}
        nameOf={(list) => `Liste ${list.title}`}
        renderPanel={(list) => <BlocklistPanel list={list} />}
        empty={
          <EmptyList
            title="Aucune liste importée"
            hint="La personne qui gère le serveur en ajoute avec la commande pnpm alerts:import. Les vérifications des visiteurs s’y comparent aussitôt."
          />
        }
        one="liste"
        many="listes"
      />
    </ListPage>
  );
}
