import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { COUNTERPARTY_LABELS } from '@parade/api/contract/counterparties.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { EMPTY_LOSS, meansLabel } from '@parade/api/contract/losses.ts';
import { type Proposals as Found, proposals } from '@parade/api/contract/proposals.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../lib/api.ts';

interface Taken {
  losses: LossTexts[];
  counterparties: CounterpartyTexts[];
}

interface ProposalsProps {
  /** What was written so far. */
  story: () => { description: string; contactInfo: string };
  /** What is noted already: it is not proposed again. */
  known: { losses: readonly LossTexts[]; counterparties: readonly CounterpartyTexts[] };
  onTake: (taken: Taken) => void;
}

/** One thing that was recognised, and what it becomes once it is ticked. */
interface Proposal {
  key: string;
  label: string;
  words: string;
  taken: Partial<Taken>;
}

const digits = (text: string) => text.replace(/[\s.-]/g, '').toLowerCase();

function readProposals(
  { losses, counterparties }: Found,
  known: ProposalsProps['known'],
): Proposal[] {
  // A text with two transfers of 500 € proposes two; each that is noted already answers for one.
  const noted = known.losses.map(({ amount, paidOn }) => `${amount} ${paidOn}`);
  const ofLosses = losses.flatMap((each, at): Proposal[] => {
    const amount = formatDecimal(each.amount.replace(/\.0+$/, ''));
    const loss: LossTexts = {
      ...EMPTY_LOSS,
      ...{ amount, currency: each.currency },
      ...{ paidOn: each.paidOn ?? '', means: each.means ?? '' },
    };
    const place = noted.indexOf(`${loss.amount} ${loss.paidOn}`);
    if (place >= 0) {
      noted.splice(place, 1);
      return [];
    }
    const money = each.currency === 'EUR' ? '€' : each.currency;
    const label = [
      `${meansLabel(each.means)}\u00a0: ${amount}\u00a0${money}`,
      each.paidOn ? `le ${formatCalendarDay(each.paidOn)}` : 'jour inconnu',
    ].join(', ');
    return [{ key: `loss ${at}`, label, words: each.words, taken: { losses: [loss] } }];
  });
  const values = new Set(known.counterparties.map(({ value }) => digits(value)));
  const ofOthers = counterparties.flatMap(({ kind, value, words }, at): Proposal[] =>
    values.has(digits(value))
      ? []
      : [
          {
            key: `other ${at}`,
            label: `${COUNTERPARTY_LABELS[kind]}\u00a0: ${value}`,
            words,
            taken: { counterparties: [{ kind, value, source: 'story' }] },
          },
        ],
  );
  return [...ofLosses, ...ofOthers];
}

/** What the story says was paid and to whom: proposed, each with its words, and taken by a tick alone. */
export function Proposals({ story, known, onTake }: ProposalsProps) {
  const place = useRef<HTMLElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const search = useMutation({
    mutationFn: () => call('POST', '/api/reports/proposals', proposals, { body: story() }),
    onSuccess: () => setTicked([]),
  });
  const all = search.data ? readProposals(search.data, known) : [];
  const chosen = all.filter(({ key }) => ticked.includes(key));
  const take = () => {
    onTake({
      losses: chosen.flatMap(({ taken }) => taken.losses ?? []),
      counterparties: chosen.flatMap(({ taken }) => taken.counterparties ?? []),
    });
    search.reset();
    // What had the focus goes with the proposals.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <Box
      component="section"
      ref={place}
      aria-label="Ce que dit votre récit"
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography>
        Votre récit parle déjà de paiements, de numéros ou de comptes&nbsp;? Nous pouvons les
        chercher dedans. Vous cochez ce qui est juste, rien n’est gardé sans vous.
      </Typography>
      <div>
        <LoadingButton
          variant="outlined"
          loading={search.isPending}
          onClick={() => search.mutate()}
          sx={{ minHeight: 44 }}
        >
          Chercher dans mon récit
        </LoadingButton>
      </div>
      <Box role="status">
        {search.error && <Alert severity="error">{sentenceFor(search.error)}</Alert>}
        {search.data && all.length === 0 && (
          <Typography>
            Nous n’avons rien reconnu de plus. Vous pouvez l’ajouter vous-même.
          </Typography>
        )}
      </Box>
      {all.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {all.map(({ key, label, words }) => (
              <li key={key}>
                <FormControlLabel
                  sx={{ alignItems: 'flex-start', m: 0, '& .MuiCheckbox-root': { mt: -1 } }}
                  control={
                    <Checkbox
                      checked={ticked.includes(key)}
                      onChange={(_, isTicked) =>
                        setTicked(
                          isTicked ? [...ticked, key] : ticked.filter((each) => each !== key),
                        )
                      }
                    />
                  }
                  label={
                    <>
                      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                        {label}
                      </Box>
                      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                        {quoted(words)}
                      </Typography>
                    </>
                  }
                />
              </li>
            ))}
          </Box>
          <div>
            <Button
              variant="contained"
              disabled={chosen.length === 0}
              onClick={take}
              sx={{ minHeight: 44 }}
            >
              Ajouter ce que j’ai coché
            </Button>
          </div>
        </>
      )}
    </Box>
  );
}
