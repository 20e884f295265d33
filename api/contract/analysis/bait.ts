/** What stands beside a borrowed name in hosts, to make somebody act. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words of acting, paying, proving and receiving: nobody needs them to call a site. */
const STRONG = set(`
  abonnement acces access account activation activer actualisation actualiser alert alerte alertes
  amende amendes annulation antifraude assistance auth authentification avis bill billing blocage
  cadeau carte cartes claim client clients code colis compte comptes confirm confirmation confirmer
  connect connexion connexions contravention deblocage delivery demande depot dossier douane douanes
  echeance enligne espace expedition facturation facture factures fidelite formulaire frais fraude
  gagnant gagner gift gouv gouvfr identification identifiant identite impaye impayes incident
  interbancaire livraison livraisons livreur login maj messagerie modification notification
  notifications offre package parcel pass password paye payer payment paiement paiements portail
  premium prelevement prime protection reactivation reactiver reclamation recompense recuperation
  redelivery refund regler reglement regularisation regul relivraison rembourse remboursement
  rembours renouvellement renouveler renew reprogrammation reprogrammer reservation restitution
  retrait sav secour secure secured secur securise securisation securite security securipass serviceclient
  serviceclients session shipping signin sms solde statut suivi suivre support suspendu suspension
  telepaiement track tracking transaction unlock update urgence urgent usager usagers user validate
  validation valider verif verification verifier verify versement virement vitale wallet airdrop
  peage telepeage autoroute stationnement infraction billetterie cashback coupon dsp2 kyc rdv secours conseiller prestation prestations allocations
  allocation aides bonus reduction promo promotion soldes outlet destockage liquidation infosuivi
`);

/** Words that honest names have as well. */
const WEAK = set(`
  a aide app appli application au b bank banque bon boutique box c center centre certif certificat
  contact de del direct en fr france gov group groupe help hello home id info infos interieur internet
  la le les ligne live mail ma mes mobile mon moncompte my net nouveau nouvelle officiel official
  online particulier particuliers plus point pointrelais poste pro public relais reseau
  sante service services shop site store telephone tel the to vos votre web www monespace espaceclient
  e m www2 ww w ssl http https com org eu in now new go get team pack locker pickup express
`);

/** How much a word of a host says: 2 where it calls for an action, 1 where it is ordinary, 0 where it is neither. */
export const baitIn = (word: string): 0 | 1 | 2 =>
  STRONG.has(word) ? 2 : WEAK.has(word) || /^\d{1,4}$/.test(word) ? 1 : 0;

const LONGEST = 16;

/**
 * The same of words without a blank (`suiviclient`): the strongest of them, 0 where anything is left over.
 * An empty text is 1: nothing is there to doubt.
 */
export function baitInGlued(text: string): 0 | 1 | 2 {
  const best: (0 | 1 | 2)[] = [1];
  for (let end = 1; end <= text.length; end++) {
    best[end] = 0;
    for (let from = Math.max(0, end - LONGEST); from < end; from++) {
      const before = best[from] ?? 0;
      // A single letter is rather a part of a longer word.
      const word = before > 0 && end - from > 1 ? baitIn(text.slice(from, end)) : 0;
      if (word > 0) best[end] = Math.max(best[end] ?? 0, before, word) as 1 | 2;
    }
  }
  return best[text.length] ?? 0;
}
