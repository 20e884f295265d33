import { formatDateTime, relativeDate } from '@parade/api/contract/dates.ts';

/** An instant as people say it, « Hier »; what points at it reads the whole. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {relativeDate(at)}
  </time>
);
