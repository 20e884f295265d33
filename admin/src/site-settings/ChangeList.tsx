import { Box } from '@mui/material';
import type { SettingChange } from '@parade/api/contract/site-settings.ts';
import { statusTones } from '@parade/site/brand/theme.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { changeInWords } from './changes-in-words.ts';

const list = {
  m: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& dt': { color: 'text.secondary', mt: 1 },
  '& dd': { m: 0 },
  '& del, & ins': { textDecoration: 'none', px: 0.5, boxDecorationBreak: 'clone' },
  '& del': statusTones.danger,
  '& ins': statusTones.good,
} as const;

export function ChangeList({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <Box component="dl" sx={list}>
      {changes.map(changeInWords).map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <VisuallyHidden>Avant&nbsp;: </VisuallyHidden>
            <del>{before}</del>
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>. Après&nbsp;: </VisuallyHidden>
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </Box>
  );
}
