import { Typography } from '@mui/material';
import { ALONE_HOURS, type ApprovalList } from '@parade/api/contract/approvals.ts';
import { PERMISSION_LABELS } from '@parade/api/contract/staff.ts';
import { quoted } from '@parade/api/contract/text.ts';

/** What a team of one is spared for now, or has to wait for. */
export function TeamOfOne({ alone, isDemonstration }: ApprovalList) {
  if (alone.length === 0) return null;
  const where = alone.map((permission) => quoted(PERMISSION_LABELS[permission]));
  return (
    <Typography sx={{ mb: 2, maxWidth: '46rem' }}>
      Vous êtes la seule personne à pouvoir décider de {where.join(' et de ')}.{' '}
      {isDemonstration
        ? `Pendant la démonstration, vos changements prennent effet tout de suite. Une fois la plateforme ouverte, ils demanderont l’accord d’une deuxième personne, ou attendront ${ALONE_HOURS}\u00a0heures.`
        : `Vos changements prennent effet ${ALONE_HOURS}\u00a0heures après leur proposition\u00a0; un e-mail l’annonce, un autre le confirme. Invitez une deuxième personne pour ne pas attendre.`}
    </Typography>
  );
}
