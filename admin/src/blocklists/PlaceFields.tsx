import { Typography } from '@mui/material';
import {
  LIST_REFRESHES,
  type ListOrigin,
  type ListPlaces,
  REFRESH_LABELS,
} from '@parade/api/contract/list-import.ts';
import { useFormContext } from 'react-hook-form';
import { ChoiceGroup, RadioChoice } from '../lib/Choice.tsx';
import { FormSelect } from '../lib/form/fields.tsx';
import { FileChoice } from './FileChoice.tsx';
import type { ListValues } from './values.ts';

const ORIGINS: Readonly<Record<ListOrigin, string>> = {
  upload: 'Un fichier de mon ordinateur',
  folder: 'Un fichier du dossier du serveur',
  address: 'Une adresse que le serveur connaît',
};

const placesOf = (origin: string, { folder, addresses }: ListPlaces) =>
  origin === 'folder'
    ? (folder ?? []).map((name) => [name, name] as const)
    : (addresses ?? []).map(({ name, host }) => [name, `${name} (${host})`] as const);

/** From where the list comes, and when it is fetched again. */
export function PlaceFields({ places }: { places: ListPlaces }) {
  const { watch, setValue } = useFormContext<ListValues>();
  const origin = watch('origin');
  const offered = (Object.keys(ORIGINS) as ListOrigin[]).filter(
    (each) => each === 'upload' || (each === 'folder' ? places.folder : places.addresses) !== null,
  );

  function pick(to: ListOrigin) {
    setValue('origin', to, { shouldDirty: true });
    setValue('place', '', { shouldDirty: true });
    if (to === 'upload') setValue('refresh', 'never', { shouldDirty: true });
  }

  return (
    <>
      {offered.length > 1 && (
        <ChoiceGroup legend="D’où vient le fichier&nbsp;?">
          {offered.map((each) => (
            <div key={each}>
              <RadioChoice
                name="origin"
                label={ORIGINS[each]}
                checked={origin === each}
                onChange={() => pick(each)}
              />
            </div>
          ))}
        </ChoiceGroup>
      )}
      {origin === 'upload' ? (
        <FileChoice />
      ) : (
        <>
          <FormSelect
            name="place"
            label={origin === 'folder' ? 'Fichier' : 'Adresse'}
            choices={placesOf(origin, places)}
          >
            <option value="">Choisir</option>
          </FormSelect>
          <FormSelect
            name="refresh"
            label="Mise à jour"
            hint="Si elle perd plus d’un tiers de ses entrées, la mise à jour est refusée."
            choices={LIST_REFRESHES.map((each) => [each, REFRESH_LABELS[each]] as const)}
          />
        </>
      )}
      {offered.length === 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          La personne qui gère le serveur peut aussi ouvrir un dossier ou des adresses (LISTS_DIR,
          LISTS_URLS)&nbsp;: la liste se met alors à jour seule.
        </Typography>
      )}
    </>
  );
}
