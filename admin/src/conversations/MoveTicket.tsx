import { Button, Typography } from '@mui/material';
import { ticketMove } from '@parade/api/contract/conversations.ts';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { postJson, sentenceFrom } from '../lib/http.ts';
import { useOpenElsewhere } from '../lib/list/useOpenElsewhere.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

type Ticket = Pick<AdminTicket, 'id' | 'userId' | 'version' | 'movedTo'>;

interface MoveTicketProps {
  ticket: Ticket;
  onMoved: () => Promise<void>;
}

/** Moves a ticket into the conversation of one of the person's reports; or leads to where it went. */
export function MoveTicket({ ticket, onMoved }: MoveTicketProps) {
  const openReport = useOpenElsewhere('reports');
  const { movedTo } = ticket;
  if (movedTo) {
    return (
      <div>
        <PanelHeading>Dossier</PanelHeading>
        <Button variant="outlined" onClick={() => openReport(movedTo)}>
          Voir l’échange dans le dossier
        </Button>
      </div>
    );
  }
  return <Move ticket={ticket} onMoved={onMoved} />;
}

function Move({ ticket: { id, userId, version }, onMoved }: MoveTicketProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const { data: reports } = useGetList<AdminReportRow>('reports', {
    filter: { userId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const reportId = chosen || (reports?.[0]?.id ?? '');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      postJson(`/api/admin/support-tickets/${id}/move`, ticketMove.parse({ reportId, version })),
    async onSuccess() {
      setIsOpen(false);
      notify('Ticket déplacé dans le dossier', { type: 'success' });
      client.invalidateQueries({ queryKey: ['support-tickets', 'getList'] });
      await onMoved();
    },
  });
  if (!reports || reports.length === 0) return null;
  return (
    <div>
      <PanelHeading>Dossier</PanelHeading>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Déplacer dans un dossier
      </Button>
      <ConfirmDialog
        title="Déplacer ce ticket dans un dossier"
        open={isOpen}
        confirm="Déplacer"
        busyLabel="Déplacement…"
        busy={isPending}
        problem={error ? sentenceFrom(error, 'Erreur lors du déplacement du ticket') : undefined}
        onConfirm={() => mutate()}
        onClose={() => {
          reset();
          setIsOpen(false);
        }}
      >
        <Typography variant="body2" sx={{ mb: 2 }}>
          Les messages et leurs documents passent dans les échanges du dossier. Le ticket est fermé,
          et la personne en est prévenue. Ce déplacement ne s’annule pas.
        </Typography>
        <SelectField
          label="Dossier"
          value={reportId}
          onChange={({ target }) => setChosen(target.value)}
        >
          {reports.map((report) => (
            <option key={report.id} value={report.id}>
              {report.reference}, {report.title}
            </option>
          ))}
        </SelectField>
      </ConfirmDialog>
    </div>
  );
}
