import { Box } from '@mui/material';
import {
  COLUMN_KINDS,
  COLUMN_LABELS,
  LIST_ADAPTERS,
  type ListAdapter,
} from '@parade/api/contract/list-import.ts';
import { useFormContext } from 'react-hook-form';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import type { ListValues } from './values.ts';

const FORMATS = Object.entries(LIST_ADAPTERS).map(([name, { label }]) => [name, label] as const);

const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** How the file is read. */
export function FormatFields() {
  const adapter = useFormContext<ListValues>().watch('adapter');
  return (
    <>
      <FormSelect
        name="adapter"
        label="Format du fichier"
        hint={LIST_ADAPTERS[adapter as ListAdapter]?.about}
        choices={FORMATS}
      />
      {adapter === 'csv' && (
        <Box sx={beside}>
          <FormSelect
            name="columnKind"
            label="Ce qu’elle signale"
            choices={COLUMN_KINDS.map((kind) => [kind, COLUMN_LABELS[kind]] as const)}
          />
          <FormText name="column" label="Dans la colonne n°" inputMode="numeric" />
        </Box>
      )}
    </>
  );
}

/** What is said of it to visitors and to the team. */
export const ProvenanceFields = () => (
  <>
    <FormText
      name="title"
      label="Titre"
      hint="Les visiteurs le lisent. Par exemple&nbsp;: Red Flag Domains"
    />
    <FormText
      name="sourceUrl"
      label="Adresse où on la trouve"
      hint="La page de qui la publie. Les visiteurs peuvent y aller."
      inputMode="url"
      placeholder="https://"
    />
    <FormText
      name="licence"
      label="Licence"
      hint="CC0, MIT ou Licence Ouverte&nbsp;: on peut s’en servir en la nommant. «&nbsp;Usage non commercial&nbsp;»&nbsp;: demandez d’abord."
    />
    <FormText
      name="asOf"
      label="Jour de la liste"
      hint="Celui que dit qui la publie."
      type="date"
    />
  </>
);
