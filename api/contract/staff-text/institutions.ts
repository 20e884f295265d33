/** Of whom one may be told to expect a call or a letter, in small letters without accents: they are nobody of ours. */
const INSTITUTION = String.raw`\b(?:banques?|banquier|bancaires?|credit (?:agricole|mutuel|lyonnais|du nord)|caisse d'epargne|bnp|societe generale|assur\w+|mutuelle|mediat\w+|reclam\w+|operateur|transporteur|facteur|poste|colis|hebergeu?r|moderation|vendeur|acheteur|marchand|commercant|boutique|proprietaire|employeur|17 ?cyber|thesee|perceval|signal[- ]spam|signalement|oppos\w+|contest\w+|france victimes|point-justice|info escroqueries|aide juridictionnelle|(?:votre|son|sa|leur|ton) (?:avocate?|notaire|medecin|comptable|fils|fille|mari|femme|frere|soeur|mere|pere|proche|tuteur|curateur|curatrice|tutrice)|service[- .]?clients?|dpo|delegue a la protection)\b`;
/** Their boxes are at the State’s own hosts, which are known. */
const OFFICE = String.raw`\b(?:police|policiere?s?|gendarm\w+|brigad\w+|commissariat|enqu(?:ete\b|eteur)(?! priv)|plainte|parquet|tribunal|greffe|juge|prefecture|mairie|cnil|arcom|dgccrf|ameli|caf|impots)\b`;
const IS_INSTITUTION = new RegExp(`${INSTITUTION}|${OFFICE}`);
const HAS_BOX = new RegExp(INSTITUTION);

export const namesInstitution = (text: string): boolean => IS_INSTITUTION.test(text);

/** One whose mailbox may be anywhere but at a provider for everybody. */
export const namesCorrespondent = (text: string): boolean => HAS_BOX.test(text);
