/** Sorts of organisations whose names are borrowed, for what to do about it. */
export type BrandKind = keyof typeof TABLE;

export interface Brand {
  name: string;
  kind: BrandKind;
  marks: readonly Mark[];
  /** Its own hosts with all below them, the one to name first. */
  hosts: readonly string[];
  /** Where each host was found, in the order of `hosts`. */
  sources: readonly (keyof typeof SOURCES)[];
}

/** A word that stands for a brand, in small letters without accents or hyphens. */
export interface Mark {
  word: string;
  /** The same with a blank for each hyphen: as it stands in a text. */
  spoken: string;
  /** Also a word, a name or three letters that many others use: in a host more must be said. */
  ordinary: boolean;
  /** In a text only with a capital letter, or never. */
  inText: 'always' | 'capital' | 'never';
  /** Known in many countries, each with its own ending: `ikea.de`. */
  worldwide: boolean;
}

/** The day on which every host was compared with the sources. */
export const BRANDS_CHECKED_ON = '2026-11-23';

/** No page was opened: these are stored copies, each with its state. */
export const SOURCES = {
  E: 'etalab/noms-de-domaine-organismes-secteur-public fe23ea9 (2024-12-11): hosts of public bodies',
  T: '2factorauth/twofactorauth f3ac2ab (2026-08-04): services by their host',
  A: 'apple/password-manager-resources 96cbab7 (2026-08-22): hosts that share accounts',
  M: 'MISP/misp-warninglists 84f0610 (2026-08-20): most visited hosts, hosts of banks',
  F: 'duckduckgo/autoconsent 1eb5122 (2026-08-22): pages that are visited from France',
  D: 'zer0h/top-1000000-domains 17c411b (2016-03-22): most visited hosts, of old names only',
  G: 'public source code that links to it under this name, read on the day of checking',
  P: 'a stored page of the host itself, read on the day of checking',
  H: 'official-help.ts of this contract, or the service-public pages that it names',
} as const;

/**
 * Name, words, hosts and sources. A word is marked `~` where others use it, too, `=` where in a text
 * only its capital tells, `!` where no text is judged by it; `+` behind a name of many countries.
 */
