import { parisDay } from '@parade/api/contract/dates.ts';
import { KEPT_PLAN_KEY, readKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import { FIRST_QUESTIONS } from '@parade/api/contract/remedies/questions.ts';
import { type ReactNode, useEffect, useReducer } from 'react';
import { DayScreen } from './DayScreen.tsx';
import { takeEarlyAnswer } from './early-answer.ts';
import { type Flow, type Move, move, progressOf, START, situationOf } from './flow.ts';
import { KindScreen } from './KindScreen.tsx';
import { MeansScreen } from './MeansScreen.tsx';
import { Plan } from './plan/Plan.tsx';
import { Screen } from './Screen.tsx';
import { StaysHere } from './StaysHere.tsx';

/** The first server-rendered screen has no title that takes the focus; every later one does. */
interface State {
  flow: Flow;
  moved: boolean;
}
const reduce = ({ flow }: State, to: Move): State => ({ flow: move(flow, to), moved: true });

/** Moves to another screen: each is a place that the browser's own « back » comes back from. */
const FORWARD: readonly Move['type'][] = ['kind', 'means', 'nothing-paid', 'day', 'add-payment'];

const TITLES: Readonly<Record<Exclude<Flow['step'], 'plan'>, string>> = {
  kind: FIRST_QUESTIONS.kind,
  means: FIRST_QUESTIONS.means,
  day: FIRST_QUESTIONS.paidOn,
};

function keptPlan() {
  try {
    return readKeptPlan(sessionStorage.getItem(KEPT_PLAN_KEY));
  } catch {
    return null;
  }
}

/** What somebody answers here stays in this component: no address, no request, no storage. */
export default function Urgence() {
  const [{ flow, moved }, dispatch] = useReducer(reduce, { flow: START, moved: false });
  const { step, kind, at, draft, payments } = flow;
  const situation = situationOf(flow);
  const today = parisDay(new Date());

  /** The history learns of a step and of nothing else: no address, no answer. */
  function go(to: Move) {
    if (to.type === 'back') return history.back();
    if (FORWARD.includes(to.type)) history.pushState(null, '');
    dispatch(to);
  }

  useEffect(() => {
    const back = () => dispatch({ type: 'back' });
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  useEffect(() => {
    const early = takeEarlyAnswer();
    const found = KINDS.find(({ id }) => id === early);
    if (found) return go({ type: 'kind', kind: found.id });
    // Whoever kept a plan and came back, or whose phone loaded the page again, finds it.
    const kept = keptPlan();
    if (kept) dispatch({ type: 'resume', situation: kept });
  }, []);

  const screens: Record<Flow['step'], () => ReactNode> = {
    kind: () => <KindScreen kind={kind} onPick={(picked) => go({ type: 'kind', kind: picked })} />,
    means: () =>
      kind && (
        <MeansScreen
          {...{ kind, draft }}
          onPick={(means, authorised) => go({ type: 'means', means, authorised })}
          onNothing={at === 0 ? () => go({ type: 'nothing-paid' }) : undefined}
        />
      ),
    day: () => (
      <DayScreen
        {...{ today, payment: payments[at] }}
        onPick={(day, isEarliest) => go({ type: 'day', day, ...(isEarliest && { isEarliest }) })}
      />
    ),
    plan: () => situation && <Plan {...{ flow, situation, today, go }} />,
  };

  return (
    <>
      {step === 'plan' ? (
        screens.plan()
      ) : (
        <Screen
          key={`${step} ${at}`}
          title={TITLES[step]}
          progress={progressOf(flow)}
          onBack={step === 'kind' ? undefined : () => go({ type: 'back' })}
          moved={moved}
        >
          {screens[step]()}
          <p className="at-once">
            Vous pouvez déjà appeler votre banque&nbsp;: prenez le numéro au dos de votre carte,
            jamais celui qui vous a appelé.
          </p>
        </Screen>
      )}
      <StaysHere today={today} />
    </>
  );
}
