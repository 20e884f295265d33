import { Box, Button, Typography } from '@mui/material';
import { Aside } from '../lib/Aside.tsx';
import type { useKeptPlan } from './useKeptPlan.ts';

/** Says that the plan of `/urgence` goes with the report, and lets it be left out. */
export function KeptPlan({ kept }: { kept: ReturnType<typeof useKeptPlan> }) {
  if (!kept.found) return null;
  const { isJoined, leaveOut, join } = kept;
  return (
    <Aside
      id="kept-plan"
      title={
        isJoined ? 'Votre plan d’urgence sera joint au dossier' : 'Votre plan ne sera pas joint'
      }
      tone="blue"
      component="section"
      sx={{ mt: 3 }}
    >
      <Typography>
        {isJoined
          ? 'Vos réponses complètent ce signalement, et vous cocherez dans le dossier ce qui est fait. Elles ont rempli les champs encore vides\u00a0: vérifiez-les.'
          : 'Vos réponses restent sur cette page, et disparaissent avec elle.'}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" onClick={isJoined ? leaveOut : join} sx={{ minHeight: 44 }}>
          {isJoined ? 'Ne pas le joindre' : 'Le joindre'}
        </Button>
      </Box>
    </Aside>
  );
}
