import type { CheckedIndicator } from '@parade/api/contract/checks.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { INDICATOR_LABELS } from '@parade/api/contract/indicators.ts';

const verdictOf = ({ verdict, official }: CheckedIndicator): string =>
  ({
    alert: 'Dans notre base d’alertes',
    list: 'Sur une liste publique',
    reported: 'Déjà signalé par plusieurs personnes',
    official: `Service officiel\u00a0: ${official}`,
    unknown: 'Inconnu de nos bases',
  })[verdict];

/** One thing that was compared, and what is known of it. */
export function Known({ indicator }: { indicator: CheckedIndicator }) {
  const { kind, text, verdict, matched, alerts, lists } = indicator;
  return (
    <li data-verdict={verdict}>
      <p className="kind">{INDICATOR_LABELS[kind]}</p>
      <p className="text">{text}</p>
      <p className="verdict">{verdictOf(indicator)}</p>
      {matched !== null && (
        <p className="quiet">
          Site reconnu&nbsp;: <span className="text">{matched}</span>
        </p>
      )}
      {verdict === 'official' && (
        <p className="quiet">
          {kind === 'phone'
            ? 'Un escroc peut afficher ce numéro\u00a0: raccrochez, et composez-le vous-même.'
            : 'Un lien peut mener ailleurs que ce qui est écrit\u00a0: tapez cette adresse vous-même.'}
        </p>
      )}
      {verdict === 'unknown' && <p className="quiet">Inconnu ne veut pas dire sûr.</p>}
      {alerts.length > 0 && (
        <ul className="plain">
          {alerts.map(({ slug, title, fraudType, contested, example }) => (
            <li key={slug}>
              <a href={`/alertes/${slug}`}>{title}</a>
              {example && <span className="mark">Exemple</span>}
              <span className="quiet">
                {fraudType}
                {contested && ' · contesté'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lists.length > 0 && (
        <ul className="plain">
          {lists.map(({ title, asOf, sourceUrl, category }) => (
            <li key={title}>
              {sourceUrl ? (
                <a href={sourceUrl} rel="noopener noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
              <span className="quiet">
                {category && `${category} · `}liste du {formatCalendarDay(asOf)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