const TABLE = {
  state: `
Assurance Maladie (ameli)|ameli assurance-maladie carte-vitale !vitale ~cpam|ameli.fr|E
Impôts|~impots dgfip finances-publiques !impot|impots.gouv.fr|E
Amendes (ANTAI)|antai !amendes !amende !contravention telepaiement-amendes|antai.gouv.fr amendes.gouv.fr|EE
Crit’Air|critair certificat-air !vignette|certificat-air.gouv.fr|E
Mon Compte Formation (CPF)|moncompteformation compte-formation ~cpf|moncompteformation.gouv.fr|E
CAF|~caf allocations-familiales allocationsfamiliales|caf.fr|E
France Travail|francetravail pole-emploi|francetravail.fr pole-emploi.fr|MM
Service-Public|~service-public|service-public.gouv.fr service-public.fr|FE
FranceConnect|franceconnect|franceconnect.gouv.fr|E
France Titres (ANTS)|=ants france-titres|ants.gouv.fr|F
Urssaf|urssaf|urssaf.fr cesu.urssaf.fr|MF
MSA|~msa|msa.fr|D
Assurance retraite|assurance-retraite lassuranceretraite ~carsat|lassuranceretraite.fr|F
Info Retraite|info-retraite|info-retraite.fr|F
Agirc-Arrco|agirc-arrco ~agirc ~arrco|agirc-arrco.fr|E
Chèque énergie|cheque-energie|chequeenergie.gouv.fr|E
MaPrimeRénov’|maprimerenov france-renov|france-renov.gouv.fr maprimerenov.gouv.fr|EH
Anah|=anah|anah.gouv.fr|E
Mon espace santé|monespacesante|monespacesante.fr|M
Ministère de l’Intérieur|!gendarmerie !police-nationale !interieur|interieur.gouv.fr|F
Cybermalveillance.gouv.fr|cybermalveillance 17cyber|cybermalveillance.gouv.fr 17cyber.gouv.fr|EH
Douane|!douane !douanes|douane.gouv.fr|E
Banque de France|banque-france banquedefrance|banque-france.fr|E
AMF|amf-france|amf-france.org|F
Caisse des Dépôts|caissedesdepots|caissedesdepots.fr|E
Justice|!justice-gouv|justice.fr justice.gouv.fr|EF
CNIL|~cnil|cnil.fr|E
Europol|europol|europol.europa.eu|E
Interpol|interpol|interpol.int|M
Net-entreprises|net-entreprises|net-entreprises.fr|M
Infogreffe|infogreffe|infogreffe.fr|M
33700|33700|33700.fr|H
Signal Spam|signal-spam|signal-spam.fr|H
France Victimes|france-victimes|france-victimes.fr|H
ABE Info Service|abe-infoservice|abe-infoservice.fr|H
REGAFI|~regafi|regafi.fr|H
`,
  health: `
Doctolib|doctolib+|doctolib.fr doctolib.com doctolib.de|TTT
MGEN|mgen|mgen.fr|F
Harmonie Mutuelle|harmonie-mutuelle|harmonie-mutuelle.fr|D
Malakoff Humanis|malakoff-humanis|malakoffhumanis.com|G
AG2R La Mondiale|ag2r|ag2rlamondiale.fr|F
`,
  insurance: `
AXA|=axa+|axa.fr axa.com|FM
MAIF|maif|maif.fr|F
Macif|macif|macif.fr|D
MAAF|maaf|maaf.fr|F
Matmut|matmut|matmut.fr|D
GMF|~gmf|gmf.fr|F
Groupama|groupama|groupama.fr|D
Allianz|allianz+|allianz.fr allianz.com|MM
Direct Assurance|direct-assurance|direct-assurance.fr|F
CNP Assurances|cnp-assurances ~cnp|cnp.fr|F
Generali|=generali+|generali.fr|F
`,
  bank: `
BNP Paribas|bnp-paribas+ bnpp ~bnp mabanque-bnp|mabanque.bnpparibas bnpparibas.com bnpparibas.net bnpparibas bnpparibas.fr bnpparibasfortis.be|MMMMMF
Crédit Agricole|credit-agricole+ creditagricole+ ~ca-securipass securipass|credit-agricole.fr credit-agricole.com ca-paris.fr ca-centrefrance.fr|MMDM
Société Générale|societe-generale+ societegenerale+ ~sg ~socgen|sg.fr societegenerale.fr societegenerale.com societegenerale.mobi|MMMF
LCL|~lcl lcl-particuliers|lcl.fr lcl.com|TM
Crédit Mutuel|credit-mutuel creditmutuel|creditmutuel.fr creditmutuel.com|MM
CIC|~cic|cic.fr|M
Caisse d’Épargne|caisse-epargne caisse-d-epargne caisse-depargne|caisse-epargne.fr|T
Banque Populaire|banque-populaire|banquepopulaire.fr|M
La Banque Postale|banque-postale labanquepostale certicode|labanquepostale.fr labanquepostale.com|TF
BRED|~bred bred-banque|bred.fr|M
CCF|~ccf|ccf.fr|G
HSBC|hsbc+|hsbc.com hsbc.fr hsbc.co.uk|MMT
Crédit Coopératif|credit-cooperatif|credit-cooperatif.coop|M
Banque Palatine|banque-palatine =palatine|palatine.fr|G
BoursoBank|boursobank boursorama bourso|boursobank.com boursorama.com boursorama-banque.com|MTT
Fortuneo|fortuneo+|fortuneo.fr|T
Hello bank!|hello-bank+|hellobank.fr|T
Monabanq|monabanq|monabanq.com|F
BforBank|bforbank|bforbank.com|M
Ma French Bank|ma-french-bank|mafrenchbank.fr|P
N26|~n26|n26.com|T
Revolut|revolut+|revolut.com|T
Nickel|=nickel compte-nickel|nickel.eu compte-nickel.fr|GD
Qonto|qonto|qonto.com|M
Lydia|=lydia ~sumeria|lydia-app.com|P
Wise|=wise+ ~transferwise|wise.com|T
bunq|bunq|bunq.com|M
Trade Republic|trade-republic+|traderepublic.com|M
Crédit Mutuel de Bretagne|credit-mutuel-de-bretagne ~cmb|cmb.fr|D
Crédit Mutuel du Sud-Ouest|~cmso|cmso.com|D
CASDEN|casden|casden.fr|G
Cetelem|cetelem+|cetelem.fr|D
Cofidis|cofidis+|cofidis.fr|F
Sofinco|sofinco|sofinco.fr|D
Floa|~floa floabank|floabank.fr|F
Oney|oney+|oney.fr|F
Younited|younited|younited-credit.com|G
Franfinance|franfinance|franfinance.fr|G
Carrefour Banque|carrefour-banque|carrefour-banque.fr|D
AXA Banque|axa-banque|axabanque.fr|D
Bourse Direct|bourse-direct|boursedirect.fr|T
`,
  carrier: `
La Poste|~la-poste laposte digiposte|laposte.fr laposte.net digiposte.fr|MMF
Colissimo|colissimo|colissimo.fr|M
Chronopost|chronopost+|chronopost.fr|M
Mondial Relay|mondial-relay+ ~mondialrelais|mondialrelay.fr mondialrelay.com|MM
Relais Colis|~relais-colis relaiscolis|relaiscolis.com|D
DPD|~dpd dpd-france|dpd.com dpd.fr dpdgroup.com|MDM
GLS|~gls gls-group|gls-group.eu gls-group.com|MM
DHL|~dhl+|dhl.com dhl.fr dhl.de|ADT
UPS|=ups+|ups.com|T
FedEx|fedex+|fedex.com|T
Colis Privé|colis-prive|colisprive.fr|F
TNT|=tnt+|tnt.com tnt.fr|MD
GEODIS|geodis|geodis.com|M
`,
  telecom: `
Orange|=orange orange-bank|orange.fr orange.com orange-business.com|TMM
SFR|~sfr ~red-by-sfr|sfr.fr sfr.net red-by-sfr.fr|EMF
Bouygues Telecom|bouygues-telecom ~bouygues ~bbox|bouyguestelecom.fr bbox.fr bouygues-construction.com bouyguestelecom-entreprises.fr bouyguestelecom-pro.fr|MMMFF
Free|=free free-mobile ~freebox|free.fr freebox.fr|MM
Sosh|=sosh|sosh.fr|T
Prixtel|prixtel|prixtel.com|F
La Poste Mobile|laposte-mobile|lapostemobile.fr|D
NRJ Mobile|nrj-mobile|nrjmobile.fr|F
`,
  energy: `
EDF|~edf edf-bleu-ciel|edf.fr edf.com prime-energie-edf.fr|MDF
Engie|engie+|engie.fr engie.com engie-homeservices.fr|MMF
TotalEnergies|totalenergies+ ~total-energies|totalenergies.fr totalenergies.com proxi-totalenergies.fr|FMF
Enedis|enedis|enedis.fr|M
GRDF|grdf|grdf.fr|G
Plenitude (Eni)|eni-plenitude|eniplenitude.fr eniplenitude.com|FF
Octopus Energy|octopus-energy+|octopusenergy.fr octopus.energy|TT
Veolia|veolia+|veolia.com eau.veolia.fr|GG
`,
  shop: `
Amazon|=amazon+ amazon-prime primevideo|amazon.fr amazon.com amazon.jobs amazonaws.com primevideo.com|TTMAM
Cdiscount|cdiscount|cdiscount.com|A
Fnac|fnac+|fnac.com fnacspectacles.com|AA
Darty|darty|darty.com|A
Boulanger|=boulanger|boulanger.com|M
E.Leclerc|=leclerc e-leclerc|e.leclerc leclercdrive.fr e-leclerc.com leclercvoyages.com|MMDF
Carrefour|=carrefour+|carrefour.fr carrefour.com|MM
Auchan|auchan+|auchan.fr auchantelecom.fr|MF
Intermarché|intermarche+|intermarche.com|M
Lidl|lidl+|lidl.fr lidl.com|MM
Aldi|~aldi+|aldi.fr|D
Action|!action|action.com|M
IKEA|ikea+|ikea.com|T
Leroy Merlin|leroy-merlin+|leroymerlin.fr|M
Castorama|castorama+|castorama.fr|M
Decathlon|decathlon+|decathlon.fr decathlon.com|MM
Zalando|zalando+|zalando.fr zalando.com|MT
SHEIN|shein+|shein.com|A
Temu|=temu|temu.com|A
AliExpress|aliexpress+|aliexpress.com|T
Veepee|veepee+|veepee.fr veepee.com|MM
Showroomprivé|showroomprive+|showroomprive.com|M
La Redoute|~la-redoute laredoute+|laredoute.fr laredoute.com|MM
Rakuten|rakuten+|rakuten.com|T
ManoMano|manomano+|manomano.fr manomano.com|MM
Conforama|conforama+|conforama.fr|M
Sephora|sephora+|sephora.fr sephora.com|MA
Cultura|=cultura|cultura.com|M
Back Market|back-market|backmarket.fr backmarket.com|MM
Electro Dépôt|electro-depot|electrodepot.fr|M
Yves Rocher|yves-rocher+|yves-rocher.fr|D
Apple|=apple+ icloud+ appleid+|apple.com icloud.com|AT
Samsung|samsung+|samsung.com|T
Microsoft|microsoft+ =outlook+ office365|microsoft.com live.com outlook.com office.com microsoftonline.com office365.com|AATTAT
Google|google+ ~gmail|google.com google.fr gmail.com|AMT
`,
  marketplace: `
leboncoin|leboncoin|leboncoin.fr|T
Vinted|vinted+|vinted.fr vinted.com|TT
eBay|ebay+|ebay.fr ebay.com|TT
SeLoger|seloger+|seloger.com|M
PAP|~pap-immobilier|pap.fr|M
Airbnb|airbnb+|airbnb.fr airbnb.com|AT
Booking.com|=booking+ booking-com|booking.com|T
Abritel|abritel|abritel.fr|M
BlaBlaCar|blablacar+|blablacar.fr blablacar.com|MM
Facebook|facebook+ !marketplace-facebook !meta-business|facebook.com fb.com meta.com facebookmail.com messenger.com|EMTMT
Instagram|instagram+|instagram.com|T
WhatsApp|whatsapp+|whatsapp.com wa.me|TM
Telegram|=telegram|telegram.org t.me|TM
TikTok|tiktok+|tiktok.com|T
Snapchat|snapchat+|snapchat.com|T
LinkedIn|linkedin+|linkedin.com|T
Etsy|etsy|etsy.com|T
`,
  payment: `
PayPal|paypal+|paypal.com paypal.me paypal.fr|TMD
Visa|!visa-securite verified-by-visa|visa.com visa.fr|AF
Mastercard|mastercard+|mastercard.com|M
Stripe|=stripe|stripe.com|T
Western Union|western-union+|westernunion.com|T
MoneyGram|moneygram|moneygram.com|M
Paysafecard|paysafecard|paysafecard.com paysafe.com|TM
Transcash|transcash|transcash.fr|G
Klarna|klarna+|klarna.com|T
Alma|!alma-paiement|almapay.com getalma.eu|MM
Leetchi|leetchi+|leetchi.com|A
`,
  exchange: `
Binance|binance+|binance.com|T
Coinbase|coinbase|coinbase.com|T
Kraken|=kraken|kraken.com|T
Bitpanda|bitpanda+|bitpanda.com|T
Bitstamp|bitstamp|bitstamp.net|T
Crypto.com|~crypto-com|crypto.com|T
Bitget|bitget|bitget.com|T
OKX|~okx|okx.com|T
Bybit|bybit|bybit.com|T
KuCoin|kucoin|kucoin.com|M
Bitvavo|bitvavo|bitvavo.com|T
Ledger|=ledger ledger-live|ledger.com|M
Trezor|trezor|trezor.io|M
MetaMask|metamask|metamask.io|T
Trust Wallet|trust-wallet|trustwallet.com|M
Coinhouse|coinhouse|coinhouse.com|G
Blockchain.com|~blockchain-com !blockchain|blockchain.com|T
eToro|etoro|etoro.com|T
DEGIRO|degiro+|degiro.fr degiro.nl|TT
`,
  service: `
Netflix|netflix+|netflix.com|T
Disney+|disney-plus+ disneyplus+|disneyplus.com disney.fr disney.com|TDA
Spotify|spotify+|spotify.com|T
Canal+|canal-plus+ canalplus+|canalplus.com canal-plus.com|MM
Deezer|deezer|deezer.com|T
Adobe|=adobe|adobe.com|T
Steam|=steam steamcommunity|steampowered.com steamcommunity.com|AA
OVHcloud|ovh-cloud ~ovh|ovh.com ovhcloud.com ovh.net|TMM
IONOS|ionos+|ionos.fr ionos.com|MT
Dropbox|dropbox+|dropbox.com|T
DocuSign|docusign|docusign.com docusign.net|TT
Norton|=norton|norton.com|T
McAfee|mcafee|mcafee.com|T
Yahoo|yahoo+|yahoo.com yahoo.fr|TM
`,
  work: `
Indeed|=indeed|indeed.com indeed.fr|TD
HelloWork|hellowork+|hellowork.com|M
Apec|=apec|apec.fr|D
Cadremploi|cadremploi|cadremploi.fr|D
Adecco|adecco+|adecco.fr adecco.com|DM
Manpower|=manpower+|manpower.fr manpower.com|MD
Randstad|randstad+|randstad.fr randstad.com|MM
`,
  transport: `
SNCF|sncf sncf-connect ~oui-sncf|sncf-connect.com sncf.com oui.sncf|TMT
OUIGO|ouigo|ouigo.com|M
RATP|ratp|ratp.fr|M
Île-de-France Mobilités|=navigo iledefrance-mobilites|iledefrance-mobilites.fr|M
Trainline|trainline+|thetrainline.com|T
Air France|air-france+|airfrance.fr airfrance.com|MT
VINCI Autoroutes (Ulys)|vinci-autoroutes ~ulys|vinci-autoroutes.com ulys.com|DM
Sanef|sanef bip-and-go bipandgo|sanef.com bipandgo.com|FF
APRR|aprr|aprr.com|G
easyJet|easyjet+|easyjet.com|T
Ryanair|ryanair|ryanair.com|T
`,
  gaming: `
FDJ|~fdj francaise-des-jeux|fdj.fr|M
Winamax|winamax+|winamax.fr|T
Betclic|betclic+|betclic.fr|D
PMU|~pmu|pmu.fr|M
Croix-Rouge française|~croix-rouge|croix-rouge.fr|D
`,
} as const;

const MARK = /^([~=!]?)([a-z0-9-]+)(\+?)$/;

function markOf(written: string): Mark {
  const [, sign = '', word = '', plus = ''] = MARK.exec(written) ?? [];
  return {
    word: word.replaceAll('-', ''),
    spoken: word.replaceAll('-', ' '),
    ordinary: sign !== '',
    inText: sign === '!' ? 'never' : sign === '=' ? 'capital' : 'always',
    worldwide: plus !== '',
  };
}

const words = (list = ''): string[] => list.split(' ').filter(Boolean);

export const BRANDS: readonly Brand[] = Object.entries(TABLE).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line): Brand => {
      const [name = '', marks, hosts, sources = ''] = line.split('|');
      return {
        name,
        kind: kind as BrandKind,
        marks: words(marks).map(markOf),
        hosts: words(hosts),
        sources: [...sources] as Brand['sources'][number][],
      };
    }),
);
