import { Box, Typography } from '@mui/material';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import type { QuestionProps } from './question.ts';
import { QUESTIONS } from './questions.tsx';
import type { Step } from './steps.ts';

interface QuestionFormProps extends Omit<QuestionProps, 'onAnswer'> {
  /** The questions of the page. */
  shown: readonly Step[];
  /** The words that lead on; absent where only an answer does. */
  goOnLabel: string | undefined;
  /** The words that lead on without an answer. */
  skipLabel: string | undefined;
  onGoOn: () => void;
}

/** The questions of one page, and what leads on: by one tap of two, the second would skip a page. */
export function QuestionForm({ shown, goOnLabel, skipLabel, onGoOn, ...given }: QuestionFormProps) {
  const isAlone = shown.length === 1;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGoOn();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {shown.map(({ id, title }) => {
        const Question = QUESTIONS[id];
        return (
          <Box
            key={id}
            // Alone it is what the page is called by.
            {...(!isAlone && { component: 'section', 'aria-label': title })}
            sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}
          >
            {!isAlone && <Typography variant="h3">{title}</Typography>}
            <Question {...given} onAnswer={isAlone ? onGoOn : undefined} />
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
        {goOnLabel && (
          <LoadingButton type="submit" variant="contained" size="large" sx={{ minHeight: 52 }}>
            {goOnLabel}
          </LoadingButton>
        )}
        {skipLabel && (
          <LoadingButton size="large" onClick={onGoOn} sx={{ minHeight: 52 }}>
            {skipLabel}
          </LoadingButton>
        )}
      </Box>
    </Box>
  );
}
