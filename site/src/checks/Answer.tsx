import type { SignName } from '@parade/api/contract/analysis/signs.ts';
import { type RefObject, useEffect } from 'react';
import { Compare } from './Compare.tsx';
import type { Channels } from './channels.ts';
import { type Comparison, comparable, isKnown } from './compare.ts';
import type { Examined } from './examined.ts';
import { reasonsOf } from './marks.ts';
import { Reasons } from './Reasons.tsx';
import { kindOf } from './urgence-kind.ts';
import { WhatNow } from './WhatNow.tsx';

interface Props {
  examined: Examined;
  /** The file that was read; empty for a text. */
  fileName: string;
  comparison: Comparison;
  always: boolean;
  channels: Channels;
  /** In a page of another site, where nothing is kept. */
  embedded: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onAlways(always: boolean): void;
  onCompare(): void;
  onAgain(): void;
}

const NOTHING_PROVEN =
  'Nous n’avons rien remarqué. Une arnaque récente ou bien faite peut ne rien laisser voir\u00a0: dans le doute, vérifiez par un autre moyen.';

const HEADLINES = {
  known: { title: 'Signalé', lead: '' },
  very_suspicious: {
    title: 'Très suspect',
    lead: 'Ce message ressemble à une arnaque. Voici pourquoi, et comment le vérifier autrement.',
  },
  attention: {
    title: 'Points d’attention',
    lead: 'Ce n’est pas forcément une arnaque. Vérifiez ceci avant de répondre, de cliquer ou de payer.',
  },
  nothing: { title: 'Rien trouvé\u00a0: cela ne prouve rien', lead: NOTHING_PROVEN },
  official: {
    title: 'Coordonnées officielles',
    lead: 'À notre connaissance, ce sont celles de ce service. Cela ne dit rien de qui vous écrit ou vous appelle\u00a0: un nom ou un numéro affiché ne prouve rien.',
  },
} as const;

/** What is asked for in cryptocurrencies: no bank calls it back. */
const OF_CRYPTO: readonly SignName[] = ['wallet', 'asks_seed', 'pays_crypto'];

const knownLead = (count: number): string =>
  count === 1
    ? 'Un élément a déjà été signalé comme arnaque.'
    : `${count} éléments ont déjà été signalés comme arnaque.`;

/** One screen: what it is, why, whether it is known, what to do now, who helps. */
export function Answer(props: Props) {
  const { examined, fileName, comparison, channels, heading } = props;
  const { verdict, signs, text, from, indicators } = examined;
  const compared = comparison.step === 'answered' ? comparison.result.indicators : [];
  const known = compared.filter(isKnown).length;
  const named = known > 0 ? 'known' : verdict;
  const { title, lead } = HEADLINES[named];
  useEffect(() => {
    // The word that changed stands above what was pressed.
    if (known > 0) heading.current?.focus();
  }, [known, heading]);
  const kinds = [...new Set([...indicators, ...compared].map(({ kind }) => kind))];
  const compare = (
    <Compare
      things={comparable(examined)}
      comparison={comparison}
      always={props.always}
      onAlways={props.onAlways}
      onCompare={props.onCompare}
    />
  );
  return (
    <section data-verdict={named}>
      <header className="verdict-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="lead">{known > 0 ? knownLead(known) : lead}</p>
        {fileName && (
          <p className="quiet file">
            {fileName}
            {from && ` · de ${from}`}
          </p>
        )}
      </header>
      {known > 0 && compare}
      {signs.length > 0 && <Reasons text={text} signs={signs} />}
      {known === 0 && compare}
      <WhatNow
        isSuspect={known > 0 || verdict === 'very_suspicious'}
        kinds={kinds}
        isCrypto={kinds.includes('wallet') || signs.some(({ sign }) => OF_CRYPTO.includes(sign))}
        kind={!props.embedded && reasonsOf(signs).length > 0 ? kindOf(signs) : undefined}
        channels={channels}
      />
      <p className="send">
        <button type="button" className="button second" onClick={props.onAgain}>
          Vérifier autre chose
        </button>
      </p>
    </section>
  );
}
