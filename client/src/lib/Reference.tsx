import { styled } from '@mui/material/styles';

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A report's reference: read aloud to others, so never broken nor translated. */
export function Reference({ children }: { children: string }) {
  return <Unbroken translate="no">{children}</Unbroken>;
}
