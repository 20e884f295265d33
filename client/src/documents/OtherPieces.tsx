import { Box, Button, Typography } from '@mui/material';
import { type PieceSlot, pieceLabel } from '@parade/api/contract/report-choices.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { acceptOf } from '@parade/site/brand/ui/accept.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useUploads } from '../site-settings/uploads.ts';
import { ChosenDocument } from './ChosenDocument.tsx';
import { FileRefusal } from './FileRefusal.tsx';
import { FileZone } from './FileZone.tsx';
import { PieceNote } from './PieceNote.tsx';
import type { PieceSlots, PieceTray } from './proofs.ts';

interface PieceProps {
  name: PieceSlot;
  tray: PieceTray;
  slots: PieceSlots;
  onCleared: () => void;
}

/** One further piece: the file, what it shows, and what can be done with it. */
function Piece({ name, tray, slots, onCleared }: PieceProps) {
  const slot = slots[name];
  const title = `titre-${name}`;
  const label = pieceLabel(name);
  const which = <VisuallyHidden>&nbsp;{label}</VisuallyHidden>;
  return (
    <Box component="li" sx={{ borderTop: `1px solid ${tokens.rule}`, py: 2 }}>
      <Typography id={title} sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <ChosenDocument slot={slot} />
        {slot.kind === 'failed' && slot.canRetry && (
          <Button variant="outlined" onClick={() => tray.choose(name, slot.file)}>
            Réessayer{which}
          </Button>
        )}
        <Button
          color="error"
          onClick={() => {
            tray.clear(name);
            onCleared();
          }}
        >
          {slot.kind === 'sending' ? 'Annuler' : 'Retirer'}
          {which}
        </Button>
      </Box>
      {slot.kind === 'stored' && (
        <PieceNote
          key={slot.document.id}
          describedBy={title}
          note={slot.document.note}
          onSave={(note) => tray.describe(name, note)}
        />
      )}
      <FileRefusal id={`${name}-error`} slot={slot} choice={1} />
    </Box>
  );
}

/** « Coller » anywhere on the page that carries files: the pieces take them, a text field its text. */
function usePastedFiles(add: (files: readonly File[]) => void) {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

const alreadyThere = (count: number) =>
  count === 1
    ? 'Une pièce était déjà là\u00a0: elle n’est pas ajoutée deux fois.'
    : `${count}\u00a0pièces étaient déjà là\u00a0: elles ne sont pas ajoutées deux fois.`;
const withoutRoom = (count: number) =>
  count === 1
    ? 'Une pièce n’a pas été ajoutée\u00a0: il n’y a plus de place.'
    : `${count}\u00a0pièces n’ont pas été ajoutées\u00a0: il n’y a plus de place.`;

interface OtherPiecesProps {
  title?: string;
  /** The places that may be filled here. */
  names: readonly PieceSlot[];
  tray: PieceTray;
  slots: PieceSlots;
}

/** Several pieces at once: chosen, dropped, pasted, or taken with the camera. */
export function OtherPieces({ title = 'Autres pièces', names, tray, slots }: OtherPiecesProps) {
  const uploads = useUploads();
  const [{ left, known }, setAdded] = useState({ left: 0, known: 0 });
  const chooser = useRef<HTMLInputElement>(null);
  const used = names.filter((name) => slots[name].kind !== 'empty' || slots[name].error);
  const isFull = used.length === names.length;
  const add = (files: readonly File[]) => setAdded(tray.add(files, names));
  usePastedFiles(add);
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    add([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  }
  return (
    <Box component="section" aria-label={title}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography id="pieces-hint" sx={{ mb: 1.5, color: tokens.muted }}>
        Plusieurs à la fois, {names.length} au plus&nbsp;: photos, captures, PDF, ou e-mails
        enregistrés (.eml). Une photo trop lourde est allégée sur votre appareil. Vous pouvez aussi
        coller une capture d’écran.
      </Typography>
      {used.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {used.map((name) => (
            <Piece
              key={name}
              {...{ name, tray, slots }}
              onCleared={() => chooser.current?.focus()}
            />
          ))}
        </Box>
      )}
      {!isFull && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FileZone replaces={false} label="Ajouter des pièces">
            <input
              ref={chooser}
              type="file"
              multiple
              accept={acceptOf(uploads.types)}
              aria-label="Ajouter des pièces"
              aria-describedby="pieces-hint"
              onChange={choose}
            />
          </FileZone>
          <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
            <FileZone replaces label="Prendre une photo">
              <input
                type="file"
                accept="image/*"
                capture="environment"
                aria-label="Prendre une photo"
                onChange={choose}
              />
            </FileZone>
          </Box>
        </Box>
      )}
      <Typography role="status" sx={{ mt: 1 }}>
        {known > 0 && `${alreadyThere(known)} `}
        {left > 0 && withoutRoom(left)}
      </Typography>
    </Box>
  );
}
