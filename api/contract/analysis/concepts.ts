/**
 * What messages speak of, by the words that say it: small letters without accents, `_` between the words
 * of an expression, `*` behind a beginning, `#` for a number. They name causes (what is asked, with which
 * lever, in whose name), never a message that was seen.
 */
export const CONCEPTS = {
  // What is asked
  communicate:
    'communique* faites_parvenir faire_parvenir adressez par_retour transmettez transmettre transmets envoyez envoi renvoie renvoyez donne donnez dicte dictez partage partagez fournissez fournir repondez repondre reponds indiquez lire lisez redonne redonnez repondant repondent renseigne renseignez dire dis_moi dites_moi passe_moi passez_moi balance_moi file_moi',
  enter:
    'choisir modifier preciser programmer mettez mets maj saisis saisissez saisir entrez renseignez completez remplissez remplir confirmez verifiez validez mise_a_jour actualisez authentifie* identifiez reactivez activez regularisez renouvelez connectez reconnectez importez synchronisez reprogrammez reclamez rectifiez corrigez finalisez choisissez munissez munir rechargez rechargement ce_qu_il_vous_faut scannez_votre remettre_la_carte remettez_la_carte revalidez recertifiez debloquez restaurez securisez demandez_la met_ta mettre_votre mettre_ta rentre rentrer',
  pay: 'depanner transferer deplacez virer en_payant en_reglant en_versant payable paie payez payer reglez versez virez acquittez avancez virement paiement versement reglement pretez financer rechargez mandat_cash paierai rembourse_demain rembourserai',
  click:
    'acceder annulez annulation formulaire telecharger un_lien clique cliquez cliquant lien_suivant ce_lien le_lien lien_securise scannez flashez ouvrez ouvrir consultez rendez_vous_sur connectez_vous ci_dessous ci_apres piece_jointe ci_joint fichier_joint document_joint allez_sur suivez_les_instructions',
  call: 'appelle appelez rappelle rappelez contactez composez joignez telephone_au telephonez ecrivez ecris ecrire_a joindre contact m_ecrire mp_moi rejoins rejoignez rejoindre joins_moi parle_lui parlez_lui ajoute ajoutez inscris_toi',
  install:
    'installe installez telecharge telechargez lancez autorisez accepter ouvrez donnez prenne prendre',
  approve:
    'validez approuvez acceptez confirmez autorisez faites_oui dites_oui appuyez_sur cliquez_sur_oui faire_oui dire_oui oui_a_chaque',
  buy: 'achete_des achete_moi achete_# achetez procurez prends prenez prendre gratte grattez envoie envoyez photo allez_chercher va_chercher recharge',
  handOver:
    'recuperer preparer remets remettez remettre confiez coupez recuperera chercher viendra passera passer donnez mettre_en_securite mettre_a_l_abri',
  // What it is about
  secret:
    'code_sms code_recu codes_recus code_par_sms code_de_validation code_de_verification code_de_securite code_confidentiel code_secret code_d_activation code_pin code_de_confirmation code_d_acces codes_d_acces code_carte mot_de_passe mots_de_passe identifiant cryptogramme cvv cvc numero_de_carte numero_de_votre_carte chiffres_de_votre_carte chiffres_au_dos trois_chiffres #_chiffres chiffres_de_la_carte code_par_texto recevoir_un_code recevez_un_code recu_un_code code_texto codes_secrets chiffres_du_dos chiffres_du_code code_sur_votre_telephone code_tpe',
  seed: 'phrase_de_recuperation phrase_secrete cle_privee cles_privees #_mots seed mnemonique douze_mots recovery_phrase',
  bankData:
    'iban code_bancaire infos_de_carte les_infos_de numero_et le_code numero_de_carte coordonnees_bancaires donnees_bancaires informations_bancaires infos_bancaires details_bancaires carte_bancaire carte_bleue votre_carte moyen_de_paiement mode_de_paiement informations_de_paiement donnees_de_paiement carte_de_credit rib votre_compte votre_boite vos_informations vos_donnees informations_personnelles vos_coordonnees donnees_personnelles votre_identite votre_profil votre_dossier votre_adresse votre_espace votre_situation votre_acces vos_acces adresse_de_livraison formulaire numero_de_securite_sociale votre_numero_fiscal ta_carte identite_bancaire numero_de_compte',
  identityPaper:
    'piece_d_identite carte_d_identite cni passeport selfie photo_de_votre_carte justificatif_de_domicile fiche_de_paie bulletins_de_salaire avis_d_imposition identite_numerique permis recto_verso',
  fee: 'frais taxe taxes caution acompte arrhes penalite amende impaye affranchissement droits_de_douane depot_de_garantie contravention garantie_financiere assurance_remboursable honoraires redevance commission avance_sur peage versement_prealable paiement_prealable depot_prealable impot_sur_les droits_d_entree garantie_de timbre forfait_de_# cotisation_de certificat',
  release:
    'reclamer debloquer debloque deblocage liberer liberation liberes recevoir recuperer recuperation percevoir toucher restituer restitution expedier encaisser crediter credites reexpedition transferer',
  unlock:
    'debloquer debloque deblocage liberer liberation liberes le_transfert_des_fonds restitution de_vos_gains de_vos_fonds le_retrait votre_retrait retrait_de_vos mainlevee deverrouiller',
  mule: 'recevez_des_virements recevez_un_virement virements_sur_votre_compte recevez_de_l_argent gardez_le_reste comme_commission garder_une_commission garde_le_reste garde_une_commission transferez_le_reste renvoyez_le_reste envoyez_le_reste le_reste_par garderez_# votre_commission_est encaissez_le_cheque encaisser_un_cheque recevoir_des_fonds recevoir_des_virements recevoir_de_l_argent_sur preter_votre_compte prete_ton_compte utiliser_votre_compte utiliser_ton_compte agent_financier reexpedier_des_colis reexpedier_les_colis vous_gardez_# tu_gardes_# gardez_#_€ gardez_#_% transferer_le_solde renvoyer_le_solde vous_reversez_le remettez_la_difference renvoyez_la_difference reverser_la_difference rendre_la_difference agent_de_reexpedition receptionner_des_colis recevoir_des_colis recollez encaisser_sur_votre_compte conserverez_# recevez_des_colis recevez_les_colis changez_l_etiquette renvoyez_les_colis colis_a_votre_domicile',
  parcel:
    'colis livraison livreur paquet relivraison point_relais expedition boite_aux_lettres facteur transporteur marchandise envoi',
  money:
    'argent fonds somme sommes especes cash liquide virement montant solde capital economies epargne loyer facture mandat',
  crypto:
    'crypto cryptomonnaie* bitcoin btc ethereum eth usdt tether binance wallet blockchain tokens airdrop metamask monero litecoin ltc xmr usdc solana tron ripple jetons',
  giftCard:
    'carte_prepayee ticket_prepaye recharge_prepayee carte_cadeau google_play carte_apple carte_steam carte_amazon transcash neosurf paysafecard toneo cashlib pcs code_de_recharge codes_de_recharge carte_de_recharge steam_de carte_google tickets_de_recharge bons_prepayes cheques_cadeaux itunes par_coupon en_coupon coupon_recharge coupon_prepaye des_coupons un_coupon_de',
  oddWay:
    'en_mandat par_mandat western_union moneygram money_gram mandat_cash mandat_postal entre_proches proches_et_famille amis_et_famille transcash pcs paypal_amis paypal_proches entre_amis mode_ami option_amis en_cash_par sans_frais_paypal ria en_bitcoin en_btc en_usdt en_crypto en_cryptomonnaie en_ethereum en_monero en_tickets en_coupons en_recharges virement_instantane_uniquement neosurf paysafecard toneo cashlib par_coupon',
  operation:
    'operation notification transaction paiement virement prelevement achat debit demande beneficiaire',
  messenger:
    'watsapp telegram snapchat viber hangouts wechat groupe_prive canal_prive google_chat skype signal_au instagram messenger en_mp en_dm message_prive en_prive discord',
  remote:
    'anydesk any_desk teamviewer team_viewer quick_support quicksupport rustdesk supremo ultraviewer screenconnect hoptodesk airdroid prise_en_main prendre_la_main prenne_la_main prendra_la_main partage_d_ecran partager_votre_ecran assistance_rapide logmein a_distance',
  remoteTool:
    'anydesk any_desk teamviewer team_viewer quicksupport quick_support rustdesk ultraviewer screenconnect hoptodesk airdroid alpemix',
  // Pretexts
  trouble:
    'en_cours_de_retour en_retour ne_rentrait_pas n_a_pas_trouve errone menaces limite restriction ne_sont_plus sera_annule a_ete_annule probleme_de non_synchronisee refusee endommage illisible pas_ete_paye pas_ete_payee pas_ete_regle pas_ete_confirme pas_ete_livre activite_inhabituelle activite_suspecte activite_anormale connexion_suspecte connexion_inhabituelle connexion_inconnue connexion_non_autorisee nouvel_appareil nouvelle_connexion appareil_inconnu transaction_suspecte operation_suspecte operation_inhabituelle mouvement_suspect debit_suspect achat_suspect paiement_suspect virement_suspect operation_frauduleuse paiement_frauduleux paiement_a_echoue paiement_n_a_pas dernier_paiement prelevement_a_echoue echec_de_paiement echec_du_paiement echec_de_prelevement echec_du_prelevement echec_de_livraison livraison_impossible livraison_echouee livraison_a_echoue n_a_pas_pu n_avons_pas_pu n_a_pu_etre n_ont_pas_pu pas_pu_etre pas_pu_livrer adresse_incorrecte adresse_invalide en_attente est_bloque est_suspendu bloque_en bloque_au bloque_dans mise_a_jour_obligatoire mise_a_jour_requise mise_a_jour_necessaire mise_a_jour_de_securite doit_etre_mis doivent_etre_mis expire expirera expirent expiration anomalie irregularite incident impaye non_regle non_payee non_paye reste_due restant_du defaut_de_paiement dsp2 renouvellement n_est_plus_valable n_est_plus_valide plus_a_jour pas_a_jour non_conforme desactive quota boite_pleine boite_mail_pleine est_pleine stockage_plein est_presque_plein pas_ete_valide confirmer_votre_identite verifier_votre_identite droits_d_auteur nouveau_beneficiaire ajout_d_un_beneficiaire beneficiaire_ajoute beneficiaire_a_ete infraction exces_de_vitesse dette recouvrement retard_de_paiement reliquat doit_etre_renouvele doit_etre_confirme erreur_de_facturation suspension trop_volumineux non_conformite mise_en_conformite desynchronise retenu rejete bloque_par restreint ne_passe_plus incomplet double_paiement double_prelevement trop_preleve n_a_pu_aboutir pas_abouti numero_de_rue manquant non_distribue non_livre en_instance en_souffrance relivrer nouvelle_livraison votre_absence pas_rentre ne_rentre_pas sera_suspendu seront_suspendus sera_bloque seront_bloques doit_etre_active doit_etre_verifie doit_etre_mise acces_suspendu acces_bloque droits_suspendus dernier_avertissement detectee depuis_un_autre connecte_depuis usage_inhabituel utilise_a_l_etranger tentatives ete_flashe vehicule_flashe il_manque_un il_manque_une perimee n_est_pas_enregistree non_enregistree',
  bankAlert:
    'votre_virement virement_instantane votre_paiement votre_achat est_programme a_ete_renouvele abonnement_de seront_preleves a_servi_a vient_d_etre un_debit_de un_paiement_de un_virement_de un_achat_de une_transaction_de une_operation_de debit_de_# achat_de_# paiement_de_# virement_de_# transaction_de_# prelevement_de_# operation_de_# nouveau_beneficiaire votre_compte_a votre_carte_a votre_carte_est votre_compte_est fraude_en_cours fraude_detectee suspicion_de_fraude suspicion_fraude',
  notYou:
    'pas_d_accord pas_vous vous_n_etes_pas pas_a_l_origine ne_reconnaissez_pas pas_l_auteur si_ce_n_est_pas non_reconnu n_avez_pas_effectue n_avez_pas_realise si_vous_n_avez_pas n_est_pas_a_votre pas_autorise_cette n_avez_pas_autorise n_avez_pas_demande pas_fait_cette si_vous_ne pas_de_vous',
  // Levers
  urgency:
    'avant_#h dans_#_jours plus_que_#_jours avant_le_#/# vous_avez_#_heures vous_avez_#_h avant_#_h meilleurs_delais avant_la_fin fin_de_l_offre derniere_semaine derniers_jours sans_reponse sans_paiement sans_action des_aujourd_hui dernieres_heures dans_la_journee urgent urgence urgemment immediatement immediat sous_#_h sous_#_heures dans_les_#_heures dans_les_#_h dans_les_#_prochaines d_ici_#_heures d_ici_#_h avant_minuit avant_ce_soir sans_delai sans_tarder aujourd_hui_meme dernier_rappel dernier_avis derniere_relance derniere_chance ultime dernier_delai tout_de_suite imperativement sans_attendre plus_brefs_delais places_limitees plus_que_#_places dans_l_heure depeche depechez passe_ce_delai expire_ce_soir expire_aujourd_hui expire_demain dans_#_heures dans_#_h pendant_#_h rapidement maintenant avant_midi ce_soir_meme avant_#h# avant_demain demain_matin jusqua_ce_soir a_minuit ce_soir_minuit avant_la_cloture des_que_possible asap fissa au_plus_tot cette_nuit dans_la_minute d_ici_ce_soir d_ici_demain vite sous_peine il_reste_peu peu_de_places nombre_limite il_ne_reste_que reste_#_places dernier_jour derniere_place fin_de_journee avant_cloture avant_expiration avant_l_expiration avant_qu_il',
  threat:
    'sera_payant votre_domicile aux_medias resilie interrompue bloque bloquer blocage suspendu suspendre suspension desactive desactiver desactivation resiliation cloture supprime supprimer suppression poursuites huissier commissaire_de_justice majore majoration penalite tribunal arrestation garde_a_vue saisie_sur procedure_judiciaire interdit_bancaire restreint restriction retourne renvoye retour_a_l_expediteur detruit coupure interruption perdrez perdus definitivement fermeture plus_pris_en_charge ne_seront_plus ne_sera_plus plus_etre_couvert fichage prison poursuivi sanctions limitee sera_preleve sera_debite radie immobilisation fourriere retrait_de_# retrait_de_points perte_de_points verbaliser verbalise effacement effaces reverses gele geles gelee mise_en_demeure redevable contentieux perdre_votre perdre_vos perdre_le perdre_l_acces porter_plainte porte_plainte porterai_plainte',
  refund:
    'remboursement rembourse trop_percu trop_verse credit_d_impot indemnisation indemnite aide_exceptionnelle prime_exceptionnelle cheque_energie prime_energie prime_inflation en_votre_faveur somme_vous_revenant droit_a_un droit_a_une beneficier_d_un eligible vous_revient aide_de_# prime_de_# somme_de_# solde_crediteur excedent',
  prize:
    'visiteur reclamez galaxy millionieme offre_exclusive vous_etes_le felicitation bravo gagnant gagne remporte remportez loterie tirage_au_sort gros_lot jackpot selectionne tire_au_sort tiree_au_sort bon_d_achat chanceux chanceuse recompense a_gagner un_lot votre_lot lot_de cadeau_offert votre_cadeau un_cadeau_de gagner_un gagner_une iphone_# vous_gagnez beneficiaire_du coffret_cadeau coffret_beaute',
  fortune:
    'heritier benin togo heritage leguer legs compte_dormant defunt millions faire_don don_de donation ma_maladie phase_terminale orphelins orphelinat ayant_droit diplomate tumeur mon_cancer un_cancer gravement_malade client_decede parent_decede sans_descendance succession_de_feu compte_inactif feu_mon ma_fortune mes_biens don_humanitaire beneficiaire_de_ma sans_enfant lingots diamants votre_patronyme meme_nom_de_famille plus_proche_parent',
  guaranteed:
    'securise certifie assure garanti garantissons sans_risque sans_aucun_risque zero_risque capital_protege a_coup_sur sans_perte sans_effort automatique automatiquement taux_fixe rendement_fixe fixe_de perte_impossible impossible_de_perdre sans_perdre sans_aucune_perte zero_perte #_%_sur',
  profit:
    'deviennent devient mentor riches touchent touchez transforme transformez empoche empochez percoivent gagner touche fois_votre rendement benefice gain gains profit interets rentabilite plus_value gagne gagnent rapporte rapportent doubler tripler multiplier dividendes liberte_financiere revenu_passif retire_# encaisse retirez retrait_de_vos bot arbitrage minage airdrop presale x10 x5 x3 fois_ta fois_ton capital_multiplie doublement',
  invest:
    'investisseuse investisseur trade tradent trader quantum rendement analyste investissement investir investissez investi placement trading forex crypto bitcoin livret_epargne signaux intelligence_artificielle ia robot algorithme depot_initial depot_minimum scpi bourse plateforme_de placer courtier boursier action_qui portefeuille petrole une_fenetre conseiller_financier gestionnaire_de_compte mon_gestionnaire depot_de_depart mise actifs_numeriques immobilier_fractionne cave vin petrus lingots diamants revendu',
  rate: 'en_quelques_semaines en_deux_semaines en_trois_jours en_une_nuit en_dix en_cinq_jours en_trois_semaines l_an semaine_par en_#_jours par_semaine par_mois en_une_semaine en_#_heures en_#_semaines en_#_h chaque_semaine chaque_mois mensuel quotidien hebdomadaire la_journee de_l_heure net_par par_heure jour en_un_mois en_quelques_jours en_une_heure en_#_minutes en_vingt_minutes toutes_les_heures en_#h en_une_journee',
  job: 'on_cherche cherchons_des cherche_des recherche_des agence_marketing poste profil testeur travail agence_de missions emploi job recrute recrutons recrutement recruteur recruteuse candidature cv taches temps_partiel teletravail complement_de_revenu revenu_complementaire revenu_supplementaire avis_google embauche ressources_humaines rh travailler assistant agent_de embaucher salaire a_distance plein_temps vacataire operateur partenaire collaborateurs',
  easyJob:
    'mettre_des_notes mettre_des_avis paye_le paiement_immediat poster_des chaque_avis par_colis receptionnez paye_chaque payes_chaque suivre_des_comptes payons_pour paye_pour paie_pour remunere testeur testeuse tester pas_d_entretien sans_entretien partager_des regarder_des taches sans_experience aucune_experience sans_diplome depuis_chez_vous depuis_votre_telephone avec_votre_telephone avec_votre_smartphone depuis_votre_smartphone horaires_libres horaires_flexibles #_a_#_minutes #_minutes_par_jour #_heure_par_jour aimer_des liker likes noter_des evaluer_des avis_google s_abonner abonner_a_des missions_simples quelques_minutes quelques_clics travail_simple travail_facile tres_simple argent_facile agent_de_reexpedition reexpedition_de_colis recollez embauche_immediate gagnez_depuis sans_bouger depuis_chez_toi depuis_ton_telephone paiement_quotidien optimisation_de donner_des_avis j_aime commentaires_positifs payees_par_jour commission_par de_chez_toi de_chez_vous depuis_la_maison a_la_maison pas_besoin_d_experience sans_competence temps_libre paye_par_jour payee_par_jour versee_chaque_jour payes_le_jour revenu_journalier gagner_de_chez pour_chaque par_video par_like par_avis_laisse likee chaque_like chaque_video chaque_clic sans_rien_faire',
  loan: 'financons finance vos_projets dossier_accepte pret prets credit emprunt financement preteur emprunteur desendettement argent_rapide besoin_d_argent microcredit tresorerie',
  easyLoan:
    'meme_interdit accepte_en accepte_sous sans_justificatif sans_enquete sans_refus interdit_bancaire ficp fiches_banque entre_particulier particulier_a_particulier taux_de_# taux_fixe toute_personne personne_honnete reponse_immediate refuse_par_les_banques #_%_d_interet serieux_et_honnete chomeur en_#_minutes sans_condition tous_acceptes reponse_sous argent_rapide effacer_vos credit_sans sans_frais_de_dossier aux_particuliers sans_banque sans_garantie rapide_et reponse_en_# sous_#_h fonds_disponibles argent_disponible entre_#_et_# capable_de_rembourser apte_a_rembourser',
  newNumber:
    'pris_l_eau tombe_aux est_tombe prete_son autre_telephone d_un_autre est_mort hs mon_telephone_est sur_ce_numero nouveau_numero change_de_numero nouveau_telephone telephone_casse telephone_est_casse ecran_casse tombe_dans perdu_mon_telephone telephone_vole ancien_numero autre_numero numero_temporaire numero_provisoire est_en_panne en_reparation casse_mon_telephone ne_marche_plus ne_fonctionne_plus telephone_de_remplacement d_un_ami d_une_amie a_l_eau ecran_noir enregistre_ce_numero mon_nouveau sur_celui_la telephone_est_foutu telephone_noye lave_mon_telephone j_ai_un_nouveau voici_mon_numero c_est_mon_numero enregistre_mon change_de_telephone change_d_operateur telephone_perdu telephone_a_rendu telephone_ne_s_allume ma_carte_sim sim_bloquee supprime_l_ancien efface_l_ancien telephone_au_sav',
  family:
    'mamn mam mams papou c_moi cest_moi mon_petit cousin parrain marraine grand_mere papounet mamounette maman papa mamie papi papy mamy tata tonton ton_fils ta_fille votre_fils votre_fille ton_petit_fils ta_petite_fille devine_qui mom moman mon_grand ma_grande p_pa mami ton_frere ta_soeur ton_neveu ta_niece votre_petit_fils votre_petite_fille frerot soeurette',
  love: 'ma_puce mon_chou ma_douce ma_princesse doudou mon_roi ma_vie mon_prince mon_amour mon_coeur cherie je_t_aime mon_ange ma_belle ame_soeur te_rejoindre vivre_avec_toi fiance tu_me_manques nous_marier amoureux amoureuse te_voir_enfin ma_reine mon_tresor epouser ma_femme ton_mari mari_devant_dieu ton_homme notre_avenir ma_moitie je_pense_a_toi jour_et_nuit nos_projets notre_maison bb mi_amor mon_soleil mon_etoile tu_es_mon tu_es_ma coup_de_foudre notre_amour notre_mariage je_t_adore bebe mon_epoux votre_epoux comme_epouse comme_epoux',
  stranded:
    'coince garde_mon on_m_a_vole agression hotel bloque_a hopital hospitalise clinique accident militaire armee plateforme_petroliere plateforme_offshore billet_d_avion billet_avion douane passeport_vole contrat_a_l_etranger compte_bloque compte_est_bloque carte_bloquee carte_ne_passe ne_passe_pas sans_argent conteneur mon_banquier carte_avalee base_en en_mer helicoptere aeroport detenu mon_sac au_port du_chantier le_chantier visa mes_papiers billet_retour infirmiere_me caution_de_l ma_carte_ne carte_de_credit_refusee au_supermarche a_la_caisse a_la_station en_panne_de ma_banque_a_bloque frontiere immigration malaise',
  secrecy:
    'restez_en_ligne restez_au_telephone reste_en_ligne pas_un_mot motus discretion_exigee n_en_parlez n_en_parle ne_parlez_a n_en_dis n_en_dites garde_ca garde_cela gardez_cela gardez_ceci garder_le_secret garde_le_secret entre_nous ne_prevenez ne_previens sans_prevenir aucun_collegue ne_contactez_pas_votre_banque n_alertez n_informez n_informe discretion_absolue grande_discretion discretion_totale ne_raccrochez n_allez_pas_a_la_banque dites_que_c_est dites_a_votre_banque si_la_banque_demande si_votre_banque_demande si_la_banque_vous hautement_confidentiel strictement_confidentiel confidentialite_absolue rien_a_papa rien_a_maman dis_rien dites_rien pas_a_ta pas_a_votre n_en_saura_rien personne_ne_doit ne_rien_dire sans_le_dire discretion_assuree complice parle_a_personne parler_a_personne dis_a_personne dites_a_personne dire_a_personne rien_a_personne',
  noCall:
    'pas_d_appel juste_un_mail te_parler peux_pas_appeler peux_pas_telephoner peux_pas_t_appeler peux_pas_parler m_appelle_pas m_appelez_pas micro_casse micro_ne micro_est pas_d_appels uniquement_par_mail uniquement_par_message uniquement_par_sms seulement_par_message par_mail_uniquement en_reunion en_conference pas_joignable injoignable ecris_moi_ici reponds_ici reponds_moi_ici reponds_par_message reponds_moi_par reponse_par_mail echanger_par_mail appels_ne',
  safeAccount:
    'que_la_banque_protege compte_du_tresor compte_que_la compte_securise compte_de_securite compte_protege compte_de_protection compte_provisoire compte_temporaire compte_sequestre compte_de_secours compte_miroir compte_technique mettre_en_securite mise_en_securite securiser_vos_fonds securiser_votre_argent securiser_vos_avoirs securiser_votre_epargne proteger_vos_fonds proteger_votre_argent proteger_votre_epargne sauvegarder_vos compte_de_sauvegarde compte_de_transit a_l_abri en_lieu_sur compte_d_attente compte_securitaire compte_refuge compte_de_la_banque_de_france',
  toCancel:
    'annulation annulez bloquer stopper refuser contestation contester opposition obtenir_le_remboursement etre_rembourse pour_securiser afin_de_securiser pour_les_arreter pour_arreter arreter_les',
  courier:
    'technicien un_expert coursier agent_mandate un_agent notre_agent un_policier chauffeur_vtc transporteur_securise un_collaborateur un_livreur un_taxi en_civil des_collegues deux_collegues deux_agents nos_agents passer_chez_vous passera_chez_vous passent_chez_vous viendra_chez vient_chez',
  yourCard:
    'ancienne_carte la_carte votre_carte ta_carte vos_cartes carte_bancaire carte_bleue bijoux especes lingots enveloppe objets_de_valeur argent_liquide',
  blackmail:
    'tes_videos tes_photos vos_videos vos_photos ce_que_tu_fais ce_que_vous_faites devant_ton_ecran devant_votre_ecran je_sais_ce tes_secrets webcam filme vous_ai_enregistre video_de_vous photo_de_toi video_de_toi nudes nue masturb* pornographique* porno sites_pour_adultes site_pour_adultes ebats intime compromettante branl* sextape la_video cette_video ta_video les_photos nos_appels_video nos_conversations la_camera filmer_a_votre_insu enregistre_pendant sites_adultes captures screenshots te_toucher vous_toucher sites_x en_train_de_te nu intimite historique_de_navigation ton_nude ce_que_tu_m_as_envoye images_de_vous acces_a_ton_telephone acces_a_votre_telephone acces_a_votre_ordinateur acces_a_tes acces_a_vos',
  expose:
    'followers detruis potes a_tout_le employeur abonnes diffuser diffuserai diffuse publier publierai publie envoyer_a_tous vos_contacts tes_contacts repertoire ta_famille votre_famille vos_proches tes_proches vos_collegues sur_les_reseaux partager_la_video envoyer_la_video envoie_la_video envoie_tout balance reputation ruiner a_tous_tes a_tous_vos a_tout_ton a_ta_femme a_ton_mari a_votre_femme a_votre_mari a_tes_parents a_ton_ecole a_tes_amis a_vos_amis je_lui_ecris voir_par montrer_a ta_copine rendre_public divulguer divulguerai tous_tes_amis tous_vos_amis verront verra ton_entourage votre_entourage a_toute_ta a_toute_votre au_grand_jour en_ligne_si sera_envoyee seront_envoyees balancer mise_en_ligne ou_tout_le_monde tout_le_monde_saura tout_le_monde_les les_recevront les_recevra la_recevront les_recoit recevront_tout',
  hacked:
    'pirate hacke hacker cheval_de_troie trojan logiciel_malveillant malware logiciel_espion acces_complet acces_total spyware compromis',
  police:
    'dossier_criminel douanes medias dossier_penal direction_generale justice police gendarmerie europol interpol brigade commissaire procureur juge tribunal magistrat ministere protection_des_mineurs enquete commissariat officier inspecteur dgsi cybercriminalite colonel pharos gendarme prefecture parquet',
  accusation:
    'criminel drogue stupefiants penal disculper ouvrir_des_comptes cyberpedo* cyberporno* visionnage interdites infraction pedocriminalite exploitation attentat_a_la_pudeur sites_illegaux consultation_de convocation convoque pedopornograph* pedophil* cyberpornographie pornographie infantile exhibitionnisme exhibition mandat_d_arret accusation accuse poursuites_judiciaires atteinte trafic blanchiment mise_en_examen justifications delinquant* perquisition illicite plainte_contre plainte_deposee mandat_de articles_# a_votre_encontre visionne consulte_des arreter_a telecharge_illegalement faites_l_objet vous_etes_vise vise_par_une procedure_a_votre vos_explications porter_plainte elle_a_#_ans il_a_#_ans mineure',
  computer:
    'ordinateur pc windows microsoft defender antivirus votre_appareil adresse_ip votre_iphone votre_mac votre_systeme votre_navigateur votre_smartphone votre_box box_internet livebox freebox terminal pare_feu carte_mere',
  infected:
    'pirate nettoyez virus infecte trojan malware spyware logiciel_malveillant piratage menaces verrouille bloque alerte_de_securite cheval_de_troie compromis en_danger vol_de_donnees licence_expiree logiciels_espions infecter desinfection erreurs_venant fichiers_corrompus donnees_compromises logiciel_dangereux n_eteignez ne_redemarrez activite_illegale activite_anormale activite_suspecte ne_fermez_pas intrusion failles',
  accountChange:
    'compte_secondaire virer_les_prochaines compte_de_reglement nouvelles_modalites nouveau_rib nouvel_iban nouveau_compte_bancaire nouvelles_coordonnees changement_de_rib changement_d_iban changement_de_coordonnees changement_de_compte changement_de_banque changement_de_domiciliation changement_bancaire modification_de_nos_coordonnees modification_de_rib modifie_nos_coordonnees coordonnees_bancaires_ont rib_a_change iban_a_change compte_a_change ancien_compte ancien_rib ancien_iban actualiser_notre_rib notre_nouveau_compte nouvelle_banque de_nos_coordonnees_bancaires en_audit notre_rib_a compte_subsidiaire compte_alternatif autre_compte_bancaire nouvelle_domiciliation ne_peut_recevoir ne_peut_plus_recevoir ne_plus_utiliser_l ne_plus_virer',
  boss: 'je_suis_a_l_etranger directeur directrice president pdg dirigeant gerante patron dg daf ceo avocat_d_affaires un_fournisseur le_fournisseur',
  available:
    'rachetons fusion absorption adresse_personnelle adresse_privee operation_de_rachat es_tu_disponible etes_vous_disponible tu_es_disponible vous_etes_disponible besoin_que_vous besoin_que_tu besoin_de_toi un_service_a une_faveur tache_urgente mission_confidentielle operation_confidentielle dossier_confidentiel transaction_confidentielle dossier_sensible acquisition affaire_urgente dossier_urgent avez_vous_un_moment as_tu_un_moment t_es_dispo es_tu_dispo tu_es_dispo besoin_d_un_service rendre_un_service je_compte_sur operation_financiere virement_confidentiel virement_urgent virement_international rachat_de_societe rachat_d_une en_toute_priorite a_traiter_en_priorite a_traiter_rapidement dispo_pour_un un_petit_service en_comite en_toute_discretion je_vous_fais_confiance je_te_fais_confiance virement_en_urgence virement_a_faire besoin_d_un_virement traiter_un_virement paiement_urgent reglement_urgent etes_vous_au_poste joignable_par_mail strictement_entre au_bureau',
  recovery:
    'victime_d_une_arnaque victime_d_une_escroquerie dossier_de_victime dossier_victime recuperer_votre_argent recuperer_ton_argent recuperer_tes_fonds recuperer_l_argent recuperer_les_fonds recuperation_de_fonds recuperation_de_vos recuperation_des_fonds recupere_mon_argent recuperer_mon_argent recuperer_mes_fonds fonds_voles fonds_perdus fonds_detournes fonds_ont_ete argent_perdu argent_vole sommes_perdues fonds_saisis fonds_geles victime_d_arnaque victime_d_escroquerie victime_de_fraude indemniser_les_victimes indemnisation_des_victimes restitution_de_vos restitution_des_fonds vos_avoirs retrouve_vos_fonds retrouve_votre_argent localise_vos localise_votre trace_vos_fonds hacker_professionnel vous_avez_perdu fonds_recuperes argent_a_ete_retrouve avoirs_geles hacker_ethique hackeur tout_recupere m_a_recupere recupere_mes recuperer_vos vous_rendre_la_totalite fonds_de_garantie_des indemnisables victimes_du_faux recuperation_d_argent argent_escroque sommes_escroquees retrouver_votre_argent recuperer_ce_que fonds_bloques_sur avocat_specialise cyber_enqueteur enqueteur_prive expert_en_recuperation specialiste_en_recuperation remboursement_des_victimes dossier_d_indemnisation fonds_d_indemnisation',
  rental:
    'location louer appartement logement studio loyer bail villa maison gite visite proprietaire locataire t2 t3 f2 chambre coloc colocation mobil_home',
  beforeSeeing:
    'poste_les_cles vous_poste_les envoie_les_cles pour_mon_travail a_londres en_angleterre mois_de_loyer_par cles_vous_seront loyers_d_avance mois_d_avance avant_la_visite avant_toute_visite avant_visite reserver_la_visite a_l_etranger suis_en je_vis_en je_vis_a je_travaille_en je_travaille_a cles_par envoyer_les_cles envoi_des_cles les_cles_vous recevoir_les_cles enverrai_les_cles sans_visite faire_visiter prouver_votre_serieux preuve_de_solvabilite preuve_de_fonds preuve_de_serieux bloquer_le_logement reserver_le_logement bloquer_l_appartement reserver_l_appartement beaucoup_de_demandes plusieurs_demandes autres_candidats autres_personnes missionnaire montrer_votre_serieux clefs je_suis_a_l pas_en_france hors_de_france mutation mute_a je_ne_suis_pas_sur_place visite_virtuelle avant_signature pour_reserver pour_le_bloquer pour_la_bloquer garder_l_appartement garder_le_logement retenir_le_logement vous_le_garde te_le_garde vous_la_garde te_la_garde beaucoup_de_monde beaucoup_de_candidats beaucoup_d_interesses premier_qui premier_arrive sans_avoir_vu #_demandes passer_en_premier faut_reserver avant_de_visiter avant_de_voir',
  sale: 'vous_achete la_console annonce article acheteur acheteuse vendeur vendeuse vente leboncoin vinted votre_produit votre_objet votre_voiture vehicule canape votre_commande',
  getPaid:
    'recevoir_votre_dans recevoir_le_paiement recevoir_votre_paiement recevoir_vos_fonds recevoir_l_argent recevoir_votre_argent percevoir_le_paiement confirmer_la_vente encaisser recuperer_votre_paiement recuperer_l_argent obtenir_le_paiement paiement_est_en_attente deja_paye a_paye finaliser_la_vente valider_la_vente accepter_le_paiement transporteur_viendra transporteur_passera transfert_de_fonds confirmer_la_reception a_ete_vendu est_vendu frais_de_transporteur lien_securise lien_de_paiement pour_recevoir_votre recevoir_les recoi_l_argent recoives_l_argent pour_que_tu_recois pour_que_vous_receviez',
  code: 'code codes chiffres',
  byMistake:
    'code_que_tu code_que_vous tu_recois_un que_tu_recois que_tu_vas_recevoir par_erreur par_accident trompe_de_numero me_suis_trompe mauvais_numero par_megarde a_ton_numero sur_ton_numero va_recevoir_un vas_recevoir_un te_l_envoyer t_a_envoye t_ai_envoye envoye_un_code sur_ton_tel le_code_que lien_que_t le_lien_que_tu lien_recu recu_par_sms',
  pet: 'labrador husky teckel chiot chaton perroquet bons_soins yorkshire bouledogue spitz maine_coon donner_en_adoption chien chat chatte portee animal bichon chihuahua berger shih carlin cavalier persan ragdoll siamois bengal british gabon cacatoes ara poney',
  transportFee:
    'transport frais_de_vaccin frais_de_vaccination frais_d_envoi frais_veterinaires frais_de_dossier frais_de_certificat frais_de_douane avion cage expedier livraison_comprise embarquement convoyeur',
  claims:
    'cellule_antifraude mandate service_client service_fraude service_des_fraudes service_securite service_de_securite service_anti_fraude conseiller_bancaire votre_conseiller votre_agence support_technique service_technique tresor_public finances_publiques banque service_recouvrement centre_de_securite cellule_fraude service_antifraude votre_banquier plateforme_nationale conformite monetique service_retraits service_fiscal service_annulation centre_des_impots controleur ici_le_service du_service service_prevention etablissement_bancaire votre_etablissement departement expert_certifie technicien_certifie service_opposition',
  dearClient:
    'cher_monsieur chere_madame cher_client chere_cliente cher_e_client chers_clients cher_utilisateur chere_utilisatrice cher_abonne cher_usager cher_beneficiaire cher_assure chere_assuree cher_titulaire cher_contribuable cher_citoyen cher_membre client_e',
  pass: 'carte_vitale vignette macaron telepeage abonnement compte_formation droits_a_la_formation cpf stationnement crit_air plaque peage',
  subsidy:
    'conversion programme_de_l_etat aides_publiques chaudiere leasing_social bonus_ecologique aide_de_l_etat photovoltaique pompe_a_chaleur isolation ballon_thermodynamique nouveau_dispositif aides_de_l_etat prime_d_etat renovation_energetique audit_energetique formation dif ministere_de_la_transition maprimerenov prime_renov combles bornes eligibilite visite_technique diagnostic programme_national aide_nationale transition_ecologique panneaux chauffe_eau aide_au_logement',
  free: 'gratuit gratuitement 1_euro 1_€ #_%_finance entierement_finance pris_en_charge sans_avance offert inclus reste_a_charge l_etat_finance finance_# finance_a a_#_€ a_#_euro pour_#_€',
  trouble2: 'accident garde_a_vue arrete tribunal commissariat prison',
  rembourse:
    'te_rends te_rembourse vous_rembourse rembourserai rembourse_demain rendrai vous_rends rembourse_des remboursement_des_mon te_rend te_redonne',
  carrierFee:
    'un_transporteur mon_transporteur le_transporteur transporteur_vient transporteur_viendra agence_de_transport mon_coursier mon_chauffeur une_societe_de_transport transporteur_passera chauffeur_passera coursier_passera mon_livreur',
  advance:
    'assurance prepayer prepaye avancer avance frais payer regler acompte arrhes la_moitie d_abord lui_remettre',
  discreet: 'confidentiel* confidentialite discretement discret* discretion',
  bankDetails:
    'iban rib coordonnees_bancaires compte_bancaire domiciliation references_bancaires releve_d_identite banque',
  changed:
    'desormais secondaire changer modifier change changent changement nouveau nouvel modifie modification remplace remplacent actualise ancien',
  ours: 'salaire paie bailleur proprietaire notre nos mon mes nous_avons j_ai',
  orElse:
    'je_te_detruis ou_je sinon sans_quoi faute_de si_tu_ne si_vous_ne je_supprime supprime_tout tu_as_# vous_avez_# delete',
  swindled:
    'escroc arnaque escroquerie arnaqueur perdu vole voles volee detournes fraude victime fait_avoir faite_avoir fait_arnaquer faite_arnaquer',
  giveBack:
    'recuperons recuperent recuperez reverser reversement restituer restitue restitution recuperation recupere rembourser indemniser indemnisation retrouve localise bloquer_# saisi',
  given: 'donner donne bons_soins adopter adoption gratuit gratuitement cede',
  topic:
    'lettre recommande dossier espace boite quota titulaire votre_banque taxe votre_iban sonnette vehicule radar pv plaque photo_de adresse declaration iban_errone penalite tarif_minore menaces telephone carte_sim colis envoi etiquette paquet livraison contravention amende peage stationnement immatriculation facture impaye abonnement forfait votre_compte ton_compte carte_vitale securite_sociale prestation allocation remboursement points identifiants mot_de_passe connexion message_vocal messagerie votre_ligne votre_contrat prime vos_droits carte_bancaire votre_carte cheque_energie votre_profil compte_sera compte_est votre_permis vignette passage concours virement vote voter mandat portefeuille creneau distribution fps titre_de_transport navigo carte_grise retraite droits_formation cpf chequier livret compte_client nom_de_domaine hebergement stockage certificat assurance mutuelle permis_de_conduire bilan reservation ete_flashe pli facteur livreur tournee porte_de ticket parking',
  callback:
    'repondez_non repondez_1 un_agent_vous un_conseiller_vous vous_recontacte repondez_oui reponds_oui repondez_a_ce repondez_par_oui repondez_stop_ou vous_rappelle vous_rappellera etre_rappele rappel_gratuit laissez_votre_numero demandez_un_rappel conseiller_agree interesse en_savoir_plus tapez_1 tapez_# repondez_# repondre_1 reponds_1 laissez_moi_votre dispo_pour ca_te_dit demande_moi demandez_moi vous_voulez_essayer envie_de_gagner je_t_explique je_vous_explique laissez_vos',
  addPayee:
    'ajouter_le_beneficiaire ajouter_un_beneficiaire ajouter_ce_beneficiaire augmenter_votre_plafond augmenter_le_plafond',
  fraudTalk:
    'fraude antifraude frauduleux frauduleuse piratage intrusion suspect compromis compromise',
  testimony:
    'j_ai_investi j_ai_retire j_ai_gagne j_ai_recu tout_recupere j_ai_pu_recuperer grace_a_lui grace_a_elle grace_a_l_agence m_a_permis m_ont_permis je_temoigne temoignage dieu_est_grand je_recommande m_a_prete une_amie_m_a dieu_le_benisse dieu_la_benisse faites_tourner je_fais_tourner j_ai_eu_mon bienfaiteur il_est_vrai c_est_du_serieux elle_est_serieuse il_est_serieux',
  charm:
    'magnifique ravissante charmante jolie ton_profil votre_profil_m faire_connaissance mieux_te_connaitre ta_photo tes_yeux t_ai_vue belle_femme bel_homme cherche_l_amour relation_serieuse homme_serieux femme_serieuse toi_tu_es tu_es_different personne_ne_m l_air_poli l_air_gentil le_destin moi_c_est je_suis_seul je_suis_seule tes_mots ton_sourire une_belle_ame es_tu_marie vous_etes_croyante etes_vous_croyante votre_sourire votre_photo tes_photos beaute chere_inconnue cher_inconnu votre_profil_et t_aborder vous_aborder femme_honnete homme_honnete rencontre_serieuse ton_regard je_ne_viens_pas_souvent touche_mon_coeur',
  farAway:
    'veuf veuve ingenieur militaire chirurgien dubai offshore l_armee onu otan capitaine a_l_etranger americain petrolier singapour geneve istanbul hong_kong sergent humanitaire_en en_mission styliste',
  fromNow: 'desormais a_partir_de a_partir_du a_compter_de a_compter_du dorenavant',
  demand:
    'besoin_de_# payer_cette envoyez_# paye_cette me_depanner de_virer tu_vas_payer payez reglez versez virez acquittez il_me_faut il_nous_faut il_faut_payer il_faudra_payer faire_un_virement fais_un_virement faites_un_virement fais_le_virement faites_le_virement fasses_un_virement envoie_# menvoyer me_preter m_avancer avancer_# avancer_les avancer_l payer_# donnez_# envoyez_moi envoie_moi tu_paies il_me_manque il_nous_manque me_manque_# il_manque_# laissez_un_cheque vous_faites_un tu_fais_un l_avancer tu_pourrais_avancer peux_tu_payer tu_peux_payer doit_etre_reglee versement_de_# diriger_le_reglement depot_initial depot_de_# depot_minimum doit_etre_payee doit_etre_paye doit_etre_verse effectuer_le_virement effectuer_un_virement effectuer_le_paiement effectuer_le_reglement proceder_au_paiement proceder_au_virement merci_de_payer rechargez_votre_compte envoie_l_acompte verse_un_acompte un_acompte_de envoie_la_moitie cotisation_de reste_# frais_de_# il_faudrait_payer il_faudrait_avancer suffit_de_payer suffit_d_un_depot a_payer lui_avancer un_lydia un_wero un_paylib un_paypal me_faire_un me_virer exige exigent reclame reclament paye_# paie_# verse_# vire_# donne_# avance_# regle_# simple_depot m_envoi tu_envoies pour_le_virement tu_me_fais faut_le_mettre me_fais_#',
  need: 'depanner souci_d_argent rendre_un_service il_faut il_me_faut il_nous_faut j_ai_besoin besoin_de besoin_que peux_tu tu_peux pouvez_vous pourrais_tu aide_moi aidez_moi paies payes envoies petit_service il_manque_une il_me_manque',
  charge:
    'debite commande achete achat depense retrait preleve facture transaction paiement virement televiseur',
  debt: 'huissier dette dettes recouvrement taxe impaye amende saisie redevance avis_de_paiement paiement_obligatoire cotisation_obligatoire',
  warning:
    'mefiez mefiance escrocs fraudeurs arnaqueurs hameconnage phishing smishing font_passer fait_passer faux_conseillers faux_sms faux_mails ne_cliquez_pas ne_cliquez_jamais ne_communiquez_jamais ne_communiquez_pas ne_donnez_jamais ne_transmettez_jamais ne_demandera_jamais ne_demandons_jamais ne_demanderons_jamais ne_demande_jamais ne_vous_demandera ne_vous_demandons ne_vous_demanderons vous_demandera_jamais vous_demande_jamais jamais_vous_demander vigilant vigilance attention_aux tentatives_d_escroquerie ne_le_communiquez ne_le_partagez ne_le_donnez ne_partagez_jamais ne_partagez_pas ne_payez_jamais un_credit_vous_engage c_est_un_faux faux_qr faux_coursiers faux_policiers faux_agents faux_techniciens faux_message demandant_de usurpe usurpent usurpation n_envoie_jamais n_appelle_jamais n_enverra_jamais jamais_par_sms ne_repondez_pas ne_remettez_jamais ne_rappelez_pas signalez_le attention_arnaque 33700 pretendu soi_disant ne_versez_rien ne_versez_jamais ne_payez_rien mis_en_examen_pour',
  otherPhone:
    'j_utilise ce_numero celui_de celui_d_un telephone_du telephone_de plus_de_batterie sur_le_telephone',
  stalk:
    'je_sais_ou j_ai_votre_adresse vos_deux_adresses vos_adresses je_connais_votre je_connais_ton ou_tu_habites ou_vous_habitez ou_dort m_a_paye_pour m_a_regle vous_en_veut contrat_sur_votre avis_negatifs mauvais_avis une_etoile casser_votre_reputation',
  excuse:
    'fermeture_de inventaire audit maintenance cloture_comptable probleme_technique controle_fiscal exceptionnellement restructuration',
  wrongNumber:
    'trompe_de_numero mauvais_numero me_suis_trompe erreur_de_numero c_est_bien_la c_est_bien_le',
  teach:
    'je_te_montrerai je_te_montre je_t_apprends je_t_apprendrai t_apprendre a_appris_a m_a_appris vous_apprendre je_vous_montrerai te_guider vous_guider te_former suivre_ses_conseils mon_mentor le_professeur son_assistant ecris_lui ecrivez_lui de_ma_part cercle_d_echange groupe_d_entraide groupe_prive_de mes_clients',
  hype: 'a_la_television journaliste footballeur celebrite censure veut_interdire faire_interdire les_banques_ne ne_veulent_pas_que secret_des methode_secrete revele elon_musk emission des_banques tout_le_monde_peut',
  willCall:
    'je_vous_appelle je_vous_rappelle va_vous_appeler va_vous_contacter va_vous_rappeler vous_allez_recevoir_un_appel vous_recevrez_un_appel rester_disponible rester_joignable appel_de_notre un_technicien_va numero_affiche numero_qui_s_affiche',
  guilt:
    'j_ai_honte n_ose_pas_te n_ose_pas_vous si_tu_m_aimais si_tu_m_aimes ne_me_laisse_pas tu_ne_me_fais_pas je_suis_decu tu_doutes ma_parole je_comprendrai je_disparaitrai tu_es_ma_seule vous_etes_ma_seule seul_espoir seule_personne je_t_en_supplie je_vous_en_supplie devant_dieu que_dieu je_vous_le_jure je_te_le_jure sur_la_tete je_te_jure sur_ma_vie fais_moi_confiance faites_moi_confiance',
  overpaid:
    'rendu_par_erreur rembourse_par_erreur vire_par_erreur verse_par_erreur envoye_par_erreur credite_par_erreur envoye_trop verse_trop vire_trop au_lieu_de_# la_difference le_surplus le_trop_plein l_excedent',
  proof:
    'capture_d_ecran regardez_la_capture regardez_capture regarde_la_capture voici_la_capture preuve_de_virement preuve_du_virement c_est_envoye virement_est_parti virement_est_envoye virement_effectue_regardez avis_d_opere justificatif_de_virement',
  rushedBuy:
    'sans_discuter sans_negocier au_prix sans_le_voir sans_la_voir prix_demande je_prends_a je_vous_le_prends je_le_prends mon_cousin mon_frere_passe en_bas_de_chez est_en_bas toujours_dispo pas_sur_place pas_me_deplacer m_interesse je_vous_paie_par je_paie_par je_regle_par je_vous_regle',
  charity:
    'seisme cyclone sinistres victimes_du victimes_de_la enfants_malades un_enfant chaque_euro medecins humanitaire don dons collecte solidarite fondation refugies',
  sold: 'toujours_en_vente toujours_disponible a_vendre vends je_revends places_pour billet_pour le_billet les_billets le_pass pdf mobil_home reservez_en_direct voiture_est la_voiture chalet derniere_dispo carte_grise controle_technique part_vite',
  unseen:
    'plus_y_aller peux_pas_y_aller je_montre_pas livraison_se_fait a_la_base actuellement_en actuellement_au se_trouve_en se_trouve_au hors_saison la_reception_est sous_le_pot envoye_direct envoi_direct des_reception_du en_direct tiers_de_confiance j_ai_plusieurs plusieurs_personnes_dessus plusieurs_interesses cat_# prix_coutant en_ecosse en_angleterre je_suis_au je_vis_au j_habite_au au_canada en_belgique en_suisse empechement empeche envoie_le_pdf j_envoie_le uniquement_a_distance adresse_apres apres_le_virement apres_paiement',
  yourNumber: 'ton_numero votre_numero_de_portable',
  vote: 'concours vote voter une_voix parrainer parrainage ambassadrice',
  theirCode:
    'code_a_donner code_a_communiquer code_a_presenter code_a_remettre code_a_fournir code_a_montrer code_a_saisir presentez_ce_code donnez_ce_code_au communiquez_ce_code_au',
  knownWay:
    'numero_que_vous_connaissez numero_que_tu_connais numero_habituel interlocuteur_habituel interlocutrice_habituelle numero_que_vous_utilisez anciennes_factures depuis_votre_application depuis_l_application depuis_l_appli sur_votre_contrat sur_place visites_a_partir venez_les_voir venir_voir vous_venez visibles de_vive_voix aucune_demarche aucune_action_n rien_a_faire au_guichet en_agence a_l_accueil en_magasin au_secretariat par_courrier_postal par_cheque cheque_a_l_ordre en_boutique au_refuge apres_la_visite apres_visite apres_que_vous_les vous_les_ayez_vus meme_rib meme_compte numero_au_dos au_dos_de_votre_carte dans_votre_espace depuis_votre_espace sur_l_application dans_l_application a_la_mairie en_mairie sur_rendez_vous chez_le_notaire a_l_etude devis_signe contrat_signe comme_convenu numero_que_tu_as numero_que_vous_avez en_caisse en_gare',
  attached: 'piece_jointe fichier_joint document_joint le_pdf_joint',
  opens: 'ouvrez ouvrir ouvre telechargez consultez imprimez lisez',
  seal: 'agree_par regafi amf acpr regulee licence_officielle enregistre_a_l orias autorise_par certifiee',
  favour:
    'petit_service un_service une_faveur besoin_d_aide besoin_de_toi rendre_service me_depanner',
  cheque: 'cheque_de_banque cheque_certifie sur_le_cheque',
  curious:
    'c_est_toi_sur c_est_toi_dans toi_sur_cette toi_dans_cette regarde_cette_video regarde_ca tu_apparais_dans t_as_vu_ca es_tu_sur_cette on_parle_de_toi qui_est_mort qui_vient_de_mourir',
  hardship:
    'carte_ne_marche carte_marche_pas carte_ne_fonctionne carte_ne_passe carte_bloquee carte_avalee a_la_pompe a_la_caisse au_supermarche a_la_gare perdu_mes_affaires vole_mon_sac perdu_mon_portefeuille a_la_fourriere pour_la_fourriere fin_de_mois galere dans_la_merde urgence_financiere chez_le_garagiste a_decouvert bloque_a sans_un_sou',
  aCode: 'le_code ce_code votre_code ton_code les_codes code_a code_unique vos_codes un_code',
  received:
    'recu recevoir recevez recevrez sms texto par_message affiche arrive_sur envoye_sur',
  offSite:
    'ne_passez_pas_par hors_plateforme hors_du_site hors_de_la_plateforme en_dehors_du_site en_dehors_de_la sans_passer_par evitons_le_site eviter_les_frais prend_une_commission virement_direct reserver_en_direct je_ne_vais_plus_sur je_n_y_vais quitter_le_site quittons_le_site',
  sideload:
    'source_inconnue app_store play_store apk profil_de_configuration',
  keyboard:
    'windows_r ctrl_v ctrl_c touche_windows powershell invite_de_commande cmd commande_executer',
  noTrace:
    'pas_de_paperasse sans_paperasse pas_de_recu sans_recu sans_contrat sans_facture main_a_la_main papier_signe en_liquide au_noir pas_de_contrat signez_sur',
  switched:
    'change_de_banque changer_de_banque autre_banque pas_tenir_compte changement_de_compte sur_celui_ci la_dessus',
  settle:
    'qu_on_s_arrange s_arranger a_l_amiable dedommager dedommagement prejudice retirer_la_plainte retirer_ma_plainte eviter_la_plainte eviter_le_proces sans_passer_par_la_police je_les_oublie je_l_oublie tranquillite on_oublie_tout j_oublie_tout arranger_entre_nous etouffer',
  yourMail: 'votre_mail ton_mail votre_adresse_mail ton_adresse_mail',
  feeExcuse:
    'anti_terroriste anti_terrorisme anti_blanchiment banque_centrale dernier_frais dernier_paiement frais_restants code_de_transfert certificat_de_transfert attestation_de_transfert cout_du_transfert taxe_de_transfert',
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
