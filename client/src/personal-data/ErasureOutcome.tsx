import { Box, Typography } from '@mui/material';
import {
  type ErasurePreview,
  KEPT_AFTER_ERASURE,
  keptOf,
} from '@parade/api/contract/personal-data.ts';
import { plural } from '../lib/plural.ts';

type Erased = keyof ErasurePreview['erased'];

const ERASED: Readonly<Record<Erased, readonly [one: string, many: string]>> = {
  reports: ['signalement', 'signalements'],
  documents: ['document, fichier d’origine compris', 'documents, fichiers d’origine compris'],
  tickets: ['échange avec le support', 'échanges avec le support'],
  notifications: ['notification', 'notifications'],
  kycVerifications: ['vérification d’identité', 'vérifications d’identité'],
};

const list = { m: 0, mt: 0.5, pl: 2.5, '& li': { mb: 0.5 } } as const;

/** The kinds of records that the person has, with their counts. */
const present = (counts: ErasurePreview['erased']) =>
  (Object.entries(counts) as [Erased, number][]).filter(([, count]) => count > 0);

/** What an erasure takes, and what the law makes us keep. */
export function ErasureOutcome({ preview }: { preview: ErasurePreview }) {
  const erased = present(preview.erased);
  const kept = keptOf(preview.kept);
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2.5, maxWidth: '42rem' }}>
      <div>
        <Typography variant="h3">Ce qui est effacé, pour toujours</Typography>
        <Box component="ul" sx={list}>
          <li>Votre compte, vos coordonnées et vos préférences</li>
          {erased.map(([name, count]) => (
            <li key={name}>
              {count.toLocaleString('fr-FR')}&nbsp;{plural(count, ...ERASED[name])}
            </li>
          ))}
        </Box>
      </div>
      <div>
        <Typography variant="h3">Ce que la loi nous oblige à garder</Typography>
        {kept.length === 0 && (
          <Typography sx={{ mt: 0.5 }}>
            Rien&nbsp;: votre compte ne porte ni facture, ni contrat, ni paiement, ni mouvement
            d’argent.
          </Typography>
        )}
        {kept.length > 0 && (
          <Box component="ul" sx={list}>
            {kept.map((name) => (
              <li key={name}>
                {KEPT_AFTER_ERASURE[name].label} ({preview.kept[name].toLocaleString('fr-FR')})
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {KEPT_AFTER_ERASURE[name].law}
                </Typography>
              </li>
            ))}
          </Box>
        )}
      </div>
    </Box>
  );
}
