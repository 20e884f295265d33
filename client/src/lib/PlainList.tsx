import { styled } from '@mui/material/styles';

/** A list without bullets. */
export const PlainList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
