import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';

const FIELD = '& .filter-field';
const SEARCH = `${FIELD}[data-source=search]`;

/** On a phone all controls are one line that moves sideways: the list begins high. */
const line = {
  '& .RaList-actions': { flexWrap: 'nowrap', overflowX: 'auto', py: 0.5, mb: 0.5 },
  '& .RaList-actions > form': {
    display: 'flex',
    flexWrap: 'nowrap',
    flex: 'none',
    width: 'max-content',
    mb: 0,
  },
  [`${FIELD} .MuiFormControl-root`]: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  [`${FIELD} .MuiFormControl-root > :first-of-type`]: { mb: 0, whiteSpace: 'nowrap' },
  [`${FIELD} .MuiInputBase-root`]: { minWidth: '8.5rem' },
  [SEARCH]: { display: 'flex', gap: 1.5 },
  [`${SEARCH} > :first-of-type`]: { width: '14rem', flex: 'none' },
  [`${SEARCH} > :first-of-type > :first-of-type`]: visuallyHidden,
  '& .list-tools': { flexWrap: 'nowrap', mb: 0 },
};

/** The filters of a list, and what can be done with all of it. */
export const filterStyles = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': {
    flexDirection: 'row',
    alignItems: 'flex-end',
    bgcolor: 'transparent',
    columnGap: 1.5,
    mb: 2,
  },
  '& .RaList-actions > span': { display: 'none' },
  '& .RaList-actions > form': {
    display: 'grid',
    flex: '1 1 20rem',
    gap: 1.5,
    p: 0,
    minHeight: 0,
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  },
  '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
  [FIELD]: { width: 'auto' },
  // As strong as react-admin's own margin.
  '& .RaList-actions .filter-field .MuiFormControl-root.MuiFormControl-root': { mt: 0 },
  [SEARCH]: {
    gridColumn: { sm: 'span 2', lg: 'span 3' },
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: 'minmax(0, 2fr) minmax(9rem, 1fr)',
  },
  // Without a choice beside it the text takes the line.
  [`${SEARCH}:not(:has(> div:nth-of-type(3)))`]: {
    gridColumn: { sm: 'span 2' },
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& .RaList-actions .filter-field .MuiFormHelperText-root': { display: 'block' },
  '& .list-tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: 'auto' },
  '& .list-tools .MuiButton-root': {
    minHeight: 44,
    px: 1.25,
    typography: 'button',
    whiteSpace: 'nowrap',
  },
  '@media (max-width: 599.95px)': line,
} as const;
