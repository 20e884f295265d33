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
  V: 'v2fly/domain-list-community c975cce (2026-08-19): hosts by the company that has them',
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
Assurance Maladie (ameli)|ameli assurance-maladie carte-vitale !vitale ~cpam|ameli.fr assurance-maladie.fr|EG
Impôts|~impots dgfip finances-publiques !impot|impots.gouv.fr|E
Amendes (ANTAI)|antai !amendes !amende !contravention telepaiement-amendes|antai.gouv.fr amendes.gouv.fr|EE
Crit’Air|critair certificat-air !vignette|certificat-air.gouv.fr|E
Mon Compte Formation (CPF)|moncompteformation compte-formation ~cpf|moncompteformation.gouv.fr|E
CAF|~caf allocations-familiales allocationsfamiliales|caf.fr|E
France Travail|francetravail pole-emploi|francetravail.fr pole-emploi.fr francetravail.io francetravail.net francetravail.org noreply-pole-emploi.fr pole-emploi.io pole-emploi.org bo-pole-emploi.org|MMGGGGGGG
Service-Public|~service-public|service-public.gouv.fr service-public.fr|FE
FranceConnect|franceconnect|franceconnect.gouv.fr|E
France Titres (ANTS)|=ants france-titres|ants.gouv.fr|F
Urssaf|urssaf|urssaf.fr cesu.urssaf.fr urssaf.org|MFG
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
AXA|=axa+|axa.fr axa.com axa-assistance.fr axa-assistance.com|FMGG
MAIF|maif|maif.fr|F
Macif|macif|macif.fr|D
MAAF|maaf|maaf.fr|F
Matmut|matmut|matmut.fr|D
GMF|~gmf|gmf.fr|F
Groupama|groupama|groupama.fr groupama.com groupama-am.com groupama-es.fr groupama-pj.fr groupama-gan-recrute.com fondation-groupama.com|DGGGGGG
Allianz|allianz+|allianz.fr allianz.com allianz-assistance.com allianz-partners.com allianz-trade.com allianz-trade.fr allianz-travel.com allianz-voyage.fr allianztravelinsurance.com allianzbanque.fr|MMMGMGGGGM
Direct Assurance|direct-assurance|direct-assurance.fr|F
CNP Assurances|cnp-assurances ~cnp|cnp.fr|F
Generali|=generali+|generali.fr|F
`,
  bank: `
BNP Paribas|bnp-paribas+ bnpp ~bnp mabanque-bnp|mabanque.bnpparibas bnpparibas.com bnpparibas.net bnpparibas bnpparibas.fr bnpparibasfortis.be bnpparibascardif.com bnpparibas-am.com bnpparibas-am.fr bnpparibas-ip.com bnpparibas-ip.fr bnpparibas-pf.com bnpparibasfortis.com|MMMMMFGGGGGGM
Crédit Agricole|credit-agricole+ creditagricole+ ~ca-securipass securipass|credit-agricole.fr credit-agricole.com ca-paris.fr ca-centrefrance.fr credit-agricole-sa.fr ca-assurances.com|MMDMGG
Société Générale|societe-generale+ societegenerale+ ~sg ~socgen|sg.fr societegenerale.fr societegenerale.com societegenerale.mobi socgen.com societegenerale.africa|MMMFMG
LCL|~lcl lcl-particuliers|lcl.fr lcl.com|TM
Crédit Mutuel|credit-mutuel creditmutuel|creditmutuel.fr creditmutuel.com creditmutuel-immobilier.fr creditmutuel-innovation.eu creditmutuel-leasing.fr|MMGGG
CIC|~cic|cic.fr|M
Caisse d’Épargne|caisse-epargne caisse-d-epargne caisse-depargne|caisse-epargne.fr caisse-epargne.com|TG
Banque Populaire|banque-populaire|banquepopulaire.fr|M
La Banque Postale|banque-postale labanquepostale certicode|labanquepostale.fr labanquepostale.com labanquepostale-am.fr|TFG
BRED|~bred bred-banque|bred.fr|M
CCF|~ccf|ccf.fr|G
HSBC|hsbc+|hsbc.com hsbc.fr hsbc.co.uk hsbc.uk hsbc.net|MMTVV
Crédit Coopératif|credit-cooperatif|credit-cooperatif.coop|M
Banque Palatine|banque-palatine =palatine|palatine.fr|G
BoursoBank|boursobank boursorama bourso|boursobank.com boursorama.com boursorama-banque.com boursorama.fr|MTTG
Fortuneo|fortuneo+|fortuneo.fr fortuneo.banque|TT
Hello bank!|hello-bank+|hellobank.fr|T
Monabanq|monabanq|monabanq.com|F
BforBank|bforbank|bforbank.com|M
Ma French Bank|ma-french-bank|mafrenchbank.fr|P
N26|~n26|n26.com|T
Revolut|revolut+|revolut.com revolut.me|TG
Nickel|=nickel compte-nickel|nickel.eu compte-nickel.fr|GD
Qonto|qonto|qonto.com qonto.eu|MG
Lydia|=lydia ~sumeria|lydia-app.com|P
Wise|=wise+ ~transferwise|wise.com transferwise.com|TT
bunq|bunq|bunq.com bunq.me|MG
Trade Republic|trade-republic+|traderepublic.com|M
Crédit Mutuel de Bretagne|credit-mutuel-de-bretagne ~cmb|cmb.fr|D
Crédit Mutuel du Sud-Ouest|~cmso|cmso.com|D
CASDEN|casden|casden.fr|G
Cetelem|cetelem+|cetelem.fr|D
Cofidis|cofidis+|cofidis.fr|F
Sofinco|sofinco|sofinco.fr sofinco.com|DG
Floa|~floa floabank|floabank.fr|F
Oney|oney+|oney.fr|F
Younited|younited|younited-credit.com younited.com|GG
Franfinance|franfinance|franfinance.fr franfinance.com|GG
Carrefour Banque|carrefour-banque|carrefour-banque.fr|D
AXA Banque|axa-banque|axabanque.fr|D
Bourse Direct|bourse-direct|boursedirect.fr|T
`,
  carrier: `
