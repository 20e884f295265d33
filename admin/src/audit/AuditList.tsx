import { Box } from '@mui/material';
import { type AuditEvent, auditActionLabel, auditObjectLabel } from '@parade/api/contract/audit.ts';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { DayInput } from '../lib/list/DayInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { ProbesLink } from '../probes/ProbesLink.tsx';
import { RetentionLink } from '../retention/RetentionLink.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { card, columns } from './columns.tsx';
import { useFacets } from './useFacets.ts';

/** The tab « Journal »: who did what, on what, before and after. */
export function AuditList() {
  const { objectTypes, actions } = useFacets();
  const filters = [
    <SearchBox
      key="search"
      source="search"
      field="actor"
      label="Personne"
      placeholder="nom@exemple.fr"
      alwaysOn
    />,
    <ChoiceInput
      key="objectType"
      source="objectType"
      label="Objet"
      choices={objectTypes.map((type) => [type, auditObjectLabel(type)])}
      alwaysOn
    />,
    <ChoiceInput
      key="action"
      source="action"
      label="Action"
      all="Toutes"
      choices={actions.map((action) => [action, auditActionLabel(action)])}
      alwaysOn
    />,
    <DayInput key="from" source="from" label="Du" alwaysOn />,
    <DayInput key="to" source="to" label="Au" since="from" alwaysOn />,
  ];
  return (
    <ListPage<AuditEvent>
      title="Journal"
      newestBy="at"
      filters={filters}
      one="événement"
      many="événements"
      head={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          <ProbesLink />
          <RetentionLink />
        </Box>
      }
      caption="Événements"
      card={card}
      columns={columns}
      nameOf={(event) => `Événement ${auditActionLabel(event.action)}`}
      renderPanel={(event) => <AuditPanel event={event} />}
      empty={
        <Nothing
          none="Aucun événement"
          found="Aucun événement trouvé"
          all="Effacer les filtres"
          hint="Chaque changement fait sur la plateforme s’inscrit ici, avec son auteur."
        />
      }
    />
  );
}
