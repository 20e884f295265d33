import Box from '@mui/material/Box';
import type { NewBroadcast } from '@parade/api/contract/notifications.ts';
import { useController } from 'react-hook-form';
import { CheckChoice } from '../lib/Choice.tsx';
import type { CheckedBroadcast, useBroadcastForm } from './useBroadcastForm.ts';

interface PurposeBoxProps {
  form: ReturnType<typeof useBroadcastForm>['form'];
}

/** Whether the message is advertising, which only those who agreed to it receive. */
export function PurposeBox({ form }: PurposeBoxProps) {
  const { field } = useController<NewBroadcast, 'purpose', CheckedBroadcast>({
    name: 'purpose',
    control: form.control,
  });
  const choose = (promotional: boolean) => {
    field.onChange(promotional ? 'marketing' : 'service');
    // A refusal may have depended on the purpose: the next send says it again if it still holds.
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
