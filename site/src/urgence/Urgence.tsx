import { parisDay } from '@parade/api/contract/dates.ts';
import { FIRST_QUESTIONS } from '@parade/api/contract/remedies/first-questions.ts';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { takeKind } from '../checks/urgence-kind.ts';
import { letFacesCome } from '../lib/faces.ts';
import { DayScreen } from './DayScreen.tsx';
import { takeEarlyAnswer } from './early-answer.ts';
import { type Flow, type Move, meansTitleOf, progressOf, situationOf } from './flow.ts';
import { KindScreen } from './KindScreen.tsx';
import { MeansScreen } from './MeansScreen.tsx';
import { PlanComes } from './PlanComes.tsx';
import { beginAt, goTo, leadsOn, placeIn, type Trail, walk } from './places.ts';
import { Screen } from './Screen.tsx';
import { StaysHere } from './StaysHere.tsx';
import { usePlanScreen } from './usePlanScreen.ts';

/** The first server-rendered screen has no title that takes the focus; every later one does. */
interface State {
  trail: Trail;
  moved: boolean;
}
const reduce = ({ trail }: State, to: Move | number): State => ({
  trail: typeof to === 'number' ? goTo(trail, to) : walk(trail, to),
  moved: true,
});

/** A page that is loaded again stands where the history says, and has forgotten what was there. */
const begin = (): State => ({
  trail: beginAt((typeof history === 'object' && placeIn(history.state)) || 0),
  moved: false,
});

const TITLES: Readonly<Record<Exclude<Flow['step'], 'plan'>, (flow: Flow) => string>> = {
  kind: () => FIRST_QUESTIONS.kind,
  means: meansTitleOf,
  day: () => FIRST_QUESTIONS.paidOn,
};

function keepsPlan(): boolean {
  try {
    return sessionStorage.getItem(KEPT_PLAN_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * What somebody answers here stays in this component: no address, no request, no storage. `version`: of which day the
 * rules are, in words. No day is put into words before the page answers: a slow phone is kept busy by that.
 */
export default function Urgence({ version }: { version: string }) {
  const [{ trail, moved }, dispatch] = useReducer(reduce, null, begin);
  const { flow, number } = trail;
  const { step, kind, at, draft, payments } = flow;
  const situation = situationOf(flow);
  const today = () => parisDay(new Date());
  const { screen, hasFailed, load } = usePlanScreen();
  const Plan = screen?.Plan;

  /** The history learns the number of a place and nothing else: no address, no answer. */
  function go(to: Move) {
    // Before the first place there is another page.
    if (to.type === 'back' && number > 0) return history.back();
    if (leadsOn(to)) history.pushState({ place: number + 1 }, '');
    dispatch(to);
  }

  const arrive = useEffectEvent((state: unknown) => {
    const place = placeIn(state);
    // A link to a part of this page leads to no other question, and is no place.
    if (place === undefined) history.back();
    else dispatch(place);
  });
  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => arrive(state);
    history.replaceState({ place: number }, '');
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  useEffect(letFacesCome, []);
  // Whoever kept a plan and came back, or whose phone loaded the page again, finds it.
  const [resumes, setResumes] = useState(false);
  useEffect(() => {
    const early = takeEarlyAnswer() ?? takeKind();
    const found = KINDS.find(({ id }) => id === early);
    if (found) go({ type: 'kind', kind: found.id });
    else setResumes(keepsPlan());
  }, []);
  useEffect(() => {
    if (!resumes || !screen) return;
    const kept = screen.resumedFromTab();
    if (kept) dispatch(kept);
    setResumes(false);
  }, [resumes, screen]);

  const atOnce = (
    <p className="at-once">
      Vous pouvez déjà appeler votre banque&nbsp;: prenez le numéro au dos de votre carte, jamais
      celui qui vous a appelé.
    </p>
  );
  const planComes = (
    <PlanComes hasFailed={hasFailed} onAgain={() => void load()}>
      {atOnce}
    </PlanComes>
  );
  const screens: Record<Flow['step'], () => ReactNode> = {
    kind: () => <KindScreen kind={kind} onPick={(picked) => go({ type: 'kind', kind: picked })} />,
    means: () =>
      kind && (
        <MeansScreen
          {...{ kind, draft }}
          onPick={(means, authorised) => go({ type: 'means', means, authorised })}
          onUnknown={at === 0 ? () => go({ type: 'means-unknown' }) : undefined}
          onNothing={at === 0 ? () => go({ type: 'nothing-paid' }) : undefined}
        />
      ),
    day: () => (
      <DayScreen
        {...{ today: today(), payment: payments[at] }}
        onPick={(day, isEarliest) => go({ type: 'day', day, ...(isEarliest && { isEarliest }) })}
      />
    ),
    plan: () =>
      situation && (Plan ? <Plan {...{ flow, situation, today: today(), go }} /> : planComes),
  };

  return (
    <>
      {resumes ? (
        planComes
      ) : step === 'plan' ? (
        screens.plan()
      ) : (
        <Screen
          key={`${step} ${at}`}
          title={TITLES[step](flow)}
          progress={progressOf(flow)}
          onBack={step === 'kind' ? undefined : () => go({ type: 'back' })}
          moved={moved}
        >
          {screens[step]()}
          {atOnce}
        </Screen>
      )}
      <StaysHere version={version} />
    </>
  );
}
