import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { type OwnRead, ownReadPage, readLabel } from '@parade/api/contract/reads.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf, usePaged } from '../lib/paged.ts';
import { Section } from '../lib/Section.tsx';

const useOwnReads = () => usePaged(['reads'], '/api/me/reads', ownReadPage);

function Read({ read }: { read: OwnRead }) {
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        borderBottom: `1px solid ${tokens.rule}`,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
      }}
    >
      <Box component="span" sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        {readLabel(read)}
      </Box>
      <Box component="time" dateTime={read.at} sx={{ color: tokens.muted }}>
        {formatDateTime(read.at)}
      </Box>
    </Box>
  );
}

const Empty = () => (
  <Typography sx={{ py: 2, color: tokens.muted }}>
    L’équipe n’a encore rien ouvert qui soit à vous.
  </Typography>
);

/** What the team opened of the person's, and when, newest first. New lines are announced. */
export function ReadsPanel() {
  const list = useOwnReads();
  const items = itemsOf(list);
  return (
    <Section id="reads" title="Mes données&nbsp;: ce que l’équipe a lu">
      <Typography sx={{ pt: 2, pb: 1, maxWidth: '42rem' }}>
        Chaque fois que l’équipe ouvre votre fiche, un de vos signalements, de vos documents, de vos
        retraits, de vos échanges avec le support ou une face de votre pièce d’identité, c’est écrit
        ici. Plusieurs lectures par la même personne en un quart d’heure font une ligne.
      </Typography>
      <Box aria-live="polite" aria-relevant="additions">
        <PagedList
          list={list}
          items={items}
          skeleton={<ListSkeletons label="Chargement des lectures" />}
          unread={
            <Failure sentence="Erreur lors du chargement des données" onRetry={list.refetch} />
          }
          empty={<Empty />}
          of="lectures"
        >
          {(reads) => (
            <Box component="ul" aria-labelledby="reads" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {reads.map((read) => (
                <Read key={`${read.at} ${read.kind} ${read.name}`} read={read} />
              ))}
            </Box>
          )}
        </PagedList>
      </Box>
    </Section>
  );
}
