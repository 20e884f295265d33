import { Box, Button, Typography } from '@mui/material';

interface EmptyListProps {
  title: string;
  hint: string;
  action?: string;
  onAction?: () => void;
}

export function EmptyList({ title, hint, action, onAction }: EmptyListProps) {
  return (
    <Box role="status" sx={{ borderTop: 1, borderColor: 'divider', py: 5 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '38rem' }}>{hint}</Typography>
      {action && (
        <Button variant="outlined" onClick={onAction} sx={{ mt: 2.5 }}>
          {action}
        </Button>
      )}
    </Box>
  );
}
