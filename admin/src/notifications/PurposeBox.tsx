import Box from '@mui/material/Box';
import type { NewSending } from '@parade/api/contract/notifications.ts';
import { useController } from 'react-hook-form';
import { CheckChoice } from '../lib/Choice.tsx';
import type { CheckedBroadcast, useBroadcastForm } from './useBroadcastForm.ts';

interface PurposeBoxProps {
  form: ReturnType<typeof useBroadcastForm>['form'];
}

/** Whether it is advertising, which nobody gets who did not agree to it. */
export function PurposeBox({ form }: PurposeBoxProps) {
  const { field } = useController<NewSending, 'purpose', CheckedBroadcast>({
    name: 'purpose',
    control: form.control,
  });
  const choose = (promotional: boolean) => {
    field.onChange(promotional ? 'marketing' : 'service');
    // It may have been refused for the recipient: said again, if so, when it is sent.
    form.clearErrors('userId');
  };
  return (
    <Box sx={{ ml: -1.25 }}>
      <CheckChoice
        label="Envoi promotionnel"
        help="Seuls ceux qui les acceptent le reçoivent"
        checked={field.value === 'marketing'}
        onChange={choose}
      />
    </Box>
  );
}
