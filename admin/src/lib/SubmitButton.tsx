import { Button, type ButtonProps } from '@mui/material';
import { styled } from '@mui/material/styles';

const Waiting = styled(Button)({
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'wait' },
});

export interface SubmitButtonProps extends ButtonProps {
  busy: boolean;
  /** The label while the form is being sent. */
  busyLabel: string;
  /** Before the form is sent. */
  onPress?: () => void;
}

/**
 * Not `disabled` while it works: a disabled button loses the keyboard's place.
 * The second click of a double click is ignored: it comes before the form is busy.
 */
export function SubmitButton({ busy, busyLabel, onPress, children, ...button }: SubmitButtonProps) {
  return (
    <Waiting
      {...button}
      type="submit"
      variant="contained"
      aria-disabled={busy}
      onClick={(event) => (busy || event.detail > 1 ? event.preventDefault() : onPress?.())}
    >
      {busy ? busyLabel : children}
    </Waiting>
  );
}
