/** Carries what happened to `/urgence` in the tab's own memory: no address holds it. */
import type { Sign, SignName } from '@parade/api/contract/analysis/signs.ts';
import type { Kind } from '@parade/api/contract/remedies/situation.ts';

const KEY = 'parade-urgence-kind';

/** What a sign belongs to; one that fits everything is not here. */
const KIND_OF: Readonly<Partial<Record<SignName, Kind>>> = {
  safe_account: 'faux-conseiller',
  approve_to_cancel: 'faux-conseiller',
  courier: 'faux-conseiller',
  announced_call: 'faux-conseiller',
  guaranteed_profit: 'faux-placement',
  profit_by_message: 'faux-placement',
  teaches_profit: 'faux-placement',
  hype: 'faux-placement',
  charms: 'sentiments',
  guilt: 'sentiments',
  remote_control: 'faux-support',
  false_repair: 'faux-support',
  runs_command: 'faux-support',
  blackmail: 'chantage',
  accused: 'chantage',
  account_changed: 'faux-rib',
  boss_order: 'faux-rib',
  family_number: 'proche-en-detresse',
  family_money: 'proche-en-detresse',
  relative_in_trouble: 'proche-en-detresse',
  loved_one_in_need: 'proche-en-detresse',
  in_need: 'proche-en-detresse',
  easy_job: 'emploi-pret-formation',
  easy_loan: 'emploi-pret-formation',
  recovers_money: 'fraude-recouvrement',
  rent_before_visit: 'petite-annonce',
  seller_pays: 'petite-annonce',
  sale_fee: 'petite-annonce',
  off_platform: 'petite-annonce',
  unseen_sale: 'petite-annonce',
  shown_payment: 'petite-annonce',
  paid_by_link: 'petite-annonce',
  pet_for_transport: 'petite-annonce',
  look_alike: 'hameconnage',
  brand_in_host: 'hameconnage',
  brand_elsewhere: 'hameconnage',
  sensitive_link: 'hameconnage',
  parcel_fee: 'hameconnage',
  state_offer: 'hameconnage',
  refund: 'hameconnage',
  link_text_differs: 'hameconnage',
  name_not_address: 'hameconnage',
  address_alike: 'hameconnage',
};

/** What most likely happened, by the strongest sign that says so; undefined where none does. */
export const kindOf = (signs: readonly Sign[]): Kind | undefined =>
  signs.map(({ sign }) => KIND_OF[sign]).find((kind) => kind !== undefined);

export function keepKind(kind: Kind): void {
  try {
    sessionStorage.setItem(KEY, kind);
  } catch {
    // This browser keeps nothing: `/urgence` asks.
  }
}

/** What was handed over, once. */
export function takeKind(): string | undefined {
  try {
    const kind = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return kind;
  } catch {
    return undefined;
  }
}
