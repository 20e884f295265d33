import { Box, Typography } from '@mui/material';
import { tokens } from '../../tokens.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { type SavedProps, useSaved } from './useSaved.tsx';

export interface SavedListProps<Item, Values> extends SavedProps<Item, Values> {
  /** « Aucun paiement n’est noté. » */
  none: string;
  factsOf: (item: Item) => readonly Fact[];
}

/** Parts of a case as they are kept: read, added, corrected, taken away. */
export function SavedList<Item extends { id: string }, Values extends object>(
  props: SavedListProps<Item, Values>,
) {
  const { items, none, titleOf, factsOf } = props;
  const { formOf, actionsOf, addition } = useSaved(props);
  return (
    <>
      {items.length === 0 && <Typography sx={{ color: tokens.muted }}>{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 1.25, overflowWrap: 'anywhere' }}
          >
            {formOf(item) || (
              <>
                <Typography sx={{ fontWeight: 600 }}>{titleOf(item)}</Typography>
                {factsOf(item).length > 0 && <Facts stacked facts={factsOf(item)} />}
                {actionsOf(item)}
              </>
            )}
          </Box>
        ))}
      </Box>
      {addition}
    </>
  );
}
