import { Box } from '@mui/material';

interface AddressProps {
  value: string;
  /** Shown in groups of four, to be compared; copied in one piece. */
  grouped?: boolean;
}

/** An address or an IBAN, monospaced and never shortened: a thief would change its middle. */
export function Address({ value, grouped = false }: AddressProps) {
  const plain = value.replace(/\s/g, '');
  const groups = grouped ? [...(plain.match(/.{1,4}/g) ?? [])] : [plain];
  return (
    <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {groups.map((group, at) => (
        // The order of the groups is fixed: the index is their key.
        <Box component="span" key={`${at}${group}`} sx={grouped ? groupStyle : undefined}>
          {group}
        </Box>
      ))}
    </Box>
  );
}

const groupStyle = { display: 'inline-block', mr: '0.6ch' };
