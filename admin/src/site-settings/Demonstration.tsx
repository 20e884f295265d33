import { Box, Link, Typography } from '@mui/material';
import { statusTones } from '@parade/site/brand/theme.ts';
import type { Gap } from './gaps.ts';
import { useProgress } from './progress.tsx';
import type { SettingName } from './spec.ts';

const KINDS: readonly { kind: Gap['kind']; one: string; many: string }[] = [
  { kind: 'figure', one: 'chiffre sans sa preuve', many: 'chiffres sans leur preuve' },
  {
    kind: 'credential',
    one: 'avis ou titre sans sa preuve',
    many: 'avis ou titres sans leur preuve',
  },
  { kind: 'placeholder', one: 'mention à compléter', many: 'mentions à compléter' },
];

interface DemonstrationProps {
  /** As the published settings have it. */
  published: boolean;
  onJump: (name: SettingName) => void;
}

/** Why the site says « Site de démonstration », and the way to each of the reasons. */
export function Demonstration({ published, onJump }: DemonstrationProps) {
  const { gaps, changed } = useProgress();
  if (!published && gaps.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="demonstration"
      sx={{ ...statusTones.attention, p: 2, borderRadius: 1 }}
    >
      <Typography id="demonstration" variant="h2" sx={{ mb: 0.75 }}>
        Site de démonstration
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.primary' }}>
        {gaps.length > 0
          ? 'Chaque page le dit et les moteurs de recherche restent à l’écart, tant qu’il reste\u00a0:'
          : `Tout est rempli. ${changed.length > 0 ? 'Enregistrez pour lever la mention.' : 'La mention part avec la prochaine publication.'}`}
      </Typography>
      {KINDS.map(({ kind, one, many }) => {
        const own = gaps.filter((gap) => gap.kind === kind);
        if (own.length === 0) return null;
        return (
          <Box
            component="details"
            key={kind}
            open={own.length <= 6}
            sx={{ typography: 'body2', color: 'text.primary' }}
          >
            <Box component="summary" sx={{ cursor: 'pointer', py: 0.75, fontWeight: 600 }}>
              {own.length}&nbsp;{own.length < 2 ? one : many}
            </Box>
            <Box
              component="ul"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                m: 0,
                p: 0,
                pl: 2,
                listStyle: 'none',
              }}
            >
              {own.map(({ name, label }) => (
                <li key={name}>
                  <Link
                    component="button"
                    type="button"
                    variant="body2"
                    color="inherit"
                    onClick={() => onJump(name)}
                    sx={{ minHeight: 44, textAlign: 'left' }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
