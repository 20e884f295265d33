import { Box, Button, type ButtonProps } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Ring } from './Ring.tsx';

// Forced colours show the label whatever its colour: the ring would lie over it.
const Waiting = styled(Button)({
  '&[aria-disabled="true"]': { color: 'transparent', cursor: 'wait', pointerEvents: 'auto' },
  '& [data-ring]': { position: 'absolute', display: 'flex' },
  '@media (forced-colors: active)': { '& [data-ring]': { display: 'none' } },
});

interface LoadingButtonProps extends ButtonProps {
  loading?: boolean;
}

/**
 * A button that shows that it works. It is not `disabled` meanwhile, as with the
 * `loading` of MUI's own: that would throw the keyboard's place to the top of the page.
 * What is pressed meanwhile, and the second click of a double click, does nothing.
 */
export function LoadingButton({
  loading = false,
  onClick,
  children,
  ...button
}: LoadingButtonProps) {
  return (
    <Waiting
      {...button}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && (
        <Box component="span" data-ring aria-hidden sx={{ color: 'text.secondary' }}>
          <Ring size={18} />
        </Box>
      )}
      {children}
    </Waiting>
  );
}
