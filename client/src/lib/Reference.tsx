import { styled } from '@mui/material/styles';

const Block = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  verticalAlign: 'bottom',
});

/**
 * A reference, ours or somebody else's. People read it aloud: it is not translated, and breaks only
 * where a whole line is too short for it.
 */
export function Reference({ children }: { children: string }) {
  return <Block translate="no">{children}</Block>;
}
