import type { PublicAlert } from '@parade/api/contract/alerts.ts';
import { useEffect, useState } from 'react';
import { DisputeForm } from '../disputes/DisputeForm.tsx';
import { ask, Refusal, sentenceOf } from '../lib/ask.ts';
import { AlertText } from './AlertText.tsx';
import { MeToo } from './MeToo.tsx';

interface Props {
  brand: string;
  samples: readonly string[];
  roles: readonly (readonly [string, string])[];
  contact: string;
}

/** An alert without a page of its own in the build: read from the API, by the slug of the address. */
export function LateAlert({ brand, samples, roles, contact }: Props) {
  const [alert, setAlert] = useState<PublicAlert>();
  const [problem, setProblem] = useState<string>();

  async function read(signal?: AbortSignal) {
    setProblem(undefined);
    const slug = location.pathname.split('/').at(-1) ?? '';
    try {
      const found = await ask<PublicAlert>(`/api/alerts/${slug}`, signal ? { signal } : {});
      document.title = `${found.title} – ${brand}`;
      setAlert(found);
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof Refusal && error.code === 'not_found') location.replace('/alertes');
      else setProblem(sentenceOf(error));
    }
  }

  useEffect(() => {
    const call = new AbortController();
    void read(call.signal);
    return () => call.abort();
  }, []);

  if (!alert) {
    return (
      <div className="alert-waiting">
        <h1>Alerte signalée par des victimes</h1>
        <p className="scriptless">
          Cette alerte ne s’affiche qu’avec JavaScript. Les{' '}
          <a href="/alertes">alertes les plus récentes</a> se lisent sans.
        </p>
        {problem ? (
          <div className="problem" role="alert">
            <p>{problem}</p>
            <button type="button" className="button second" onClick={() => void read()}>
              Réessayer
            </button>
          </div>
        ) : (
          <div className="skeleton scripted" role="status" aria-label="Chargement de l’alerte" />
        )}
      </div>
    );
  }
  return (
    <>
      <AlertText alert={alert} sample={samples.includes(alert.id)} />
      <MeToo alertId={alert.id} count={alert.meeTooCount} describedBy={alert.slug} />
      <DisputeForm alertId={alert.id} roles={roles} contact={contact} />
    </>
  );
}
