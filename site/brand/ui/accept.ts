import { EMAIL_TYPE } from '@parade/api/contract/upload-limits.ts';

/** What a file input takes: browsers know e-mails by their ending alone. */
export const acceptOf = (types: readonly string[]): string =>
  [...types, ...(types.includes(EMAIL_TYPE) ? ['.eml'] : [])].join(',');
