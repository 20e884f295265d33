import { styled } from '@mui/material/styles';

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A report's reference: read aloud to others, so never broken nor translated. */
export function Reference({ children }: { children: string }) {
  return <Unbroken translate="no">{children}</Unbroken>;
}

const Block = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'bottom',
});

/** One that somebody else gave, of whatever length: it breaks only where a line is too short for it. */
export function GivenReference({ children }: { children: string }) {
  return <Block translate="no">{children}</Block>;
}
