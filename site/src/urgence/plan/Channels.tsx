import { termsOf } from '@parade/api/contract/official-help.ts';
import type { ChannelReading } from '@parade/api/contract/plan-reading.ts';

/** The official services that take this case, each with what it does for it and on which conditions. */
export function Channels({ channels }: { channels: readonly ChannelReading[] }) {
  return (
    <section aria-labelledby="qui">
      <h2 id="qui">Qui peut vous aider</h2>
      <ul className="plain channels">
        {channels.map(({ channel, name, purposes, help }) => (
          <li key={channel}>
            <h3>
              {help ? (
                <a href={help.url} rel="noopener noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
              {help?.contactHref && help.contactLabel !== name && (
                <a className="number" href={help.contactHref}>
                  {help.contactLabel}
                </a>
              )}
            </h3>
            <p>
              {purposes}.
              {help && (
                <span className="quiet">
                  {' '}
                  {help.purpose}. {termsOf(help)}.
                </span>
              )}
            </p>
            {help?.abroad && (
              <p className="quiet">
                {' '}
                Depuis l’étranger&nbsp;: <a href={help.abroad.href}>{help.abroad.label}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