La Poste|~la-poste laposte digiposte|laposte.fr laposte.net digiposte.fr lapostegroupe.com groupelaposte.com laposte.info notif-laposte.info notif-colissimo-laposte.info|MMFGGGGG
Colissimo|colissimo|colissimo.fr|M
Chronopost|chronopost+|chronopost.fr|M
Mondial Relay|mondial-relay+ ~mondialrelais|mondialrelay.fr mondialrelay.com|MM
Relais Colis|~relais-colis relaiscolis|relaiscolis.com|D
DPD|~dpd dpd-france|dpd.com dpd.fr dpdgroup.com|MDM
GLS|~gls gls-group|gls-group.eu gls-group.com gls-france.com|MMG
DHL|~dhl+|dhl.com dhl.fr dhl.de dhlparcel.nl dhl.nl|ADTMG
UPS|=ups+|ups.com|T
FedEx|fedex+|fedex.com|T
Colis Privé|colis-prive|colisprive.fr colisprive.com|FG
TNT|=tnt+|tnt.com tnt.fr|MD
GEODIS|geodis|geodis.com|M
`,
  telecom: `
Orange|=orange orange-bank|orange.fr orange.com orange-business.com orangebank.fr|TMMG
SFR|~sfr ~red-by-sfr|sfr.fr sfr.net red-by-sfr.fr|EMF
Bouygues Telecom|bouygues-telecom ~bouygues ~bbox|bouyguestelecom.fr bbox.fr bouygues-construction.com bouyguestelecom-entreprises.fr bouyguestelecom-pro.fr bouyguestelecom.com bouygues-telecom.fr|MMMFFMG
Free|=free free-mobile ~freebox|free.fr freebox.fr free-mobile.fr|MMG
Sosh|=sosh|sosh.fr|T
Prixtel|prixtel|prixtel.com|F
La Poste Mobile|laposte-mobile|lapostemobile.fr|D
NRJ Mobile|nrj-mobile|nrjmobile.fr|F
`,
  energy: `
EDF|~edf edf-bleu-ciel|edf.fr edf.com prime-energie-edf.fr|MDF
Engie|engie+|engie.fr engie.com engie-homeservices.fr engie-electrabel.be engie.be engie-green.fr engie-ineo.fr engie-solutions.com engie-vianeo.com|MMFGGGGGG
TotalEnergies|totalenergies+ ~total-energies|totalenergies.fr totalenergies.com proxi-totalenergies.fr|FMF
Enedis|enedis|enedis.fr datahub-enedis.fr|MG
GRDF|grdf|grdf.fr|G
Plenitude (Eni)|eni-plenitude|eniplenitude.fr eniplenitude.com|FF
Octopus Energy|octopus-energy+|octopusenergy.fr octopus.energy octopusenergy.group|TTG
Veolia|veolia+|veolia.com veolia.fr|GG
`,
  shop: `
