import { Button, Skeleton } from '@mui/material';
import type { ListPreview } from '@parade/api/contract/list-import.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Actions } from '../lib/Actions.tsx';
import { FormSubmit } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { Modal } from '../lib/Modal.tsx';
import { FormatFields, ProvenanceFields } from './ListFields.tsx';
import { ListPreviewStep } from './ListPreviewStep.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { askPreview, importList, placesQuery } from './queries.ts';
import { type Asked, importOf, type ListValues, listResolver } from './values.ts';

interface ListDialogProps {
  title: string;
  /** What the fields begin with. */
  values: ListValues;
  onClose: () => void;
}

interface Looked {
  asked: Asked;
  preview: ListPreview;
}

/** Which list, from where, under which licence and how often; then what it would do, and then only the import. */
export function ListDialog({ title, values, onClose }: ListDialogProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const places = useQuery(placesQuery);
  const [typed, setTyped] = useState(values);
  const [looked, setLooked] = useState<Looked>();
  const saving = useMutation({
    mutationFn: (allowShrink: boolean) => {
      if (!looked) throw new Error('nothing was looked at');
      return importList(importOf(looked.asked, looked.preview, allowShrink));
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['lists', 'getList'] });
      notify('Liste importée', { type: 'success' });
      onClose();
    },
  });

  async function look(asked: Asked) {
    const preview = await askPreview(asked);
    saving.reset();
    setTyped({ ...asked, column: String(asked.column) });
    setLooked({ asked, preview });
  }

  return (
    <Modal title={looked ? 'Ce que l’import ferait' : title} open onClose={onClose}>
      {places.error && !places.data && (
        <ListTrouble error={places.error} onRetry={() => places.refetch()} />
      )}
      {places.isPending && (
        <Skeleton role="status" aria-label="Chargement..." variant="rounded" height={320} />
      )}
      {looked && (
        <ListPreviewStep
          {...looked}
          busy={saving.isPending}
          problem={saving.error ? sentenceFrom(saving.error, 'Erreur lors de l’import') : undefined}
          onImport={saving.mutate}
          onBack={() => setLooked(undefined)}
        />
      )}
      {places.data && !looked && (
        <SentForm
          values={typed}
          resolver={listResolver}
          send={look}
          failed="Erreur lors de l’aperçu"
        >
          <PlaceFields places={places.data} />
          <FormatFields />
          <ProvenanceFields />
          <SaveProblem />
          <Actions>
            <FormSubmit busyLabel="Lecture…">Voir l’aperçu</FormSubmit>
            <Button onClick={onClose}>Annuler</Button>
          </Actions>
        </SentForm>
      )}
    </Modal>
  );
}
