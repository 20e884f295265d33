import { formatDateTime, relativeDate, relativeDateTime } from '@parade/api/contract/dates.ts';

/** An instant as people say it, « Hier à 14:05 », with the full date as its title. */
export function Ago({ at }: { at: string }) {
  const words = relativeDate(at);
  const isRecent = words === "Aujourd'hui" || words === 'Hier';
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {isRecent ? relativeDateTime(at) : words}
    </time>
  );
}
