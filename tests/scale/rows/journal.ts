/** The journal, and the words by which records are found. */
import { each, idOf, instant, KIND, lot, pick, type Row, SIZES } from './making.ts';
import { emailOf, fold, ownerOf } from './people.ts';

export function event(at: number): Row {
  const ofReport = lot(at, 3) > 0;
  return {
    id: idOf(KIND.other, 1_000_000 + at),
    at: instant(at, SIZES.events),
    actorId: ownerOf(at, 137),
    actorEmail: emailOf(lot(at, SIZES.accounts, 137)),
    action: pick(['submit', 'update', 'sign-in', 'answer'], at, 139),
    objectType: ofReport ? 'reports' : pick(['users', 'support-tickets', 'payments'], at, 149),
    objectId: ofReport ? idOf(KIND.report, lot(at, SIZES.reports, 151)) : ownerOf(at, 137),
    after: '{"status":"pending"}',
  };
}

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** The words by which a record is found, as the product stores them. */
export function words(list: string, count: number, make: (at: number) => Row): Iterable<Row> {
  return each(count, (at) => {
    const { id, userId, reference: named, title, subject, fullName } = make(at);
    const parts = wordsIn(String(named ?? ''));
    const said = wordsIn(String(title ?? subject ?? fullName ?? ''));
    const all = [parts.join(''), parts.slice(1).join(''), ...said].filter(Boolean);
    return [...new Set(all)].map((word) => ({
      list,
      word,
      recordId: id ?? null,
      userId: userId ?? null,
    }));
  });
}
