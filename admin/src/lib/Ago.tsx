import { formatDateTime, relativeDate } from '@parade/api/contract/dates.ts';

/** An instant as people say it, « Hier », with the full date as its title. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {relativeDate(at)}
  </time>
);
