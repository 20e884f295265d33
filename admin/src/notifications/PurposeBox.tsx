import { Box } from '@mui/material';
import type { NewBroadcast } from '@parade/api/contract/notifications.ts';
import { useFormContext } from 'react-hook-form';
import { CheckChoice } from '../lib/Choice.tsx';

/** Whether the message is advertising, which only those who agreed to it receive. */
export function PurposeBox() {
  const { clearErrors, setValue, watch } = useFormContext<NewBroadcast>();
  const choose = (promotional: boolean) => {
    setValue('purpose', promotional ? 'marketing' : 'service');
    // A refusal may have depended on the purpose: the next send says it again if it still holds.
    clearErrors('userId');
  };
  return (
    <Box sx={{ ml: -1.25 }}>
      <CheckChoice
        label="Envoi promotionnel"
        help="Seules les personnes qui l’ont accepté le reçoivent"
        checked={watch('purpose') === 'marketing'}
        onChange={choose}
      />
    </Box>
  );
}
