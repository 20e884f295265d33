import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Waiting = styled(Button)({
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'wait' },
});

interface SubmitButtonProps extends ButtonProps {
  busy: boolean;
  /** What it says while the form is on its way. */
  busyLabel: string;
}

/** Not `disabled` while it works: a disabled button loses the keyboard's place. */
export function SubmitButton({ busy, busyLabel, children, ...button }: SubmitButtonProps) {
  return (
    <Waiting
      {...button}
      type="submit"
      variant="contained"
      aria-disabled={busy}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy ? busyLabel : children}
    </Waiting>
  );
}
