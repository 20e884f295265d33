interface DeviceDrafts<Draft> {
  read(uid: string, now?: number): Draft | undefined;
  /** False when the device keeps nothing (private browsing, a full disk): the page then says so. */
  keep(uid: string, draft: Draft | undefined): boolean;
  forget(uid: string): void;
  /** Drafts whose owner never came back must not lie on a shared computer for ever. */
  dropOld(now?: number): void;
}

/**
 * One draft of each person, kept on this device so that a reload or an expired
 * session loses nothing. `parse` trusts nothing of what it reads, and answers
 * nothing for what is too old.
 */
export function deviceDrafts<Draft>(
  prefix: string,
  parse: (text: string, now: number) => Draft | undefined,
): DeviceDrafts<Draft> {
  const drafts: DeviceDrafts<Draft> = {
    read(uid, now = Date.now()) {
      try {
        const text = localStorage.getItem(prefix + uid);
        return text === null ? undefined : parse(text, now);
      } catch {
        return undefined;
      }
    },
    keep(uid, draft) {
      try {
        if (draft === undefined) localStorage.removeItem(prefix + uid);
        else localStorage.setItem(prefix + uid, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    forget(uid) {
      drafts.keep(uid, undefined);
    },
    dropOld(now = Date.now()) {
      try {
        const keys = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
        for (const uid of keys.map((key) => key.slice(prefix.length))) {
          if (!drafts.read(uid, now)) drafts.forget(uid);
        }
      } catch {
        // No storage, no draft.
      }
    },
  };
  return drafts;
}

const KEPT_MS = 7 * 86_400_000;

/** Since when a draft is kept, ISO-8601; `undefined` when that is no date or more than a week ago. */
export function keptSince(savedAt: unknown, now: number): string | undefined {
  const instant = Date.parse(String(savedAt));
  return now - instant < KEPT_MS ? new Date(instant).toISOString() : undefined;
}