Amazon|=amazon+ amazon-prime primevideo|amazon.fr amazon.com amazon.jobs amazonaws.com primevideo.com amazon-adsystem.com|TTMAMM
Cdiscount|cdiscount|cdiscount.com cdiscountpro.com|AG
Fnac|fnac+|fnac.com fnacspectacles.com|AA
Darty|darty|darty.com|A
Boulanger|=boulanger|boulanger.com|M
E.Leclerc|=leclerc e-leclerc|e.leclerc leclercdrive.fr e-leclerc.com leclercvoyages.com|MMDF
Carrefour|=carrefour+|carrefour.fr carrefour.com|MM
Auchan|auchan+|auchan.fr auchantelecom.fr auchan.com auchan-retail.com auchan-telecom.fr|MFGGG
Intermarché|intermarche+|intermarche.com|M
Lidl|lidl+|lidl.fr lidl.com|MM
Aldi|~aldi+|aldi.fr|D
Action|!action|action.com|M
IKEA|ikea+|ikea.com ikea.net|TM
Leroy Merlin|leroy-merlin+|leroymerlin.fr|M
Castorama|castorama+|castorama.fr|M
Decathlon|decathlon+|decathlon.fr decathlon.com decathlon.net decathlon-outdoor.com decathlon-united.media|MMMGG
Zalando|zalando+|zalando.fr zalando.com zalando-prive.fr zalando-lounge.com zalando.net|MTMMM
SHEIN|shein+|shein.com|A
Temu|=temu|temu.com|A
AliExpress|aliexpress+|aliexpress.com aliexpress-media.com|TM
Veepee|veepee+|veepee.fr veepee.com|MM
Showroomprivé|showroomprive+|showroomprive.com showroomprivegroup.com|MG
La Redoute|~la-redoute laredoute+|laredoute.fr laredoute.com laredoute.es laredoute.it laredoute.pt|MMMMM
Rakuten|rakuten+|rakuten.com rakuten.tv rakuten.net rakuten-static.com|TMMM
ManoMano|manomano+|manomano.fr manomano.com|MM
Conforama|conforama+|conforama.fr|M
Sephora|sephora+|sephora.fr sephora.com sephora.me|MAM
Cultura|=cultura|cultura.com|M
Back Market|back-market|backmarket.fr backmarket.com backmarket.de backmarket.es backmarket.it backmarket.co.uk backmarket.io|MMFMMMM
Electro Dépôt|electro-depot|electrodepot.fr electrodepot.be|MG
Yves Rocher|yves-rocher+|yves-rocher.fr|D
Apple|=apple+ icloud+ appleid+|apple.com icloud.com appleid.com cdn-apple.com icloud-content.com|ATMMM
Samsung|samsung+|samsung.com samsung-mail.com samsungmax.com samsung.net|TGMM
Microsoft|microsoft+ =outlook+ office365|microsoft.com live.com outlook.com office.com microsoftonline.com office365.com microsoft365.com microsoft.net microsoftstart.com office.net microsoftonline-p.com microsoftstore.com s-microsoft.com|AATTATTMVMMMM
Google|google+ ~gmail|google.com google.fr gmail.com googlemail.com google.org google.net google.dev google-analytics.com googleanalytics.com|AMTTMMMMV
`,
  marketplace: `
leboncoin|leboncoin|leboncoin.fr leboncoin.info leboncoin.io leboncoingroupe.com|TGGG
Vinted|vinted+|vinted.fr vinted.com vintedgo.com vinted.net vintedapp.com|TTMMM
eBay|ebay+|ebay.fr ebay.com ebay-kleinanzeigen.de ebay.de|TTTT
SeLoger|seloger+|seloger.com seloger-bureaux-commerces.com seloger-construire.com groupe-seloger.com selogerpro.com myselogerpro.com|MMGGGG
PAP|~pap-immobilier|pap.fr|M
Airbnb|airbnb+|airbnb.fr airbnb.com airbnbmail.com airbnb.org airbnb.me|ATGVV
Booking.com|=booking+ booking-com|booking.com|T
Abritel|abritel|abritel.fr|M
BlaBlaCar|blablacar+|blablacar.fr blablacar.com|MM
Facebook|facebook+ !marketplace-facebook !meta-business|facebook.com fb.com meta.com facebookmail.com messenger.com facebook.net facebook.design facebook-hardware.com|EMTMTMVM
Instagram|instagram+|instagram.com instagram-brand.com instagram-engineering.com instagram-press.com|TVVV
WhatsApp|whatsapp+|whatsapp.com wa.me whatsapp.net|TMM
Telegram|=telegram|telegram.org t.me|TM
TikTok|tiktok+|tiktok.com tiktokv.com tiktokshop.com tiktokshopglobalselling.com|TMMM
Snapchat|snapchat+|snapchat.com|T
LinkedIn|linkedin+|linkedin.com|T
Etsy|etsy|etsy.com etsy.me|TG
`,
  payment: `
