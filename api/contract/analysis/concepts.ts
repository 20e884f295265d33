/**
 * What messages speak of, by the words that say it: small letters without accents, `_` between the words
 * of an expression, `*` behind a beginning, `#` for a number. They name causes (what is asked, with which
 * lever, in whose name), never a message that was seen.
 */
export const CONCEPTS = {
  // What is asked
  communicate:
    'communique* faites_parvenir faire_parvenir adressez adresser par_retour transmettez transmettre transmets envoie envoyez envoyer envoi renvoie renvoyez renvoyer donne donnez donner dicte dictez dicter partage partagez partager fournissez fournir repondez repondre reponds indiquez indiquer lire lisez redonne redonnez',
  enter:
    'choisir modifier preciser programmer programmez mettez mets maj saisis saisissez saisir entrez entrer renseignez renseigner completez completer remplissez remplir confirmez confirmer verifiez verifier validez valider mettez_a_jour mettre_a_jour mets_a_jour mise_a_jour actualisez actualiser authentifie* identifiez identifier reactivez reactiver activez activer regularisez regulariser renouvelez renouveler connectez connecter reconnectez importez importer synchronisez synchroniser reprogrammez reprogrammer reclamez reclamer rectifiez rectifier corrigez corriger finalisez finaliser choisissez modifiez precisez',
  pay: 'depanner transferer deplacez deplacer virer en_payant en_reglant en_versant payable paie payez payer reglez regler versez verser virez acquittez acquitter avancez avancer deposez deposer virement virements paiement versement reglement transfert transferez pretez preter financer rechargez mandat_cash a_payer a_regler paierai rembourse_demain rembourserai rembourserais',
  click:
    'acceder accedez annulez annuler annulation ici_annuler formulaire telecharger un_lien ce_formulaire le_formulaire clique cliquez cliquer cliquant suivez_le_lien suivre_le_lien suivez_ce_lien via_le_lien via_ce_lien lien_suivant lien_ci_dessous ce_lien le_lien lien_securise scannez scanner flashez ouvrez ouvrir telechargez consultez consulter rendez_vous_sur connectez_vous bouton_ci_dessous ci_dessous ci_apres piece_jointe pieces_jointes ci_joint fichier_joint document_joint allez_sur suivez_les_instructions',
  call: 'appelle appelez appeler rappelle rappelez rappeler contactez contacter composez composer joignez telephone_au telephonez prenez_contact prendre_contact ecrivez ecris ajoutez_moi ajoute_moi ecrire_a ecrivez_moi joindre',
  install:
    'installe installez installer telecharge telechargez telecharger lancez autorisez autoriser accepter acceptez ouvrez donnez prenne prendre',
  approve:
    'validez valider approuvez approuver acceptez accepter confirmez confirmer autorisez autoriser',
  buy: 'achete_des achete_moi achete_# achetez acheter procurez procurer prends prenez prendre gratte grattez gratter envoie envoyez envoyer photo',
  handOver:
    'recuperer preparer preparez remets remettez remettre confiez confier coupez couper recuperera chercher viendra passera passer donnez donner',
  // What it is about
  secret:
    'code_sms code_recu codes_recus code_par_sms code_de_validation code_de_verification code_de_securite code_confidentiel code_secret code_d_activation code_pin code_a code_unique code_de_confirmation code_d_acces codes_d_acces code_carte le_code ce_code votre_code ton_code les_codes vos_codes mot_de_passe mots_de_passe identifiant identifiants cryptogramme cvv cvc numero_de_carte numeros_de_carte numero_de_votre_carte numeros_de_votre_carte numero_de_carte_bancaire chiffres_de_votre_carte chiffres_au_dos trois_chiffres #_chiffres chiffres_de_la_carte',
  seed: 'phrase_de_recuperation phrase_secrete phrase_seed seed_phrase cle_privee cles_privees #_mots seed mnemonique douze_mots recovery_phrase',
  bankData:
    'iban code_bancaire infos_de_votre_carte infos_de_ta_carte infos_de_carte les_infos_de numero_et le_code numero_de_carte coordonnees_bancaires donnees_bancaires informations_bancaires infos_bancaires details_bancaires carte_bancaire carte_bleue votre_carte moyen_de_paiement mode_de_paiement informations_de_paiement donnees_de_paiement carte_de_credit rib votre_compte votre_boite vos_informations vos_donnees informations_personnelles vos_coordonnees donnees_personnelles votre_identite votre_profil votre_dossier votre_adresse votre_espace votre_situation votre_acces vos_acces adresse_de_livraison formulaire numero_de_securite_sociale votre_numero_fiscal',
  identityPaper:
    'piece_d_identite pieces_d_identite carte_d_identite cni passeport selfie photo_de_votre_carte justificatif_de_domicile fiche_de_paie fiches_de_paie bulletins_de_salaire permis_de_conduire avis_d_imposition',
  fee: 'frais taxe taxes caution acompte arrhes penalite penalites amende amendes impaye impayes affranchissement droits_de_douane depot_de_garantie contravention garantie_financiere assurance_remboursable timbre_fiscal honoraires redevance participation provision commission avance_sur peage',
  release:
    'reclamer a_percevoir debloquer debloques debloque deblocage liberer liberation liberes recevoir recuperer recuperation percevoir toucher restituer restitution expedier encaisser crediter credites reexpedition transferer',
  unlock:
    'debloquer debloques debloque deblocage liberer liberation liberes le_transfert_des_fonds transfert_de_vos_fonds restitution de_vos_gains de_vos_fonds',
  mule: 'recevez_des_virements recevez_un_virement #_%_pour_vous virements_sur_votre_compte virement_sur_votre_compte sur_votre_compte_et recevez_de_l_argent recevoir_un_virement_sur gardez_le_reste garder_le_reste comme_commission garder_une_commission garde_le_reste garde_une_commission transferez_le_reste renvoyez_le_reste envoyez_le_reste le_reste_par gardez_# garderez_# votre_commission_est encaissez_le_cheque encaisser_le_cheque encaisser_un_cheque recevoir_des_fonds recevoir_des_virements recevoir_de_l_argent_sur preter_votre_compte prete_ton_compte votre_compte_bancaire_pour utiliser_votre_compte utiliser_ton_compte agent_financier reexpedier_des_colis reexpedier_les_colis',
  parcel:
    'colis livraison livreur paquet relivraison point_relais expedition boite_aux_lettres facteur transporteur relais_colis marchandise envoi',
  money:
    'argent fonds somme sommes especes cash liquide virement virements montant solde capital economies epargne loyer facture mandat',
  crypto:
    'crypto cryptos crypto_monnaie cryptomonnaie* bitcoin bitcoins btc ethereum eth usdt tether binance wallet blockchain tokens airdrop metamask',
  giftCard:
    'carte_prepayee coupon coupons ticket_prepaye tickets_prepayes recharge_prepayee carte_cadeau cartes_cadeau cartes_cadeaux google_play carte_itunes cartes_itunes carte_apple cartes_apple carte_steam cartes_steam carte_amazon cartes_amazon transcash neosurf paysafecard pcs toneo coupons_pcs coupon_pcs recharge_pcs cashlib cartes_prepayees',
  oddWay:
    'en_mandat par_mandat western_union moneygram money_gram mandat_cash mandat_postal entre_proches proches_et_famille amis_et_famille ria_money transcash pcs',
  operation:
    'notifications operation operations notification transaction transactions paiement virement prelevement achat debit demande beneficiaire',
  messenger:
    'whatsapp watsapp whatsap telegram snapchat viber hangouts wechat groupe_prive canal_prive google_chat skype signal_au',
  remote:
    'anydesk any_desk teamviewer team_viewer quick_support quicksupport rustdesk supremo ultraviewer screenconnect hoptodesk airdroid prise_en_main prendre_la_main prenne_la_main prendra_la_main partage_d_ecran partager_votre_ecran partagez_votre_ecran assistance_rapide logmein a_distance',
  remoteTool:
    'anydesk any_desk teamviewer team_viewer quicksupport quick_support rustdesk ultraviewer screenconnect hoptodesk airdroid alpemix',
  // Pretexts
  trouble:
    'en_cours_de_retour en_retour ne_rentrait_pas n_a_pas_trouve errone erronee flashe menaces_trouvees menaces limite restriction desactivee ne_sont_plus sera_annule a_ete_annulee a_ete_annule probleme_de_facturation probleme_de problemes_de non_synchronisee est_refusee est_refuse refusee endommage endommagee illisible pas_ete_paye pas_ete_payee pas_ete_regle pas_ete_reglee pas_ete_confirme pas_ete_confirmee pas_ete_livre n_a_pas_ete_livre activite_inhabituelle activite_suspecte activites_suspectes activite_anormale connexion_suspecte connexion_inhabituelle connexion_inconnue connexion_non_autorisee nouvel_appareil nouvelle_connexion appareil_inconnu transaction_suspecte transactions_suspectes operation_suspecte operations_suspectes operation_inhabituelle mouvement_suspect mouvements_suspects debit_suspect achat_suspect paiement_suspect virement_suspect operation_frauduleuse operations_frauduleuses paiement_frauduleux paiements_frauduleux tentative_de_paiement tentative_de_fraude tentative_de_connexion tentative_d_intrusion tentative_d_achat tentative_de_virement paiement_refuse paiement_rejete paiement_a_echoue paiement_a_ete_refuse paiement_a_ete_rejete paiement_n_a_pas dernier_paiement prelevement_refuse prelevement_rejete prelevement_a_ete_rejete prelevement_a_echoue echec_de_paiement echec_du_paiement echec_de_prelevement echec_du_prelevement echec_de_livraison livraison_impossible livraison_echouee livraison_a_echoue n_a_pas_pu n_avons_pas_pu n_a_pu_etre n_ont_pas_pu pas_pu_etre pas_pu_livrer adresse_incomplete adresse_incorrecte adresse_erronee adresse_invalide en_attente est_bloque est_bloquee est_retenu est_suspendu est_suspendue retenu_en bloque_en bloque_au bloque_dans mise_a_jour_obligatoire mise_a_jour_requise mise_a_jour_necessaire mise_a_jour_de_securite doit_etre_mis doivent_etre_mis expire expirera expirent expiree expiration anomalie irregularite incident incident_de_paiement impaye impayes impayee non_regle non_reglee non_payee non_paye reste_due restant_du defaut_de_paiement dsp2 renouvellement n_est_plus_valable n_est_plus_valide plus_a_jour pas_a_jour non_conforme informations_incompletes dossier_incomplet desactive limite_temporairement quota boite_pleine boite_mail_pleine est_pleine stockage_plein messages_en_attente est_presque_plein pas_ete_valide confirmer_votre_identite verifier_votre_identite confirmez_votre_identite verifiez_votre_identite droits_d_auteur nouveau_beneficiaire ajout_d_un_beneficiaire beneficiaire_ajoute beneficiaire_a_ete infraction exces_de_vitesse peage_impaye dette recouvrement retard_de_paiement reliquat doit_etre_renouvelee doit_etre_renouvele doit_etre_confirmee doit_etre_confirme erreur_de_facturation',
  bankAlert:
    'votre_virement virement_instantane votre_paiement votre_achat est_programme a_ete_renouvele abonnement_de seront_preleves a_servi_a vient_d_etre un_debit_de un_paiement_de un_virement_de un_achat_de une_transaction_de une_operation_de debit_de_# achat_de_# paiement_de_# virement_de_# transaction_de_# prelevement_de_# operation_de_# nouveau_beneficiaire votre_compte_a votre_carte_a votre_carte_est votre_compte_est fraude_en_cours fraude_detectee suspicion_de_fraude suspicion_fraude',
  notYou:
    'pas_d_accord pas_vous vous_n_etes_pas n_est_pas_vous ce_n_etait_pas_vous pas_a_l_origine ne_reconnaissez_pas pas_l_auteur si_ce_n_est_pas non_reconnu n_avez_pas_effectue n_avez_pas_realise si_vous_n_avez_pas',
  // Levers
  urgency:
    'avant_#h dans_#_jours plus_que_#_jours avant_le_#/# vous_avez_#_heures vous_avez_#_h avant_#_h meilleurs_delais avant_la_fin fin_de_l_offre derniere_semaine derniers_jours sans_reponse sans_paiement sans_action des_aujourd_hui dernieres_heures dans_la_journee urgent urgente urgence urgemment immediatement immediat immediate sous_#_h sous_#_heures dans_les_#_heures dans_les_#_h dans_les_#_prochaines d_ici_#_heures d_ici_#_h avant_minuit avant_ce_soir au_plus_vite sans_delai sans_tarder aujourd_hui_meme dernier_rappel dernier_avis derniere_relance derniere_chance ultime dernier_delai des_maintenant tout_de_suite imperativement sans_attendre plus_brefs_delais en_urgence places_limitees plus_que_#_places dernieres_places dans_l_heure depeche depechez passe_ce_delai expire_ce_soir expire_aujourd_hui expire_demain dans_#_heures dans_#_h pendant_#_h rapidement maintenant avant_midi ce_soir_meme',
  threat:
    'sera_payant perdu seront_detruits votre_domicile aux_medias resilie interrompue bloque bloquee bloques bloquer blocage suspendu suspendue suspendre suspension desactive desactivee desactiver desactivation resiliee resiliation cloture cloturee supprime supprimee supprimer suppression supprimes poursuites huissier huissiers commissaire_de_justice majore majoree majoration majorations penalite penalites tribunal arrestation garde_a_vue saisie_sur procedure_judiciaire procedures_judiciaires interdit_bancaire restreint restreinte restriction restrictions retourne retournee renvoye renvoyee retour_a_l_expediteur detruit detruite coupure interruption perdre_vos_droits perdrez perdus definitivement fermeture plus_pris_en_charge ne_seront_plus ne_sera_plus plus_etre_couvert fichage prison poursuivi poursuivie sanctions limitee seront_perdus sera_preleve sera_debite sera_debitee radie immobilisation fourriere',
  refund:
    'remboursement remboursements rembourse remboursee trop_percu trop_verse credit_d_impot indemnisation indemnite indemnites aide_exceptionnelle prime_exceptionnelle cheque_energie prime_energie prime_inflation en_votre_faveur somme_vous_revenant droit_a_un droit_a_une beneficier_d_un eligible eligibles vous_revient aide_de_# prime_de_# somme_de_# solde_crediteur excedent',
  prize:
    'visiteur reclamez galaxy millionieme offre_exclusive vous_etes_le gagnant_du felicitations felicitation bravo gagnant gagnante gagnants gagne remporte remportez loterie tirage_au_sort lot gros_lot jackpot cadeau cadeaux selectionne selectionnee tire_au_sort tiree_au_sort bon_d_achat iphone chanceux chanceuse recompense a_gagner coffret',
  fortune:
    'oncle heritier mort_au mort_en decede decedee benin togo heritage leguer legs compte_dormant defunt defunte sans_heritier sans_heritiers millions million faire_don don_de donation ma_maladie cancer phase_terminale orphelins orphelinat ayant_droit diplomate tumeur malade',
  guaranteed:
    'securise securises capital_securise certifie fixe net assure constante garanti garantis garantie garanties garantissons sans_risque sans_risques sans_aucun_risque zero_risque capital_protege assures assuree a_coup_sur sans_perte sans_effort automatique automatiquement automatiques certain',
  profit:
    'deviennent devient mentor riches touchent touchez toucher transforme transformez transformer empoche empochez percoivent gagner touche fois_votre rendement rendements benefice benefices gain gains profit profits interets rentabilite plus_value plus_values gagne gagnez gagnent rapporte rapportent doubler doublez tripler triplez multiplier multipliez dividendes liberte_financiere revenu_passif revenus_passifs',
  invest:
    'investisseuse investisseur trade tradent trader membres quantum rendement analyste gestionnaire patrimoine investissement investissements investir investissez investisseurs investi placement placements trading traders forex crypto cryptos bitcoin livret_epargne livret copy_trading signaux intelligence_artificielle ia robot algorithme mise_de_depart depot_initial depot_minimum scpi placements_verts bourse plateforme_de plateforme',
  rate: 'en_dix_jours en_quelques_semaines en_deux_semaines en_trois_jours en_une_nuit en_dix en_cinq_jours en_trois_semaines l_an semaine_par en_#_jours par_jour par_semaine par_mois en_une_semaine en_#_heures en_#_semaines en_#_h chaque_jour chaque_semaine chaque_mois mensuel mensuels mensuelle quotidien quotidiens quotidienne hebdomadaire la_journee de_l_heure net_par par_heure jour en_un_mois en_quelques_jours',
  job: 'on_cherche cherchons_des cherche_des recherche_des agence_marketing poste profil testeur travail agence_de missions travail_a_domicile emploi job offre_d_emploi recrute recrutons recrutement recruteur recruteuse candidature cv taches temps_partiel teletravail complement_de_revenu complement_de_salaire revenu_complementaire revenu_supplementaire revenus_complementaires avis_google embauche ressources_humaines rh travailler travaillez',
  easyJob:
    'mettre_des_notes mettre_des_avis l_avis par_avis paye_le paiement_immediat poster_des chaque_avis par_colis receptionnez paye_chaque payes_chaque suivre_des_comptes payons_pour paye_pour paie_pour remuneree remunere testeur testeuse tester pas_d_entretien sans_entretien chacun partager_des s_abonner_a regarder_des taches sans_experience aucune_experience sans_diplome a_domicile depuis_chez_vous depuis_votre_telephone avec_votre_telephone avec_votre_smartphone depuis_votre_smartphone horaires_libres horaires_flexibles #_a_#_minutes #_minutes_par_jour #_heure_par_jour #_heures_par_jour aimer_des liker likes noter_des evaluer_des avis_google s_abonner abonner_a_des taches_simples missions_simples simple facile faciles quelques_minutes quelques_clics',
  loan: 'financons finance vos_projets dossier_accepte prets_de credit_de pret prets credit credits emprunt financement preteur emprunteur',
  easyLoan:
    'meme_interdit accepte_en accepte_sous sans_conditions sans_justificatif sans_justificatifs sans_enquete sans_refus interdit_bancaire interdits_bancaires ficp fiches_banque entre_particuliers entre_particulier particulier_a_particulier taux_de_# taux_fixe toute_personne personne_honnete reponse_immediate refuse_par_les_banques #_%_d_interet serieux_et_honnete',
  newNumber:
    'pris_l_eau celui_de tel_du telephone_du celui_d_un tel_de telephone_de portable_de plus_de_batterie tombe_aux telephone_est_tombe portable_est_tombe est_tombe prete_son jutilise j_utilise autre_telephone autre_portable d_un_autre autre_tel est_mort telephone_est_mort hs mon_portable_est mon_tel_est mon_telephone_est nouveau_tel sur_ce_numero nouveau_numero change_de_numero nouveau_telephone nouveau_portable telephone_casse portable_casse telephone_est_casse tel_est_casse tel_casse ecran_casse tombe_dans perdu_mon_telephone perdu_mon_portable perdu_mon_tel telephone_vole ancien_numero autre_numero numero_temporaire numero_provisoire est_en_panne en_reparation casse_mon_telephone casse_mon_portable casse_mon_tel ne_marche_plus ne_fonctionne_plus ce_numero telephone_de_remplacement d_un_ami d_une_amie a_l_eau ecran_noir',
  family:
    'mamn mam mams papou c_moi cest_moi maman_c mon_petit cousin parrain marraine grand_mere papounet mamounette maman papa mamie papi papy mamy tata tonton ton_fils ta_fille votre_fils votre_fille c_est_moi ton_petit_fils ta_petite_fille devine_qui',
  love: 'ma_puce mon_chou ma_douce ma_princesse doudou mon_roi ma_vie mon_prince mon_amour mon_coeur mon_cheri ma_cherie cherie je_t_aime mon_ange ma_belle ame_soeur te_rejoindre vivre_avec_toi fiance fiancee mon_bebe tu_me_manques nous_marier amoureux amoureuse te_voir_enfin ma_reine mon_tresor',
  stranded:
    'coince coincee garde_mon on_m_a_vole sac agression hotel bloque_a bloquee_a hopital hospitalise hospitalisee clinique accident militaire armee plateforme_petroliere plateforme_offshore billet_d_avion billet_avion douane passeport_vole contrat_a_l_etranger base_militaire chantier comptes_bloques compte_bloque compte_est_bloque carte_bloquee carte_ne_passe ne_passe_pas sans_argent conteneur mon_banquier carte_avalee',
  secrecy:
    'restez_en_ligne restez_au_telephone reste_en_ligne ne_raccrochez_pas pas_un_mot motus discretion_exigee n_en_parlez n_en_parle n_en_parler ne_parlez_a ne_dites_rien ne_dis_rien n_en_dis n_en_dites garde_ca garde_cela gardez_cela gardez_ceci garder_le_secret gardez_le_secret garde_le_secret reste_entre_nous restera_entre_nous entre_nous ne_prevenez ne_previens sans_prevenir a_personne aucun_collegue ne_contactez_pas_votre_banque n_alertez n_informez n_informe discretion_absolue grande_discretion discretion_totale ne_raccrochez n_allez_pas_a_la_banque dites_que_c_est dites_a_votre_banque si_la_banque_demande si_votre_banque_demande si_la_banque_vous hautement_confidentiel hautement_confidentielle strictement_confidentiel strictement_confidentielle confidentialite_absolue',
  noCall:
    'pas_d_appel juste_un_mail peux_pas_te_parler te_parler ne_peux_pas_appeler peux_pas_appeler peux_pas_telephoner peux_pas_t_appeler peux_pas_parler ne_m_appelle_pas m_appelle_pas m_appelez_pas micro_casse micro_ne micro_est pas_d_appels uniquement_par_mail uniquement_par_message uniquement_par_sms uniquement_par_email seulement_par_message par_mail_uniquement en_reunion en_conference pas_joignable injoignable ecris_moi_ici reponds_ici reponds_moi_ici reponds_par_message reponds_moi_par reponse_par_mail echanger_par_mail appels_ne',
  safeAccount:
    'que_la_banque_protege compte_du_tresor compte_que_la compte_securise compte_de_securite compte_protege compte_de_protection compte_provisoire compte_temporaire compte_sequestre compte_de_secours compte_miroir compte_technique mettre_a_l_abri mettre_en_securite mise_en_securite securiser_vos_fonds securiser_votre_argent securiser_vos_avoirs securiser_votre_epargne proteger_vos_fonds proteger_votre_argent proteger_votre_epargne sauvegarder_vos compte_de_sauvegarde compte_de_transit',
  toCancel:
    'annulation annulez annuler bloquer bloquez stopper refuser contestation contester service_opposition opposition obtenir_le_remboursement etre_rembourse pour_annuler afin_d_annuler annuler_l_operation annuler_la_transaction annuler_le_virement annuler_le_paiement annuler_cette annuler_ce pour_bloquer afin_de_bloquer pour_stopper faire_opposition pour_refuser pour_securiser afin_de_securiser faire_annuler de_l_annuler',
  courier:
    'le_technicien technicien un_expert coursier coursiers agent_mandate un_agent notre_agent un_policier policier_en_civil chauffeur_vtc transporteur_securise un_collaborateur un_livreur un_taxi',
  yourCard:
    'ancienne_carte la_carte votre_carte ta_carte vos_cartes carte_bancaire cartes_bancaires carte_bleue bijoux especes lingots enveloppe',
  blackmail:
    'tes_videos tes_photos vos_videos vos_photos ce_que_tu_fais ce_que_vous_faites devant_ton_ecran devant_votre_ecran je_sais_ce tes_secrets photos videos video photo images webcam camera filme filmee filmer vous_ai_enregistre video_de_vous videos_de_vous video_intime videos_intimes images_intimes photos_intimes photo_intime photo_de_toi photos_de_toi video_de_toi nudes nue masturb* pornographique* porno pornos sites_pour_adultes site_pour_adultes plaisir ebats intimes intime compromettantes compromettante branl* sextape videos_compromettantes',
  expose:
    'followers je_te_detruis detruis tes_potes potes tout_le_monde a_tout_le copine copain parents conjoint femme mari employeur ecole abonnes diffuser diffuserai diffuse publier publierai publie envoyer_a_tous vos_contacts tes_contacts repertoire a_ta_famille a_votre_famille ta_famille votre_famille tes_amis vos_amis vos_proches tes_proches vos_collegues sur_les_reseaux partager_la_video envoyer_la_video envoie_la_video envoie_tout balance reputation ruiner instagram facebook',
  hacked:
    'pirate piratee hacke hacker cheval_de_troie trojan logiciel_malveillant malware logiciel_espion acces_complet acces_total spyware compromis',
  police:
    'dossier_criminel douanes brigade_financiere medias dossier_penal direction_generale justice police gendarmerie europol interpol brigade commissaire procureur juge tribunal magistrat ministere police_judiciaire protection_des_mineurs enquete enquetes commissariat officier inspecteur dgsi cybercriminalite colonel',
  accusation:
    'criminel vous_expliquer drogue stupefiants contenant penal disculper ouvrir_des_comptes cyberpedo* cyberporno* mandat plainte visionnage interdites infraction article articles pedocriminalite exploitation attentat_a_la_pudeur sites_illegaux videos_interdites consultation_de convocation convoque convoquee pedopornograph* pedophil* cyberpornographie pornographie infantile exhibitionnisme exhibition mandat_d_arret accusation accuse accusee poursuites_judiciaires infractions atteinte atteintes trafic blanchiment mise_en_examen justifications contenu_illicite delinquant* sites_interdits mineur mineurs perquisition',
  computer:
    'votre_telephone samsung ordinateur pc windows microsoft defender antivirus votre_appareil systeme navigateur iphone mac icloud adresse_ip smartphone',
  infected:
    'pirate menaces_trouvees nettoyez nettoyer virus infecte infectee trojan malware spyware logiciel_malveillant piratage menace_detectee menaces_detectees menaces verrouille verrouillee bloque n_eteignez_pas ne_redemarrez_pas alerte_de_securite cheval_de_troie compromis en_danger vol_de_donnees licence_expiree logiciels_espions',
  accountChange:
    'compte_secondaire virer_les_prochaines compte_de_reglement a_jour_du_compte nouvelles_modalites nouveau_rib nouvel_iban nouveau_compte_bancaire nouvelles_coordonnees_bancaires nouvelles_coordonnees changement_de_rib changement_d_iban changement_de_coordonnees changement_de_compte changement_de_banque changement_de_domiciliation changement_bancaire change_de_banque change_de_compte modification_de_nos_coordonnees modification_de_rib modifie_nos_coordonnees coordonnees_bancaires_ont rib_a_change iban_a_change compte_a_change ancien_compte ancien_rib ancien_iban actualiser_notre_rib notre_nouveau_compte nouvelle_banque de_nos_coordonnees_bancaires notre_nouveau_rib en_audit notre_rib_a',
  boss: 'je_suis_a_l_etranger fournisseur directeur directrice president presidente pdg dirigeant dirigeante gerant gerante patron maire dg comptable comptabilite conseil_d_administration cabinet_d_avocats daf ceo',
  available:
    'dispo en_priorite a_traiter rachetons rachat fusion absorption adresse_personnelle adresse_privee operation_de_rachat es_tu_disponible etes_vous_disponible tu_es_disponible vous_etes_disponible es_tu_au_bureau etes_vous_au_bureau besoin_que_vous besoin_que_tu besoin_de_toi un_service_a une_faveur tache_urgente mission_confidentielle operation_confidentielle dossier_confidentiel transaction_confidentielle dossier_sensible acquisition opa affaire_urgente dossier_urgent avez_vous_un_moment as_tu_un_moment t_es_dispo es_tu_dispo tu_es_dispo besoin_d_un_service rendre_un_service je_compte_sur operation_financiere virement_confidentiel virement_urgent virement_international',
  recovery:
    'victime_d_une_arnaque victime_d_une_escroquerie dossier_de_victime dossier_victime recuperer_vos_fonds recuperer_votre_argent recuperer_ton_argent recuperer_tes_fonds recuperer_l_argent recuperer_les_fonds recuperer_vos_pertes recuperer_vos_cryptos recuperation_de_fonds recuperation_de_vos recuperation_des_fonds recupere_mon_argent recupere_mes_fonds recuperer_mon_argent recuperer_mes_fonds fonds_voles fonds_perdus fonds_detournes fonds_ont_ete argent_perdu argent_vole sommes_perdues fonds_saisis fonds_geles victime_d_arnaque victimes_d_arnaque victime_d_arnaques victimes_d_arnaques victime_d_escroquerie victimes_d_escroquerie victimes_de_fraude victime_de_fraude indemniser_les_victimes indemnisation_des_victimes restitution_de_vos restitution_des_fonds vos_avoirs retrouve_vos_fonds retrouve_votre_argent localise_vos localise_votre trace_vos_fonds hacker_professionnel vous_avez_perdu fonds_recuperes argent_a_ete_retrouve avoirs_geles',
  rental:
    'location louer appartement logement studio loyer bail villa maison gite visite proprietaire locataire t2 t3 f2',
  beforeSeeing:
    'poste_les_cles vous_poste_les envoie_les_cles cles_par_la_poste pour_mon_travail a_londres en_angleterre mois_de_loyer_par cles_vous_seront loyers_d_avance mois_d_avance avant_la_visite avant_toute_visite avant_visite reserver_la_visite a_l_etranger suis_en je_vis_en je_vis_a je_travaille_en je_travaille_a cles_par envoyer_les_cles envoi_des_cles les_cles_vous recevoir_les_cles enverrai_les_cles sans_visite faire_visiter prouver_votre_serieux preuve_de_solvabilite preuve_de_fonds preuve_de_serieux bloquer_le_logement reserver_le_logement bloquer_l_appartement reserver_l_appartement beaucoup_de_demandes plusieurs_demandes autres_candidats autres_personnes missionnaire montrer_votre_serieux',
  sale: 'je_vous_achete vous_achete la_console annonce article acheteur acheteuse vendeur vendeuse vente leboncoin vinted votre_produit votre_objet votre_voiture vehicule canape votre_article votre_commande',
  getPaid:
    'recevoir_votre_dans paiement_securise recevoir_le_paiement recevoir_votre_paiement recevoir_vos_fonds recevoir_l_argent recevoir_votre_argent percevoir_le_paiement recevoir_les_fonds confirmer_la_vente encaisser recuperer_votre_paiement recuperer_l_argent obtenir_le_paiement paiement_est_en_attente deja_paye a_paye finaliser_la_vente valider_la_vente accepter_le_paiement transporteur_viendra transporteur_passera transfert_de_fonds confirmer_la_reception a_ete_vendu est_vendu frais_de_transporteur',
  code: 'code codes',
  byMistake:
    'code_que_tu code_que_vous tu_recois_un que_tu_recois que_tu_vas_recevoir qui_s_affiche par_erreur par_accident trompe_de_numero me_suis_trompe mauvais_numero par_megarde a_ton_numero chez_toi sur_ton_telephone sur_ton_numero va_recevoir_un vas_recevoir_un te_l_envoyer t_a_envoye t_ai_envoye envoye_un_code',
  pet: 'golden labrador husky perroquets teckel chiot chiots chaton chatons perroquet contre_bons_soins bons_soins yorkshire bouledogue spitz maine_coon a_donner donner_en_adoption',
  transportFee:
    'transport vaccins assurance frais_de_transport frais_de_vaccin frais_de_vaccins frais_de_vaccination frais_d_envoi frais_veterinaires frais_de_dossier frais_de_certificat frais_de_douane',
  claims:
    'la_banque cellule_antifraude operation_banque mandate service_client service_clients service_fraude service_fraudes service_des_fraudes service_securite service_de_securite service_anti_fraude departement_fraude conseiller_bancaire votre_conseiller votre_conseillere votre_banque votre_agence support_technique service_technique tresor_public finances_publiques banque service_recouvrement centre_de_securite cellule_fraude service_antifraude',
  dearClient:
    'cher_monsieur chere_madame cher_client chere_cliente cher_e_client chers_clients cher_utilisateur chere_utilisatrice cher_abonne cher_usager cher_beneficiaire cher_assure chere_assuree cher_titulaire cher_contribuable cher_citoyen cher_membre client_e',
  pass: 'carte_vitale vignette macaron telepeage abonnement abonnements compte_formation droits_a_la_formation cpf droits_cpf stationnement crit_air plaque peage',
  subsidy:
    'prime_a_la_conversion prime_conversion conversion programme_de_l_etat aides_publiques chaudiere leasing_social bonus_ecologique aide_de_l_etat panneaux_solaires photovoltaique pompe_a_chaleur isolation ballon_thermodynamique nouveau_dispositif aides_de_l_etat prime_d_etat renovation_energetique audit_energetique formation_gratuite formation',
  free: 'gratuit gratuite gratuitement 1_euro 1_€ #_%_finance entierement_finance entierement_financee pris_en_charge sans_avance offert offerte offerts offertes inclus reste_a_charge',
  trouble2: 'accident garde_a_vue arrete arretee tribunal commissariat prison',
  rembourse:
    'je_te_rends te_rends te_rembourse vous_rembourse rembourserai rembourse_demain rendrai je_te_rembourse vous_rends',
  carrierFee:
    'un_transporteur mon_transporteur le_transporteur transporteur_vient transporteur_viendra agence_de_transport mon_coursier mon_chauffeur une_societe_de_transport',
  advance: 'assurance prepayer prepaye avancer avance frais payer regler',
  discreet: 'confidentiel* confidentialite discretion_absolue discretement',
  bankDetails:
    'iban rib coordonnees_bancaires compte_bancaire domiciliation references_bancaires releve_d_identite banque',
  changed:
    'pirate desormais ferme cloture secondaire changer modifier change changes changee changent changement nouveau nouvelle nouveaux nouvelles nouvel modifie modifiee modifies modifiees modification remplace remplacent actualise actualisees ancien ancienne anciennes',
  ours: 'sa_paie ma_paie mon_salaire son_salaire la_paie salaire paie bailleur proprietaire notre nos mon mes nous_avons j_ai notre_nouvelle',
  orElse:
    'je_te_detruis ou_je sinon sans_quoi faute_de si_tu_ne si_vous_ne je_supprime supprime_tout tu_as_# vous_avez_# delete',
  swindled:
    'escroc arnaque arnaques escroquerie arnaqueur perdu perdus vole voles volee volees detournes fraude victimes victime',
  giveBack:
    'recuperons recuperent recuperez reverser reversement restituer restitue restitution restitues recuperer recuperation recupere rembourser indemniser indemnisation retrouve retrouves localise bloquer_# saisi saisis',
  given: 'donner donne bons_soins adopter adoption gratuit gratuitement cede',
  topic:
    'lettre recommande recommandee dossier espace boite quota titulaire votre_banque allocations taxe votre_iban votre_retrait sonnette votre_vehicule vehicule flashe radar pv plaque photo_de adresse declaration iban_errone penalite tarif_minore menaces telephone carte_sim colis envoi etiquette paquet livraison contravention amende peage stationnement immatriculation facture impaye impayee abonnement forfait votre_compte ton_compte carte_vitale securite_sociale prestations prestation allocation remboursement points_fidelite points identifiants mot_de_passe connexion message_vocal messagerie votre_ligne votre_contrat prime vos_droits carte_bancaire votre_carte cheque_energie votre_dossier votre_profil compte_sera compte_est votre_permis vignette passage concours virement vote voter mandat portefeuille',
  callback:
    'repondez_non repondez_1 un_agent_vous un_conseiller_vous vous_recontacte repondez_oui reponds_oui repondez_a_ce repondez_par_oui repondez_stop_ou vous_rappelle vous_rappellera etre_rappele rappel_gratuit laissez_vos_coordonnees laissez_votre_numero demandez_un_rappel conseiller_agree interesse interessee en_savoir_plus',
  addPayee:
    'ajouter_le_beneficiaire ajoutez_le_beneficiaire ajouter_un_beneficiaire ajoutez_un_beneficiaire ajouter_ce_beneficiaire augmenter_votre_plafond augmenter_le_plafond augmentez_le_plafond',
  fraudTalk:
    'fraude fraudes anti_fraude antifraude frauduleux frauduleuse frauduleuses piratage intrusion suspect suspecte suspectes compromis compromise',
  testimony:
    'j_ai_investi j_ai_retire j_ai_gagne j_ai_recu tout_recupere j_ai_tout_recupere j_ai_pu_recuperer grace_a_lui grace_a_elle grace_a_l_agence m_a_permis m_ont_permis je_temoigne temoignage dieu_est_grand je_recommande',
  charm:
    'magnifique ravissante charmante jolie ton_profil votre_profil_m faire_connaissance mieux_te_connaitre ta_photo tes_yeux t_ai_vue belle_femme bel_homme cherche_l_amour relation_serieuse homme_serieux femme_serieuse',
  farAway:
    'veuf veuve ingenieur militaire chirurgien dubai offshore l_armee onu otan capitaine a_l_etranger americain americaine petrolier',
  fromNow: 'desormais a_partir_de a_partir_du a_compter_de a_compter_du dorenavant',
  demand:
    'besoin_de_# j_ai_besoin_de_# payer_cette envoyez_# regler_cette paye_cette me_depanner de_virer il_reste_a_payer tu_vas_payer que_vous_payez payez reglez versez virez acquittez il_me_faut il_nous_faut il_faut_payer il_faudra_payer faire_un_virement fais_un_virement faites_un_virement fais_le_virement faites_le_virement fasses_un_virement envoyer_# envoie_# menvoyer m_envoyer m_envoies me_preter m_avancer avancer_# avancer_les avancer_l verser_# payer_# donnez_# envoyez_moi envoie_moi que_tu_paies tu_paies',
  need: 'depanner souci_d_argent rendre_un_service me_depanner il_faut il_me_faut il_nous_faut j_ai_besoin besoin_de_# besoin_de besoin_que peux_tu tu_peux pouvez_vous pourrais_tu peux_tu_me aide_moi aidez_moi paies payes envoies',
  charge:
    'debite debites debitee debitees commande commandee achete achat depense retrait preleve preleves prelevee facture transaction paiement virement televiseur',
  debt: 'huissier huissiers dette dettes recouvrement taxe impaye impayes amende saisie saisie_sur',
  warning:
    'mefiez mefiance escrocs fraudeurs arnaqueurs hameconnage phishing smishing font_passer fait_passer faux_conseillers faux_conseiller faux_sms faux_mails faux_messages ne_cliquez_pas ne_cliquez_jamais ne_communiquez_jamais ne_communiquez_pas ne_donnez_jamais ne_transmettez_jamais ne_demandera_jamais ne_demandons_jamais ne_demanderons_jamais ne_demande_jamais ne_vous_demandera ne_vous_demandons ne_vous_demanderons vous_demandera_jamais vous_demande_jamais jamais_vous_demander vigilant vigilants vigilance attention_aux tentatives_d_escroquerie ne_le_communiquez ne_le_partagez ne_le_donnez ne_partagez_jamais ne_partagez_pas ne_payez_jamais',
} as const satisfies Record<string, string>;

/** What the other readers find stands among the words: links that are not official, numbers, accounts. */
export type Concept =
  | keyof typeof CONCEPTS
  | 'link'
  | 'phone'
  | 'iban'
  | 'wallet'
  | 'mail'
  | 'amount'
  | 'highRate'
  | 'order'
  | 'freeMail'
  | 'mobile';
