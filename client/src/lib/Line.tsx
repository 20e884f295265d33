import { styled } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';

/** A list without bullets. */
export const PlainList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** One line of a list, over a thin rule. */
export const Line = styled('li')({ borderBottom: `1px solid ${tokens.rule}`, paddingBlock: 16 });

/** Title and amount beside each other, what belongs to them below. */
export const LineGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  rowGap: 4,
  alignItems: 'baseline',
});

export const LineTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  minWidth: 0,
  fontFamily: tokens.sans,
  fontSize: '1.0625rem',
  overflowWrap: 'anywhere',
  outline: 'none',
}));

export const LineAmount = styled('span')({ textAlign: 'end', whiteSpace: 'nowrap' });
