import { Box, Button, Stack, Typography } from '@mui/material';
import { EXAMPLE_MARK, isExample, isExpired } from '@parade/api/contract/claims.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Fields, GroupFrame } from './Fields.tsx';
import { useProgress } from './progress.tsx';
import { certificationFields } from './sections/credentials.ts';
import type { SettingsDocument, SettingsValues } from './values.ts';

const MOST = 12;
const EMPTY: SettingsValues['claims']['certifications'][number] = {
  kind: 'certification',
  label: '',
  issuer: '',
  reference: '',
  link: '',
  validUntil: '',
};

type Certification = SettingsDocument['claims']['certifications'][number];

function markOf(item: Certification) {
  if (isExpired(item))
    return <StatusChip label="Expirée&nbsp;: masquée sur le site" tone="danger" />;
  return isExample(item) ? (
    <StatusChip label={EXAMPLE_MARK} tone="attention" />
  ) : (
    <StatusChip label="Montrée comme un fait" tone="good" />
  );
}

/** What bodies certify and authorities grant; each can be taken away. */
export function CertificationList() {
  const { control } = useFormContext<SettingsValues>();
  const { document } = useProgress();
  const list = useFieldArray({ control, name: 'claims.certifications' });
  const add = useRef<HTMLButtonElement>(null);

  function remove(at: number) {
    list.remove(at);
    // The pressed button is gone: the focus moves to the button that adds.
    add.current?.focus();
  }

  return (
    <Stack sx={{ gap: 3 }}>
      {list.fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Aucun titre n’est montré.</Typography>
      )}
      {list.fields.map((field, at) => {
        const item = document.claims.certifications[at];
        const name = item?.label || `Titre ${at + 1}`;
        return (
          <Box key={field.id} sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}>
            <GroupFrame title={name} mark={item && markOf(item)}>
              <Fields fields={certificationFields(at)} />
              <Button
                color="error"
                onClick={() => remove(at)}
                aria-label={`Retirer ${name}`}
                sx={{ mt: 1, ml: -2.5 }}
              >
                Retirer
              </Button>
            </GroupFrame>
          </Box>
        );
      })}
      {list.fields.length < MOST ? (
        <Button
          ref={add}
          variant="outlined"
          onClick={() =>
            list.append(EMPTY, { focusName: `claims.certifications.${list.fields.length}.label` })
          }
          sx={{ alignSelf: 'flex-start' }}
        >
          Ajouter une certification ou un agrément
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Douze au maximum.</Typography>
      )}
    </Stack>
  );
}
