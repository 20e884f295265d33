import { writeKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { PLAN_NOTICE } from '@parade/api/contract/plan-notice.ts';
import type { PlanReading } from '@parade/api/contract/plan-reading.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import { useState } from 'react';
import type { Move } from '../flow.ts';
import { deadlinesOf } from './deadlines.ts';
import { planText } from './plan-text.ts';

interface Props {
  reading: PlanReading;
  situation: Situation;
  today: Day;
  go: (to: Move) => void;
}

/** Signed-out people are sent to the sign-in from there, and come back to it. */
const REPORT_FORM = '/report';

function download(content: string, name: string, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What can be taken away; only « Garder » writes anything, and leaves the page. */
export function Tools({ reading, situation, today, go }: Props) {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');
  const deadlines = deadlinesOf(reading, situation);

  async function copy() {
    const text = planText(reading, today);
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Le texte est copié. Collez-le où vous voulez.');
    } catch {
      setShown(text);
      setSaid('Copiez le texte ci-dessous à la main.');
    }
  }

  async function saveDeadlines() {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      download(calendarFile(deadlines, new Date()), 'delais.ics', 'text/calendar');
      setSaid('Le fichier des dates est prêt. Ouvrez-le dans votre agenda.');
    } catch {
      setSaid('Il faut du réseau pour faire ce fichier. Essayez plus tard.');
    }
  }

  function keep() {
    if (!navigator.onLine) return setSaid('Il faut du réseau pour ouvrir un dossier.');
    try {
      sessionStorage.setItem(KEPT_PLAN_KEY, writeKeptPlan(situation));
      location.assign(REPORT_FORM);
    } catch {
      setSaid('Ce navigateur ne garde rien. Copiez le texte, ou imprimez-le.');
    }
  }

  function restart() {
    try {
      sessionStorage.removeItem(KEPT_PLAN_KEY);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
    go({ type: 'restart' });
  }

  return (
    <section aria-labelledby="garder" className="tools">
      <h2 id="garder" className="no-print">
        Garder ce plan
      </h2>
      <div className="no-print tool-buttons">
        <button type="button" className="button second" onClick={() => print()}>
          Imprimer
        </button>
        <button type="button" className="button second" onClick={() => void copy()}>
          Copier le texte
        </button>
        {deadlines.length > 0 && (
          <button type="button" className="button second" onClick={() => void saveDeadlines()}>
            Mettre les dates dans mon agenda
          </button>
        )}
        {/* A report needs an account, and an account an adult: the plan says so. */}
        {!reading.forAdult && (
          <button type="button" className="button" onClick={keep}>
            Garder ce plan dans un dossier
          </button>
        )}
        <button type="button" className="back" onClick={restart}>
          Tout effacer et recommencer
        </button>
      </div>
      <p role="status" className="no-print">
        {said}
      </p>
      {shown && (
        <textarea
          className="no-print"
          aria-label="Le plan en texte"
          readOnly
          rows={12}
          value={shown}
        />
      )}
      <p className="quiet">{PLAN_NOTICE}</p>
    </section>
  );
}
