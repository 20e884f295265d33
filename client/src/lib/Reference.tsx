import { styled } from '@mui/material/styles';

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A reference of ours: people read it aloud, so it is never broken nor translated. */
export function Reference({ children }: { children: string }) {
  return <Unbroken translate="no">{children}</Unbroken>;
}

const Block = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'bottom',
});

/** A reference that somebody else gave, of any length: it breaks where a line is too short. */
export function GivenReference({ children }: { children: string }) {
  return <Block translate="no">{children}</Block>;
}
