import { Box, Button } from '@mui/material';
import type { NewBroadcast } from '@parade/api/contract/notifications.ts';
import { useFormContext } from 'react-hook-form';
import { ChoiceGroup } from '../lib/Choice.tsx';
import { TEMPLATES } from './templates.ts';

export function TemplateButtons() {
  const form = useFormContext<NewBroadcast>();
  function fill({ type, priority, title, message }: (typeof TEMPLATES)[number]['values']) {
    form.setValue('type', type);
    form.setValue('priority', priority);
    form.setValue('title', title);
    form.setValue('message', message);
    form.clearErrors(['title', 'message']);
    form.setFocus('message');
  }
  return (
    <ChoiceGroup legend="Modèles">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {TEMPLATES.map(({ name, values }) => (
          <Button key={name} variant="outlined" onClick={() => fill(values)} sx={{ px: 1.5 }}>
            {name}
          </Button>
        ))}
      </Box>
    </ChoiceGroup>
  );
}
