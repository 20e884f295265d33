import type { SxProps } from '@mui/material/styles';
import { ProgressBar } from './ProgressBar.tsx';

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
    <ProgressBar
      label={`Progression de l’envoi${name ? ` de ${name}` : ''}`}
      value={sent < 1 ? sent * 100 : undefined}
      height={6}
      color="primary"
      sx={sx}
    />
  );
}
