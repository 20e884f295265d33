/** The page of one report. */
export const reportPath = (id: string): string => `/reports/${id}`;
/** What both sides write in it, with the field to answer. */
export const EXCHANGES = 'echanges';
export const exchangesPath = (id: string): string => `${reportPath(id)}#${EXCHANGES}`;
/** The parameter that opens one report in the list of them: mails of before have it. */
export const OPEN_REPORT = 'signalement';
