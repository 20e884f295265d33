import { Box, Button } from '@mui/material';
import { quoted } from '@parade/api/contract/text.ts';
import type { DraftPlace } from '../lib/draft-places.ts';
import { LateAlert } from '../lib/LateAlert.tsx';
import { readDraft } from './draft.ts';

const TITLE_LENGTH = 60;

function nameOf(uid: string, part: string | undefined): string {
  const texts = readDraft(uid, { part })?.texts;
  const said = (texts?.title || texts?.description || '').trim().slice(0, TITLE_LENGTH);
  return said ? `le brouillon ${quoted(said)}` : 'un brouillon sans titre';
}

interface OtherDraftsProps {
  uid: string;
  place: DraftPlace;
  isResumed: boolean;
  onChoose: (part: string | undefined) => void;
}

/** Which draft stands below, and which others are kept: two tabs lose nothing. */
export default function OtherDrafts({ uid, place, isResumed, onChoose }: OtherDraftsProps) {
  const others = place.others.filter((part) => readDraft(uid, { part }));
  return (
    <>
      {isResumed && (
        <LateAlert severity="info" sx={{ mt: 3 }}>
          Nous avons retrouvé votre brouillon. Reprenez où vous en étiez.
        </LateAlert>
      )}
      {place.isElsewhere && (
        <LateAlert severity="info" sx={{ mt: 3 }}>
          Un brouillon est ouvert dans un autre onglet. Ce que vous écrivez ici est gardé à
          part&nbsp;: rien ne se perd, ni ici ni là-bas.
        </LateAlert>
      )}
      {others.length > 0 && (
        <LateAlert severity="info" sx={{ mt: 3 }}>
          {others.length === 1
            ? 'Un autre brouillon est gardé sur cet appareil.'
            : 'D’autres brouillons sont gardés sur cet appareil.'}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {others.map((part) => (
              <li key={part ?? 'first'}>
                <Button
                  variant="outlined"
                  color="inherit"
                  onClick={() => onChoose(part)}
                  sx={{ mt: 1, textAlign: 'start', overflowWrap: 'anywhere' }}
                >
                  Reprendre {nameOf(uid, part)}
                </Button>
              </li>
            ))}
          </Box>
        </LateAlert>
      )}
    </>
  );
}
