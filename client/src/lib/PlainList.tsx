import { styled } from '@mui/material/styles';

/** A list without marks: its lines have rules of their own. */
export const PlainList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
