import { LinearProgress } from '@mui/material';
import type { SxProps } from '@mui/material/styles';

interface UploadProgressProps {
  /** 0 to 1; at 1 the server is still checking the file. */
  sent: number;
  /** Which file it is, where there is more than one. */
  name?: string;
  sx?: SxProps;
}

/** The progress of an upload. */
export function UploadProgress({ sent, name, sx }: UploadProgressProps) {
  return (
    <LinearProgress
      variant={sent < 1 ? 'determinate' : 'indeterminate'}
      value={sent * 100}
      aria-label={`Progression de l’envoi${name ? ` de ${name}` : ''}`}
      sx={{ height: 6, borderRadius: 3, ...sx }}
    />
  );
}
