import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import { IconButton } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { useIsAlive } from '../lib/useIsAlive.ts';
import { isSoundOn, setSoundOn } from './sound.ts';

/** Whether a new notification is heard. */
export function SoundToggle() {
  const [chosen, setOn] = useState<boolean>();
  // The HTML knows no device: the sound is on by default.
  const isAlive = useIsAlive();
  const on = chosen ?? (!isAlive || isSoundOn());
  const toggle = () => {
    setSoundOn(!on);
    setOn(!on);
  };
  return (
    <IconButton
      onClick={toggle}
      aria-label="Son des notifications"
      aria-pressed={on}
      title={on ? 'Son activé' : 'Son coupé'}
      sx={{
        color: on ? tokens.ink : tokens.muted,
        border: `1px solid ${tokens.rule}`,
        borderRadius: tokens.radius,
      }}
    >
      {on ? <VolumeUp /> : <VolumeOff />}
    </IconButton>
  );
}
