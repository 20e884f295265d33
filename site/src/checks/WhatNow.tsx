import type { IndicatorKind } from '@parade/api/contract/indicators.ts';
import type { Kind } from '@parade/api/contract/remedies/situation.ts';
import type { Channels } from './channels.ts';
import { keepKind } from './urgence-kind.ts';

interface Props {
  isSuspect: boolean;
  kinds: readonly IndicatorKind[];
  /** Then the exchange helps, and no bank card. */
  isCrypto: boolean;
  kind: Kind | undefined;
  channels: Channels;
}

/** The channels of what was found, each once; where nothing was, those for everything. */
function channelsFor(kinds: readonly IndicatorKind[], channels: Channels) {
  const found = (kinds.length > 0 ? kinds : (['url'] as const)).flatMap((kind) => channels[kind]);
  return [...new Map(found.map((channel) => [channel.name, channel])).values()];
}

export function WhatNow({ isSuspect, kinds, isCrypto, kind, channels }: Props) {
  return (
    <div className="what-now">
      <h3>Que faire maintenant</h3>
      <ul>
        <li>
          {isSuspect
            ? 'Ne répondez pas, ne cliquez pas, ne payez rien.'
            : 'Dans le doute, ne cliquez pas et ne payez rien\u00a0: joignez l’organisme par le numéro que vous connaissez déjà.'}
        </li>
        <li>Gardez le message et faites des captures d’écran&nbsp;: ce sont des preuves.</li>
      </ul>
      <div className="already">
        <h3>Vous avez déjà cliqué, répondu ou payé&nbsp;?</h3>
        <p>
          {isCrypto
            ? 'Prévenez tout de suite la plateforme d’où vos cryptos sont parties, par son site ou son application.'
            : 'Vous avez donné votre carte ou validé un virement\u00a0: appelez tout de suite votre banque, au numéro inscrit au dos de votre carte.'}
        </p>
        <p>
          <a className="button second" href="/urgence" onClick={() => kind && keepKind(kind)}>
            Voir quoi faire, pas à pas
          </a>
        </p>
      </div>
      <h3>Le signaler, gratuitement</h3>
      <ul className="plain channels">
        {channelsFor(kinds, channels).map(({ name, purpose, url, contactHref, contactLabel }) => (
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
