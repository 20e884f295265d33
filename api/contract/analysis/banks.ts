/** The day on which the codes were read, and where. Banks merge: an old code may lead to another by now. */
export const BANK_CODES_CHECKED_ON = '2026-11-23';
export const BANK_CODES_SOURCE = 'mdomke/schwifty 2346233 (2026-07-23), schwifty/bank_registry';

/** A bank, and its codes (the five digits behind the check digits of a French IBAN), each with its region where the bank has several. */
const TABLE = `
Crédit Agricole|30006 10206:Nord Est,11006:Champagne-Bourgogne,11206:Nord Midi-Pyrénées,11306:Alpes Provence,11706:Charente-Maritime Deux-Sèvres,12006:Corse,12206:Côtes d’Armor,12406:Charente-Périgord,12506:Franche-Comté,12906:Finistère,13106:Toulouse 31,13306:Aquitaine,13506:Languedoc,13606,13906:Sud Rhône Alpes,14006,14406:Val de France,14506:Loire Haute-Loire,14706:Atlantique Vendée,14806:Centre Loire,16006:Morbihan,16106:Lorraine,16606:Normandie,16706:Nord de France,16806:Centre France,16906:Pyrénées Gascogne,17106:Sud Méditerranée,17206:Alsace Vosges,17806:Centre-Est,17906:Anjou Maine,18106:Savoie,18206:Paris Île-de-France,18306:Normandie-Seine,18706:Brie Picardie,19106:Provence Côte d’Azur,19406:Touraine Poitou,19506:Centre Ouest,19806:Martinique Guyane,19906:Réunion
Caisse d’Épargne|11315:CEPAC,11425:Normandie,12135:Bourgogne Franche-Comté,13135:Midi-Pyrénées,13335:Aquitaine Poitou-Charentes,13485:Languedoc-Roussillon,13825:Rhône Alpes,14265:Loire Drôme Ardèche,14445:Bretagne Pays de Loire,14505:Loire-Centre,15135:Grand Est Europe,16275:Hauts de France,17515:Île-de-France,18025:Picardie,18315:Côte d’Azur,18715:Auvergne et Limousin
Banque Populaire|10207:Rives de Paris,10807:Bourgogne Franche-Comté,10907:Aquitaine Centre Atlantique,11907:Massif central,13507:Nord,13807:Grand Ouest,14607:Méditerranée,14707:Alsace Lorraine Champagne,15607,16607:Sud,16707:Ouest,16807:Auvergne Rhône Alpes,17169,17807:Occitane,18707:Val de France
Crédit Mutuel|10278,11628,11899,14690,15489,15519,15629,16159,11808
Crédit Mutuel Arkéa|15589,18829
CIC|10057,10096,30027,30047,30066,30087,30568,41199
La Banque Postale|10011,20041
BNP Paribas|30004,41919,13088
Société Générale|30003
Crédit du Nord (Société Générale)|30076,10268,30077,10228,10468,10558,13259,13489
LCL|30002
BRED|10107
BoursoBank|40618
Fortuneo (Arkéa Direct Bank)|14518
BforBank|16218
Ma French Bank|16908
Orange Bank|18370
Nickel (Financière des paiements électroniques)|16598
Revolut|28233
N26|20433
bunq|27633
Qonto (Olinda)|16958
Shine|17418
Lydia, Sumeria|17598
Swan|17328
Treezor|16798
Mangopay|21933
Finom|30833
Memo Bank|17338
iBanFirst|20033
Okali|17448
PFS (cartes prépayées)|21833,74202
PPS (cartes prépayées)|25733
Sogexia|26733
Olky Payment|19733
Afone Paiement|16338
Edenred Paiement|16658
Morning|16768
CCF|18079
HSBC|30056
AXA Banque|12548
ING|30438,14559
Crédit Coopératif|42559
Banque Palatine|40978
Banque de Savoie|10548
Banque Chalus|10188
BTP Banque|30258
Banque Delubac|12879
Milleis|24599
Neuflize OBC|30788
BPE|44319
La Nef|21570
Carrefour Banque|19870
Cofidis|14940
RCI Banque|11188
Stellantis Banque (PSA)|14749
Allianz Banque|12240
Socram Banque|12280
Banque Edel|13149
Banque Fiducial|11449,13179
Banque BCP|12579
Caixa Geral de Depósitos|12619
Attijariwafa Bank|23890
Banque Chaabi du Maroc|41439
Banque Michel Inchauspé|17959
Natixis|30007,15930,18919
Bpifrance|18359
Caisse des Dépôts|40031
Trésor public|10071
Banque de France|30001
Crédit Foncier|43199
Banque de Polynésie|12149
Banque de Tahiti|12239
Banque Socredo|17469
Banque calédonienne d’investissement|17499
Société Générale Calédonienne de Banque|18319
BFC Océan Indien|18719
Citibank|11689
Deutsche Bank|17789
JPMorgan|30628
Barclays|30588
`;

let byCode: ReadonlyMap<string, string> | undefined;

function read(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const line of TABLE.trim().split('\n')) {
    const [bank = '', codes = ''] = line.split('|');
    for (const [, code = '', region] of codes.matchAll(/(\d{5})(?::([^,]+))?/g)) {
      names.set(code, region ? `${bank} ${region}` : bank);
    }
  }
  return names;
}

/** The bank behind the code of a French IBAN; undefined where the table does not know it. */
export function bankOf(code: string): string | undefined {
  byCode ??= read();
  return byCode.get(code);
}
