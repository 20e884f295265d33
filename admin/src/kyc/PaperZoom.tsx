import { Box, Button, Dialog, Typography } from '@mui/material';
import { useId } from 'react';
import { useZoom } from './useZoom.ts';

interface PaperZoomProps {
  /** The picture that was already loaded: each load is recorded as a view. */
  src: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** A paper over the whole window, zoomed by buttons and keys, moved by scrolling. */
export function PaperZoom({ open, ...paper }: PaperZoomProps) {
  return open ? <Zoomed {...paper} /> : null;
}

function Zoomed({ src, name, onClose }: Omit<PaperZoomProps, 'open'>) {
  const titleId = useId();
  const zoom = useZoom();
  const { natural, upright, scale, turns } = zoom;
  return (
    <Dialog fullScreen open onClose={onClose} onKeyDown={zoom.press} aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: { xs: 1, sm: 1.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={titleId}
          variant="h3"
          component="h2"
          sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography variant="body2" role="status" sx={{ minWidth: '4.5ch' }}>
          {Math.round(scale * 100)}&nbsp;%
        </Typography>
        <Button variant="outlined" aria-keyshortcuts="-" onClick={zoom.smaller}>
          Réduire
        </Button>
        <Button variant="outlined" aria-keyshortcuts="+" onClick={zoom.larger}>
          Agrandir
        </Button>
        <Button variant="outlined" aria-keyshortcuts="0" onClick={zoom.actual}>
          100&nbsp;%
        </Button>
        <Button variant="outlined" aria-keyshortcuts="R" onClick={zoom.turn}>
          Tourner
        </Button>
        <Button variant="contained" onClick={onClose}>
          Fermer
        </Button>
      </Box>
      <Box
        ref={zoom.area}
        role="region"
        aria-label="Photo"
        // Focusable, so that the arrow keys scroll it.
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', bgcolor: 'grey.900' }}
      >
        <Box
          sx={{
            position: 'relative',
            flex: 'none',
            m: 'auto',
            width: upright && upright.width * scale,
            height: upright && upright.height * scale,
          }}
        >
          <Box
            component="img"
            src={src}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              zoom.setNatural({ width: naturalWidth, height: naturalHeight })
            }
            sx={{
              position: 'absolute',
              left: '50%',
              top: '50%',
              width: natural && natural.width * scale,
              height: natural && natural.height * scale,
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Dialog>
  );
}
