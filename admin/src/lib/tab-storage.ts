const PREFIX = 'parade.tab.';

/** Where this tab keeps what a member searches and writes. */
export const tabKey = (member: string): string => PREFIX + member;

/** What this tab kept goes, but for this member's. */
export function forgetTab(member?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && key !== (member && tabKey(member)))
      sessionStorage.removeItem(key);
  }
}
