import type { ImportedList } from '@parade/api/contract/blocklists.ts';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { BlocklistPanel } from './BlocklistPanel.tsx';
import { card, columns } from './columns.tsx';

export function BlocklistList() {
  return (
    <ListPage<ImportedList>
      title="Listes importées"
      newestBy="importedAt"
      one="liste"
      many="listes"
      caption="Listes importées"
      card={card}
      columns={columns}
      nameOf={(list) => `Liste ${list.title}`}
      renderPanel={(list) => <BlocklistPanel list={list} />}
      empty={
        <EmptyList
          title="Aucune liste importée"
          hint="La personne qui gère le serveur en ajoute avec la commande parade lists import. Les vérifications des visiteurs s’y comparent aussitôt."
        />
      }
    />
  );
}
