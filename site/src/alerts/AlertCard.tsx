import type { PublicAlert } from '@parade/api/contract/alerts.ts';
import { AlertFacts } from './AlertFacts.tsx';
import { AlertMarks } from './AlertMarks.tsx';
import { MeToo } from './MeToo.tsx';
import { unbroken } from './unbroken.ts';

/** An alert in the list: drawn by the build and in the browser alike. */
export function AlertCard({ alert, sample }: { alert: PublicAlert; sample: boolean }) {
  return (
    <article className="alert-card" aria-labelledby={alert.slug}>
      <AlertMarks alert={alert} sample={sample} />
      <h3 id={alert.slug}>
        <a href={`/alertes/${alert.slug}`}>{alert.title}</a>
      </h3>
      <p>{alert.description}</p>
      {alert.perpetratorInfo && (
        <p className="alert-traces">
          <strong>À reconnaître&nbsp;:</strong> {unbroken(alert.perpetratorInfo)}
        </p>
      )}
      <AlertFacts alert={alert} />
      <MeToo alertId={alert.id} count={alert.meeTooCount} describedBy={alert.slug} />
    </article>
  );
}
