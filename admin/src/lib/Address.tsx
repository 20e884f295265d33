import Box from '@mui/material/Box';

interface AddressProps {
  value: string;
  /** In fours, for the eye that compares; what is copied stays in one piece. */
  grouped?: boolean;
}

/** An address or an IBAN in letters of one width, whole: its middle is what a thief would change. */
export function Address({ value, grouped = false }: AddressProps) {
  const plain = value.replace(/\s/g, '');
  const groups = grouped ? [...(plain.match(/.{1,4}/g) ?? [])] : [plain];
  return (
    <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {groups.map((group, at) => (
        // Groups stand in a fixed order: their place is their key.
        <Box component="span" key={`${at}${group}`} sx={grouped ? groupStyle : undefined}>
          {group}
        </Box>
      ))}
    </Box>
  );
}

const groupStyle = { display: 'inline-block', mr: '0.6ch' };
