import { styled } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';

/** What opens below its summary, which is tall enough for a finger. */
export const Details = styled('details')({
  '& summary': { minHeight: 44, paddingBlock: 10, cursor: 'pointer', color: tokens.blue },
});
