import { Box, Typography } from '@mui/material';
import { type AdminAlert, REMOVED_LABELS } from '@parade/api/contract/alerts-admin.ts';
import type { ReactNode } from 'react';
import { PanelHeading } from '../lib/PanelHeading.tsx';

const list = { m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' } as const;

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {children}
    </Typography>
  );
}

/** What was removed from the report's text, and what still looks like a name. */
export function TakenOut({ alert: { removed, possibleNames, reportId } }: { alert: AdminAlert }) {
  return (
    <>
      {reportId && (
        <>
          <PanelHeading>Retiré du signalement</PanelHeading>
          {removed === null && (
            <Quiet>Visible des personnes de l’équipe qui lisent les signalements.</Quiet>
          )}
          {removed?.length === 0 && <Quiet>Rien n’a été retiré.</Quiet>}
          {removed && removed.length > 0 && (
            <>
              <Quiet>Calculé à l’ouverture de la fiche, jamais enregistré.</Quiet>
              <Box component="ul" aria-label="Retiré du signalement" sx={list}>
                {removed.map(({ kind, text }) => (
                  <li key={`${kind} ${text}`}>
                    {REMOVED_LABELS[kind]}&nbsp;: {text}
                  </li>
                ))}
              </Box>
            </>
          )}
        </>
      )}
      {possibleNames.length > 0 && (
        <>
          <PanelHeading>Noms possibles</PanelHeading>
          <Quiet>Ces mots ressemblent à des noms de personnes. Relisez avant de publier.</Quiet>
          <Box component="ul" aria-label="Noms possibles" sx={list}>
            {possibleNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
