/** What is there to press or to fill in says nothing on paper. */
export const offPaper = { '@media print': { display: 'none' } } as const;