PayPal|paypal+|paypal.com paypal.me paypal.fr paypal-communication.com paypal-communications.com paypal-community.com paypalcommunity.com paypal-search.com|TMDVVVVT
Visa|!visa-securite verified-by-visa|visa.com visa.fr|AF
Mastercard|mastercard+|mastercard.com mastercardconnect.com mastercardservices.com|MVV
Stripe|=stripe|stripe.com|T
Western Union|western-union+|westernunion.com|T
MoneyGram|moneygram|moneygram.com|M
Paysafecard|paysafecard|paysafecard.com paysafe.com|TM
Transcash|transcash|transcash.fr|G
Klarna|klarna+|klarna.com klarna.app klarna.net klarnaservices.com|TMMM
Alma|!alma-paiement|almapay.com getalma.eu|MM
Leetchi|leetchi+|leetchi.com|A
`,
  exchange: `
Binance|binance+|binance.com binance.cloud binance.org binance.vision binance.charity|TMMVV
Coinbase|coinbase|coinbase.com|T
Kraken|=kraken|kraken.com|T
Bitpanda|bitpanda+|bitpanda.com|T
Bitstamp|bitstamp|bitstamp.net|T
Crypto.com|~crypto-com|crypto.com|T
Bitget|bitget|bitget.com|T
OKX|~okx|okx.com|T
Bybit|bybit|bybit.com bybit.eu|TM
KuCoin|kucoin|kucoin.com|M
Bitvavo|bitvavo|bitvavo.com|T
Ledger|=ledger ledger-live|ledger.com ledgerwallet.com|MG
Trezor|trezor|trezor.io|M
MetaMask|metamask|metamask.io|T
Trust Wallet|trust-wallet|trustwallet.com|M
Coinhouse|coinhouse|coinhouse.com|G
Blockchain.com|~blockchain-com !blockchain|blockchain.com|T
eToro|etoro|etoro.com|T
DEGIRO|degiro+|degiro.fr degiro.nl|TT
`,
  service: `
Netflix|netflix+|netflix.com netflix.shop netflix.net|TMM
Disney+|disney-plus+ disneyplus+|disneyplus.com disney.fr disney.com disney-plus.net|TDAM
Spotify|spotify+|spotify.com spotify.link spotify.design spotify.dev spotify.net tospotify.com|TVVMMM
Canal+|canal-plus+ canalplus+|canalplus.com canal-plus.com canalplusgroup.com canal-plus.net canalplus.pro canalplus-cdn.net canalplus-afrique.com|MMGMMMG
Deezer|deezer|deezer.com|T
Adobe|=adobe|adobe.com adobelogin.com|TA
Steam|=steam steamcommunity|steampowered.com steamcommunity.com|AA
OVHcloud|ovh-cloud ~ovh|ovh.com ovhcloud.com ovh.net ovh.fr ovh.ca ovh.us ovh.co.uk|TMMMMMM
IONOS|ionos+|ionos.fr ionos.com|MT
Dropbox|dropbox+|dropbox.com dropboxmail.com dropbox.tech getdropbox.com|TMMT
DocuSign|docusign|docusign.com docusign.net|TT
Norton|=norton|norton.com mynortonaccount.com|TG
McAfee|mcafee|mcafee.com|T
Yahoo|yahoo+|yahoo.com yahoo.fr yahoo.net|TMM
`,
  work: `
Indeed|=indeed|indeed.com indeed.fr|TD
HelloWork|hellowork+|hellowork.com hellowork-group.com|MG
Apec|=apec|apec.fr|D
Cadremploi|cadremploi|cadremploi.fr|D
Adecco|adecco+|adecco.fr adecco.com adeccogroup.com groupe-adecco.fr|DMGG
Manpower|=manpower+|manpower.fr manpower.com|MD
Randstad|randstad+|randstad.fr randstad.com grouperandstad.fr|MMG
`,
  transport: `
SNCF|sncf sncf-connect ~oui-sncf|sncf-connect.com sncf.com oui.sncf sncf-voyageurs.com sncf-reseau.com sncf-connect-tech.fr groupe-sncf.com sncf.fr voyages-sncf.com|TMTGGGGGG
OUIGO|ouigo|ouigo.com|M
RATP|ratp|ratp.fr bonjour-ratp.fr|MM
Île-de-France Mobilités|=navigo iledefrance-mobilites|iledefrance-mobilites.fr|M
Trainline|trainline+|thetrainline.com trainline.com|TM
Air France|air-france+|airfrance.fr airfrance.com service-airfrance.com infos-airfrance.com|MTGG
VINCI Autoroutes (Ulys)|vinci-autoroutes ~ulys|vinci-autoroutes.com ulys.com|DM
Sanef|sanef bip-and-go bipandgo|sanef.com bipandgo.com|FF
APRR|aprr|aprr.com aprr.fr|GG
easyJet|easyjet+|easyjet.com|T
Ryanair|ryanair|ryanair.com|T
`,
  gaming: `
FDJ|~fdj francaise-des-jeux|fdj.fr|M
Winamax|winamax+|winamax.fr|T
Betclic|betclic+|betclic.fr betclicgroup.com betclic.com|DGG
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
