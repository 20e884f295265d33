type Stored = Partial<Record<string, unknown>>;

const texts = new Map<string, string>();

/** Functions, because a browser may refuse its storage at any moment. */
const KEEPERS = {
  device: () => localStorage,
  tab: () => sessionStorage,
  page: () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }),
};
type KeptIn = keyof typeof KEEPERS;
const EVERYWHERE = ['device', 'tab', 'page'] as const satisfies KeptIn[];

/** What people are writing in a form. It outlives a reload and a session that ends. */
export interface Drafts {
  name: string;
  /** On the device for a week, in the tab until it is closed, or in this page's memory alone. */
  keptIn: KeptIn;
}

const KEPT_MS = 7 * 86_400_000;

/** A person has one draft of a name, or one of each `part`. */
export const draftKey = (name: string, uid: string, part?: string) =>
  ['parade', `${name}-draft`, uid, ...(part === undefined ? [] : [part])].join(':');

/** Which of a person's drafts a tab has open: no draft itself. */
const openKey = (name: string, uid: string) => ['parade', `${name}-open`, uid].join(':');

/** The keys of all drafts kept there, or of one person's. */
function keysIn(keptIn: KeptIn, uid?: string, ending = '-draft'): string[] {
  try {
    const keys = keptIn === 'page' ? [...texts.keys()] : Object.keys(KEEPERS[keptIn]());
    return keys.filter((key) => {
      const [app, kind, owner] = key.split(':');
      return app === 'parade' && kind?.endsWith(ending) && (!uid || owner === uid);
    });
  } catch {
    return [];
  }
}

/** What was stored, as an object; undefined for nothing and for what is too old. */
function storedAt(keptIn: KeptIn, key: string, now = Date.now()): Stored | undefined {
  try {
    const text = KEEPERS[keptIn]().getItem(key);
    const draft = text === null ? undefined : Object(JSON.parse(text));
    const isKept = keptIn !== 'device' || now - Date.parse(draft?.savedAt) < KEPT_MS;
    return isKept ? draft : undefined;
  } catch {
    return undefined;
  }
}

function remove(keptIn: KeptIn, key: string): void {
  try {
    KEEPERS[keptIn]().removeItem(key);
  } catch {
    // No storage, no draft.
  }
}

interface At {
  part?: string | undefined;
  now?: number | undefined;
}

/** `parse` trusts nothing: an older version of the page, or somebody, may have stored it. */
export function storedDraft<Draft>(
  { name, keptIn }: Drafts,
  uid: string,
  parse: (draft: Stored) => Draft | undefined,
  { part, now }: At = {},
): Draft | undefined {
  const draft = storedAt(keptIn, draftKey(name, uid, part), now);
  return draft && parse(draft);
}

/**
 * Nothing to keep erases what was kept. False when the device keeps nothing
 * (private browsing, a full disk): the page then says so.
 */
export function storeDraft(
  { name, keptIn }: Drafts,
  uid: string,
  draft: object | undefined,
  { part, now = Date.now() }: At = {},
): boolean {
  const key = draftKey(name, uid, part);
  try {
    const keeper = KEEPERS[keptIn]();
    const savedAt = new Date(now).toISOString();
    if (draft) keeper.setItem(key, JSON.stringify({ ...draft, savedAt }));
    else keeper.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Remembers in the tab which draft it has open, for a reload. */
export function keepOpen({ name }: Drafts, uid: string, part: string | undefined): void {
  try {
    KEEPERS.tab().setItem(openKey(name, uid), part ?? '');
  } catch {
    // A reload then opens the newest.
  }
}

/** Which draft the tab had open; undefined where it had none. */
export function keptOpen({ name }: Drafts, uid: string): { part: string | undefined } | undefined {
  try {
    const part = KEEPERS.tab().getItem(openKey(name, uid));
    return part === null ? undefined : { part: part || undefined };
  } catch {
    return undefined;
  }
}

/** Forgets one draft, once it was sent. */
export const forgetDraft = ({ name, keptIn }: Drafts, uid: string, part?: string): void =>
  remove(keptIn, draftKey(name, uid, part));

/** Whether anything that a person was writing is still there after a sign-in. */
export const hasAnyDraft = (uid: string): boolean =>
  (['device', 'tab'] as const).some((keptIn) =>
    keysIn(keptIn, uid).some((key) => storedAt(keptIn, key)),
  );

/** What pages before the sign-in hand over in the tab has no owner: `parade:kept-plan`. */
export function handedOver(): string[] {
  try {
    return Object.keys(KEEPERS.tab()).filter((key) => key.startsWith('parade:kept-'));
  } catch {
    return [];
  }
}

/** Forgets every draft of a person, and what was handed over: on a shared computer the next one must not find them. */
export function forgetDrafts(uid: string): void {
  for (const key of [...handedOver(), ...keysIn('tab', uid, '-open')]) remove('tab', key);
  for (const keptIn of EVERYWHERE) {
    for (const key of keysIn(keptIn, uid)) remove(keptIn, key);
  }
}

/** Drops drafts of more than a week, whose writers never came back to a shared computer. */
export function dropOldDrafts(now?: number): void {
  for (const key of keysIn('device')) if (!storedAt('device', key, now)) remove('device', key);
}

/** The parts that a person has drafts of, newest first; undefined is the draft without a part. */
export const partsOf = ({ name, keptIn }: Drafts, uid: string): (string | undefined)[] =>
  keysIn(keptIn, uid)
    .filter((key) => `${key}:`.startsWith(`${draftKey(name, uid)}:`))
    .flatMap((key) => {
      const draft = storedAt(keptIn, key);
      return draft ? [{ part: key.split(':')[3], savedAt: String(draft.savedAt) }] : [];
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
    .map(({ part }) => part);

/** Whether a person has a draft of this name. */
export const hasDraft = (name: string, uid: string): boolean =>
  EVERYWHERE.some((keptIn) =>
    keysIn(keptIn, uid).some(
      (key) => `${key}:`.startsWith(`${draftKey(name, uid)}:`) && storedAt(keptIn, key),
    ),
  );
