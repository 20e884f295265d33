import type { CheckedIndicator, CheckResult } from '@parade/api/contract/checks.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { INDICATOR_LABELS } from '@parade/api/contract/indicators.ts';
import type { RefObject } from 'react';
import type { Channels } from './channels.ts';

interface Props {
  result: CheckResult;
  channels: Channels;
  heading: RefObject<HTMLHeadingElement | null>;
  onAgain(): void;
}

const verdictOf = ({ verdict, official }: CheckedIndicator): string =>
  ({
    alert: 'Dans notre base d’alertes',
    list: 'Sur une liste publique',
    reported: 'Déjà signalé',
    official: `Service officiel\u00a0: ${official}`,
    unknown: 'Inconnu de nos bases',
  })[verdict];

const count = (indicators: readonly CheckedIndicator[], ...verdicts: string[]) =>
  indicators.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** One screen: what is known, what to do now, who helps. */
export function Answer({ result, channels, heading, onAgain }: Props) {
  const { indicators, truncated } = result;
  const known = count(indicators, 'alert', 'list');
  const officialAlone =
    indicators.length > 0 && count(indicators, 'official') === indicators.length;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {officialAlone ? officialHeadline(indicators.length) : headline(indicators.length, known)}
      </h2>
      <p className="lead">
        {officialAlone ? OFFICIAL_ALONE : explanation(indicators.length, known)}
      </p>
      {indicators.length > 0 && (
        <ul className="plain indicators">
          {indicators.map((indicator) => (
            <li key={`${indicator.kind} ${indicator.text}`} data-verdict={indicator.verdict}>
              <Known indicator={indicator} />
            </li>
          ))}
        </ul>
      )}
      {truncated && (
        <p className="quiet">
          Ce texte contient plus d’éléments que nous n’en vérifions en une fois. Vérifiez le reste
          séparément.
        </p>
      )}
      <WhatNow known={known > 0} channels={channelsFor(indicators, channels)} />
      <p className="send">
        <button type="button" className="button second" onClick={onAgain}>
          Vérifier autre chose
        </button>
      </p>
    </section>
  );
}

const OFFICIAL_ALONE =
  'Nous donnons nous-mêmes ces coordonnées aux victimes. Cela ne dit rien de qui vous écrit ou vous appelle\u00a0: les escrocs se font passer pour ces services.';

const NUMERIC_HOST =
  'Ce lien mène à une adresse faite de chiffres, sans nom de site\u00a0: c’est souvent le signe d’une fraude. Une banque ou une administration n’envoie pas de lien comme celui-ci.';

const officialHeadline = (count: number) =>
  count === 1 ? 'C’est un service officiel' : 'Ce sont des services officiels';

function headline(count: number, known: number): string {
  if (known > 0) return 'Attention\u00a0: déjà signalé comme arnaque';
  return count > 0 ? 'Nous ne le connaissons pas' : 'Nous n’avons rien reconnu';
}

function explanation(count: number, known: number): string {
  if (known > 0) {
    return known === 1
      ? 'Un élément de ce texte a déjà été signalé.'
      : `${known} éléments de ce texte ont déjà été signalés.`;
  }
  if (count > 0) {
    return 'Ce n’est ni dans nos alertes ni dans les listes que nous consultons. Cela ne veut pas dire que c’est sans danger\u00a0: une arnaque récente n’a peut-être pas encore été signalée.';
  }
  return 'Aucun lien, numéro, adresse ou compte entier dans ce texte. S’il y en a un, vérifiez qu’il est recopié en entier et sans faute. Cela ne veut pas dire que c’est sans danger.';
}

function Known({ indicator }: { indicator: CheckedIndicator }) {
  const { kind, text, verdict, numericHost, matched, alerts, lists } = indicator;
  return (
    <>
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
      {numericHost && <p>{NUMERIC_HOST}</p>}
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
    </>
  );
}

/** The channels of what was found, each once; where nothing was, those for everything. */
function channelsFor(indicators: readonly CheckedIndicator[], channels: Channels) {
  const kinds = indicators.length > 0 ? indicators.map(({ kind }) => kind) : (['url'] as const);
  const found = kinds.flatMap((kind) => channels[kind]);
  return [...new Map(found.map((channel) => [channel.name, channel])).values()];
}

function WhatNow({ known, channels }: { known: boolean; channels: Channels[keyof Channels] }) {
  return (
    <div className="what-now">
      <h3>Que faire maintenant</h3>
      <ul>
        <li>
          {known
            ? 'Ne répondez pas, ne cliquez pas, ne payez rien.'
            : 'Dans le doute, ne cliquez pas et ne payez rien\u00a0: joignez l’organisme par le numéro que vous connaissez déjà.'}
        </li>
        <li>
          Vous avez donné votre carte ou validé un virement&nbsp;? Appelez votre banque tout de
          suite, au numéro inscrit au dos de votre carte.
        </li>
        <li>Gardez le message et faites des captures d’écran&nbsp;: ce sont des preuves.</li>
      </ul>
      <h3>Le signaler, gratuitement</h3>
      <ul className="plain channels">
        {channels.map(({ name, purpose, url, contactHref, contactLabel }) => (
          <li key={name}>
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
            {contactHref && contactLabel !== name && (
              <a className="nowrap" href={contactHref}>
                {contactLabel}
              </a>
            )}
            <span className="quiet">{purpose}.</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
