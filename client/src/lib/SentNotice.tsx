import { Alert, AlertTitle } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { offPaper } from './offPaper.ts';

interface SentNoticeProps {
  title: string;
  children?: ReactNode;
  onClose: () => void;
}

/** Says that something was sent. It takes the focus, which the form has lost. */
export function SentNotice({ title, children, onClose }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      severity="success"
      tabIndex={-1}
      closeText="Fermer"
      onClose={onClose}
      sx={{ my: 2, ...offPaper }}
    >
      {children ? (
        <>
          <AlertTitle>{title}</AlertTitle>
          {children}
        </>
      ) : (
        title
      )}
    </Alert>
  );
}
