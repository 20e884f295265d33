import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router';
import { GUIDE } from './place.ts';
import { askedOf, firstOpen, type Known, type Step, type StepId, stepOf } from './steps.ts';

/** Where all answers are read again, after the last question. */
const SUMMARY = 'verifier';
type Place = StepId | typeof SUMMARY;

const hashOf = (place: Place) => `${GUIDE}-${place}`;
const placeIn = (hash: string): Place | undefined => {
  const id = hash.slice(`#${GUIDE}-`.length);
  return id === SUMMARY ? SUMMARY : stepOf(id)?.id;
};

/** What an entry of the browser's history remembers: no answer. */
interface Entry {
  /** The entry before it is the page before it. */
  cameOn?: true;
  /** It was opened from the summary, to which it leads back. */
  corrects?: true;
}

/** Which page of the guided way is open, and where it leads. `known` is read anew at each move. */
export function useGuide(known: () => Known) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { hash, state, key } = useLocation();
  const navigate = useNavigate();
  const { cameOn, corrects }: Entry = state ?? {};
  const place = placeIn(hash);

  const open = place === SUMMARY || place === undefined ? undefined : stepOf(place);
  const asked = askedOf(known(), open?.id);
  /** Those that share a page with a question. */
  const sharing = (step: Step, all: readonly Step[]) =>
    isPhone || corrects ? [step] : all.filter(({ group }) => group === step.group);
  const shown = open ? sharing(open, asked) : [];

  const go = (to: Place, entry: Entry, replace = false) =>
    navigate({ hash: hashOf(to) }, { state: entry, replace });
  const pages = isPhone ? asked : asked.filter(({ group }, at) => asked[at - 1]?.group !== group);
  const number = pages.findIndex((step) =>
    shown.some(({ id, group }) => (isPhone ? id === step.id : group === step.group)),
  );
  const before =
    place === SUMMARY ? asked.at(-1) : asked[asked.findIndex(({ id }) => id === shown[0]?.id) - 1];

  return {
    /** Changes with each page that is opened. */
    key,
    /** The address names no page: then this one is meant. */
    begin: () => go(firstOpen(known())?.id ?? SUMMARY, {}, true),
    isNowhere: place === undefined,
    isSummary: place === SUMMARY,
    isPhone,
    isCorrection: corrects === true,
    /** The questions of the page that is open; none on the summary. */
    shown,
    progress: isPhone
      ? `Question\u00a0${number + 1} sur\u00a0${pages.length}`
      : `Étape\u00a0${number + 1} sur\u00a0${pages.length}`,
    isFirst: before === undefined,
    goBack() {
      if (cameOn || corrects) navigate(-1);
      else if (before) go(before.id, {}, true);
    },
    goOn() {
      if (corrects) return navigate(-1);
      const now = askedOf(known(), open?.id);
      const last = open && sharing(open, now).at(-1);
      const next = now[now.findIndex(({ id }) => id === last?.id) + 1];
      go(next?.id ?? SUMMARY, { cameOn: true });
    },
    correct: (step: Step) => go(step.id, { corrects: true }),
  };
}
