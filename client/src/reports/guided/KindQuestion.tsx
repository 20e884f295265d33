import { Box, Typography } from '@mui/material';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Kind } from '@parade/api/contract/remedies/situation.ts';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import { useWatch } from 'react-hook-form';
import { TallLink } from '../../lib/TallLink.tsx';
import { namedBy } from '../with-plan.ts';
import { Choices } from './Choices.tsx';
import type { QuestionProps } from './question.ts';
import { isKindLabel, stepOf } from './steps.ts';

const PROBLEM = 'fraudType-error';

/** What happened, in the words of `/urgence`: it gives the report its type and its title. */
export function KindQuestion({ form, onAnswer }: QuestionProps) {
  const [fraudType, title] = useWatch({ control: form.control, name: ['fraudType', 'title'] });
  const isChosen = (kind: Kind) => {
    const named = namedBy(kind);
    const isNamed = named.title === '' ? !isKindLabel(title) : title === named.title;
    return fraudType === named.fraudType && isNamed;
  };
  function pick(kind: Kind) {
    const named = namedBy(kind);
    const set = { shouldDirty: true, shouldValidate: true };
    form.setValue('fraudType', named.fraudType, set);
    // A title of one's own stays.
    if (title === '' || isKindLabel(title)) {
      form.setValue('title', named.title, { shouldDirty: true });
    }
    onAnswer?.();
  }
  const problem = form.formState.errors.fraudType?.message;
  return (
    <>
      <div>
        <Typography>
          L’argent est parti ces derniers jours&nbsp;? Commencez par arrêter ce qui peut l’être. Vos
          réponses seront reprises ici.
        </Typography>
        <TallLink href="/urgence" sx={{ fontWeight: 600 }}>
          Voir que faire maintenant
        </TallLink>
      </div>
      <Box
        role="group"
        aria-label={stepOf('faits')?.title}
        // Where the focus is led when nothing was chosen.
        tabIndex={-1}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && PROBLEM}
      >
        <Choices
          choices={KINDS.map(({ id, label }) => ({
            ...{ key: id, label, isChosen: isChosen(id) },
            onPick: () => pick(id),
          }))}
        />
        <FieldError id={PROBLEM}>{problem}</FieldError>
      </Box>
    </>
  );
}
