import { formatCalendarDay, parisDay } from '@parade/api/contract/dates.ts';
import { CATALOGUE } from '@parade/api/contract/remedies/catalogue.ts';
import { useEffect, useState } from 'react';
import { isOld } from './days.ts';
import { keepPageHere, reloadPage } from './keep-page.ts';

/** Says that the page works without a network, of which day it is, in words, and when it has become old. */
export function StaysHere({ version }: { version: string }) {
  const [isKept, setIsKept] = useState(false);
  // Known only where the page is read: its HTML is of the day of the build.
  const [hasAged, setHasAged] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    void keepPageHere().then(setIsKept);
  }, []);
  useEffect(() => setHasAged(isOld(CATALOGUE.checkedOn, parisDay(new Date()))), []);

  async function reload() {
    setProblem((await reloadPage()) ? '' : 'Il faut du réseau. Essayez plus tard.');
  }

  return (
    <div className="stays-here no-print">
      {hasAged && (
        <div className="problem" role="status">
          <p>
            Ces règles datent du {formatCalendarDay(CATALOGUE.checkedOn)}. Elles ont pu changer.
            Rechargez la page avant de vous y fier.
          </p>
          <button type="button" className="button second" onClick={() => void reload()}>
            Recharger la page
          </button>
          <p>{problem}</p>
        </div>
      )}
      <p className="quiet">
        {isKept
          ? `Cette page marche aussi sans réseau. Version du ${version}.`
          : `Vos réponses restent sur cet appareil. Version du ${version}.`}
      </p>
    </div>
  );
}
