import { Box, Button } from '@mui/material';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSessionUser } from '../auth/session.ts';
import { EmptyState } from '../lib/EmptyState.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { PlainList } from '../lib/Line.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { UnreadList } from '../lib/list-notices.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf } from '../lib/paged.ts';
import { Section } from '../lib/Section.tsx';
import { SentNotice } from '../lib/SentNotice.tsx';
import { carryOver } from './carry-over.ts';
import { NeverAsks } from './NeverAsks.tsx';
import { NewTicketForm } from './NewTicketForm.tsx';
import { useTickets } from './queries.ts';
import { TicketItem } from './TicketItem.tsx';
import { useAnswerNews } from './useAnswerNews.ts';

export default function SupportPage() {
  const { uid } = useSessionUser();
  const [search, setSearch] = useSearchParams();
  // Kept in the address, so that a reload or a new sign-in shows the same conversation.
  const open = search.get('ticket');
  const list = useTickets();
  const tickets = useMemo(() => itemsOf({ data: list.data }), [list.data]);
  const news = useAnswerNews(tickets, open);
  /** The form's key: a sent or carried-over ticket is followed by a fresh form. */
  const [forms, setForms] = useState(0);
  const [sent, setSent] = useState(0);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked > 0) document.getElementById('subject')?.focus();
  }, [asked]);

  const toggle = (id: string) =>
    setSearch(id === open ? {} : { ticket: id }, { replace: true, preventScrollReset: true });
  const begin = () => setAsked((count) => count + 1);
  const beginAfter = (ticket: { id: string; subject: string }) => {
    if (carryOver(uid, ticket)) setForms((count) => count + 1);
    begin();
  };
  const confirmSent = () => {
    setForms((count) => count + 1);
    setSent((count) => count + 1);
  };

  return (
    <>
      <ErrorBanner of={list} sentence="Erreur lors du chargement des tickets" />
      <NeverAsks />
      <Section id="tickets" title="Vos tickets">
        {sent > 0 && (
          <SentNotice key={sent} title="Ticket créé avec succès" onClose={() => setSent(0)}>
            Nous le lisons et vous répondons ici. Une notification vous prévient.
          </SentNotice>
        )}
        {tickets && tickets.length > 0 && (
          <Button variant="outlined" sx={{ mt: 2 }} onClick={begin}>
            Nouveau ticket
          </Button>
        )}
        <PagedList
          list={list}
          items={tickets}
          skeleton={<ListSkeletons label="Chargement des tickets" />}
          unread={<UnreadList of="tickets" />}
          empty={
            <EmptyState title="Aucun ticket de support pour le moment">
              Une question, un doute, un message suspect&nbsp;? Écrivez-nous avec le formulaire
              ci-dessous&nbsp;: la réponse s’affiche ici, et une notification vous prévient.
            </EmptyState>
          }
          of="tickets"
        >
          {(shown) => (
            <PlainList>
              {shown.map((ticket) => (
                <TicketItem
                  key={ticket.id}
                  owner={uid}
                  ticket={ticket}
                  isOpen={ticket.id === open}
                  onToggle={() => toggle(ticket.id)}
                  onNew={() => beginAfter(ticket)}
                />
              ))}
            </PlainList>
          )}
        </PagedList>
      </Section>
      <Section id="new-ticket" title="Écrire au support" sx={{ mt: 6 }}>
        <Box sx={{ pt: 2.5 }}>
          <NewTicketForm key={forms} owner={uid} onSent={confirmSent} />
        </Box>
      </Section>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
