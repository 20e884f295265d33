/**
 * What messages speak of, by the words that say it: small letters without accents, `_` between the words
 * of an expression, `*` behind a beginning, `#` for a number. They name causes (what is asked, with which
 * lever, in whose name), never a message that was seen.
 */
export const CONCEPTS = {
  // What is asked
  communicate:
    'adressez balance_moi communique* dicte dictez dire dis_moi dites_moi donne donnez envoi envoyez faire_parvenir faites_parvenir file_moi fournir fournissez indiquez lire lisez par_retour partage partagez passe_moi passez_moi redonne redonnez renseigne renseignez renvoie renvoyez repondant repondent repondez repondre reponds transmets transmettez transmettre',
  enter:
    'activez actualisez authentifie* ce_qu_il_vous_faut choisir choisissez completez confirmez connectez corrigez debloquez demandez_la entrez finalisez identifiez importez maj met_ta mets mettez mettre_ta mettre_votre mise_a_jour modifier munir munissez preciser programmer reactivez recertifiez rechargement rechargez reclamez reconnectez rectifiez regularisez remettez_la_carte remettre_la_carte remplir remplissez renouvelez renseignez rentre rentrer reprogrammez restaurez revalidez saisir saisis saisissez scannez_votre securisez synchronisez validez verifiez',
  pay: 'acquittez avancez depanner deplacez en_payant en_reglant en_versant financer mandat_cash paie paiement paierai payable payer payez pretez rechargez reglement reglez rembourse_demain rembourserai transferer versement versez virement virer virez paye',
  click:
    'acceder allez_sur annulation annulez ce_lien ci_apres ci_dessous ci_joint cliquant clique cliquez connectez_vous consultez document_joint fichier_joint flashez formulaire le_lien lien_securise lien_suivant ouvrez ouvrir piece_jointe rendez_vous_sur scannez suivez_les_instructions telecharger un_lien',
  call: 'ajoute ajoutez appelez appelle composez contact contactez ecrire_a ecris ecrivez inscris_toi joignez joindre joins_moi m_ecrire mp_moi parle_lui parlez_lui rappelez rappelle rejoignez rejoindre rejoins telephone_au telephonez',
  install:
    'accepter autorisez donnez installe installez lancez ouvrez prendre prenne telecharge telechargez',
  approve:
    'acceptez approuvez appuyez_sur autorisez cliquez_sur_oui confirmez dire_oui dites_oui faire_oui faites_oui oui_a_chaque validez',
  buy: 'achete_# achete_des achete_moi achetez allez_chercher envoie envoyez gratte grattez photo prendre prends prenez procurez recharge va_chercher',
  handOver:
    'chercher confiez coupez donnez mettre_a_l_abri mettre_en_securite passer passera preparer recuperer recuperera remets remettez remettre viendra',
  // What it is about
  secret:
    '#_chiffres chiffres_au_dos chiffres_de_la_carte chiffres_de_votre_carte chiffres_du_code chiffres_du_dos code_carte code_confidentiel code_d_acces code_d_activation code_de_confirmation code_de_securite code_de_validation code_de_verification code_par_sms code_par_texto code_pin code_recu code_secret code_sms code_sur_votre_telephone code_texto code_tpe codes_d_acces codes_recus codes_secrets cryptogramme cvc cvv identifiant mot_de_passe mots_de_passe numero_de_carte numero_de_votre_carte recevez_un_code recevoir_un_code recu_un_code trois_chiffres',
  seed: '#_mots cle_privee cles_privees douze_mots mnemonique phrase_de_recuperation phrase_secrete recovery_phrase seed',
  bankData:
    'adresse_de_livraison carte_bancaire carte_bleue carte_de_credit code_bancaire coordonnees_bancaires details_bancaires donnees_bancaires donnees_de_paiement donnees_personnelles formulaire iban identite_bancaire informations_bancaires informations_de_paiement informations_personnelles infos_bancaires infos_de_carte le_code les_infos_de mode_de_paiement moyen_de_paiement numero_de_carte numero_de_compte numero_de_securite_sociale numero_et rib ta_carte vos_acces vos_coordonnees vos_donnees vos_informations votre_acces votre_adresse votre_boite votre_carte votre_compte votre_dossier votre_espace votre_identite votre_numero_fiscal votre_profil votre_situation',
  identityPaper:
    'avis_d_imposition bulletins_de_salaire carte_d_identite cni fiche_de_paie identite_numerique justificatif_de_domicile passeport permis photo_de_votre_carte piece_d_identite recto_verso selfie',
  fee: 'acompte affranchissement amende arrhes assurance_remboursable avance_sur caution certificat commission contravention cotisation_de depot_de_garantie depot_prealable droits_d_entree droits_de_douane forfait_de_# frais garantie_de garantie_financiere honoraires impaye impot_sur_les paiement_prealable peage penalite redevance taxe taxes timbre versement_prealable',
  release:
    'crediter credites deblocage debloque debloquer encaisser expedier liberation liberer liberes percevoir recevoir reclamer recuperation recuperer reexpedition restituer restitution toucher transferer',
  unlock:
    'de_vos_fonds de_vos_gains deblocage debloque debloquer deverrouiller le_retrait le_transfert_des_fonds liberation liberer liberes mainlevee restitution retrait_de_vos votre_retrait',
  mule: 'agent_de_reexpedition agent_financier changez_l_etiquette colis_a_votre_domicile comme_commission conserverez_# encaisser_sur_votre_compte encaisser_un_cheque encaissez_le_cheque envoyez_le_reste garde_le_reste garde_une_commission garder_une_commission garderez_# gardez_#_% gardez_#_€ gardez_le_reste le_reste_par prete_ton_compte preter_votre_compte receptionner_des_colis recevez_de_l_argent recevez_des_colis recevez_des_virements recevez_les_colis recevez_un_virement recevoir_de_l_argent_sur recevoir_des_colis recevoir_des_fonds recevoir_des_virements recollez reexpedier_des_colis reexpedier_les_colis remettez_la_difference rendre_la_difference renvoyer_le_solde renvoyez_la_difference renvoyez_le_reste renvoyez_les_colis reverser_la_difference transferer_le_solde transferez_le_reste tu_gardes_# utiliser_ton_compte utiliser_votre_compte virements_sur_votre_compte votre_commission_est vous_gardez_# vous_reversez_le',
  parcel:
    'boite_aux_lettres colis envoi expedition facteur livraison livreur marchandise paquet point_relais relivraison transporteur',
  money:
    'argent capital cash economies epargne especes facture fonds liquide loyer mandat montant solde somme sommes virement',
  crypto:
    'airdrop binance bitcoin blockchain btc crypto cryptomonnaie* eth ethereum jetons litecoin ltc metamask monero ripple solana tether tokens tron usdc usdt wallet xmr',
  giftCard:
    'bons_prepayes carte_amazon carte_apple carte_cadeau carte_de_recharge carte_google carte_prepayee carte_steam cashlib cheques_cadeaux code_de_recharge codes_de_recharge coupon_prepaye coupon_recharge des_coupons en_coupon google_play itunes neosurf par_coupon paysafecard pcs recharge_prepayee steam_de ticket_prepaye tickets_de_recharge toneo transcash un_coupon_de par_carte_cadeau',
  oddWay:
    'amis_et_famille cashlib en_bitcoin en_btc en_cash_par en_coupons en_crypto en_cryptomonnaie en_ethereum en_mandat en_monero en_recharges en_tickets en_usdt entre_amis entre_proches mandat_cash mandat_postal mode_ami money_gram moneygram neosurf option_amis par_coupon par_mandat paypal_amis paypal_proches paysafecard pcs proches_et_famille ria sans_frais_paypal toneo transcash western_union paypal_ami',
  operation:
    'achat beneficiaire debit demande notification operation paiement prelevement transaction virement',
  messenger:
    'canal_prive discord en_dm en_mp en_prive google_chat groupe_prive hangouts instagram message_prive messenger signal_au skype snapchat telegram viber watsapp wechat',
  remote:
    'a_distance airdroid any_desk anydesk assistance_rapide hoptodesk logmein partage_d_ecran partager_votre_ecran prendra_la_main prendre_la_main prenne_la_main prise_en_main quick_support quicksupport rustdesk screenconnect supremo team_viewer teamviewer ultraviewer',
  remoteTool:
    'airdroid alpemix any_desk anydesk hoptodesk quick_support quicksupport rustdesk screenconnect team_viewer teamviewer ultraviewer',
  // Pretexts
  trouble:
    'a_ete_annule acces_bloque acces_suspendu achat_suspect activite_anormale activite_inhabituelle activite_suspecte adresse_incorrecte adresse_invalide ajout_d_un_beneficiaire anomalie appareil_inconnu beneficiaire_a_ete beneficiaire_ajoute bloque_au bloque_dans bloque_en bloque_par boite_mail_pleine boite_pleine confirmer_votre_identite connecte_depuis connexion_inconnue connexion_inhabituelle connexion_non_autorisee connexion_suspecte debit_suspect defaut_de_paiement depuis_un_autre dernier_avertissement dernier_paiement desactive desynchronise detectee dette doit_etre_active doit_etre_confirme doit_etre_mis doit_etre_mise doit_etre_renouvele doit_etre_verifie doivent_etre_mis double_paiement double_prelevement droits_d_auteur droits_suspendus dsp2 echec_de_livraison echec_de_paiement echec_de_prelevement echec_du_paiement echec_du_prelevement en_attente en_cours_de_retour en_instance en_retour en_souffrance endommage erreur_de_facturation errone est_bloque est_pleine est_presque_plein est_suspendu ete_flashe exces_de_vitesse expiration expire expirent expirera il_manque_un il_manque_une illisible impaye incident incomplet infraction irregularite livraison_a_echoue livraison_echouee livraison_impossible manquant menaces mise_a_jour_de_securite mise_a_jour_necessaire mise_a_jour_obligatoire mise_a_jour_requise mise_en_conformite mouvement_suspect n_a_pas_pu n_a_pas_trouve n_a_pu_aboutir n_a_pu_etre n_avons_pas_pu n_est_pas_enregistree n_est_plus_valable n_est_plus_valide n_ont_pas_pu ne_passe_plus ne_rentrait_pas ne_rentre_pas ne_sont_plus non_conforme non_conformite non_distribue non_enregistree non_livre non_paye non_payee non_regle non_synchronisee nouveau_beneficiaire nouvel_appareil nouvelle_connexion nouvelle_livraison numero_de_rue operation_frauduleuse operation_inhabituelle operation_suspecte paiement_a_echoue paiement_frauduleux paiement_n_a_pas paiement_suspect pas_a_jour pas_abouti pas_ete_confirme pas_ete_livre pas_ete_paye pas_ete_payee pas_ete_regle pas_ete_valide pas_pu_etre pas_pu_livrer pas_rentre perimee plus_a_jour prelevement_a_echoue probleme_de quota recouvrement refusee rejete reliquat relivrer renouvellement restant_du reste_due restreint restriction retard_de_paiement retenu sera_annule sera_bloque sera_suspendu seront_bloques seront_suspendus stockage_plein suspension tentatives transaction_suspecte trop_preleve trop_volumineux usage_inhabituel utilise_a_l_etranger vehicule_flashe verifier_votre_identite virement_suspect votre_absence est_limite sera_limite temporairement_limite',
  bankAlert:
    'a_ete_renouvele a_servi_a abonnement_de achat_de_# debit_de_# est_programme fraude_detectee fraude_en_cours nouveau_beneficiaire operation_de_# paiement_de_# prelevement_de_# seront_preleves suspicion_de_fraude suspicion_fraude transaction_de_# un_achat_de un_debit_de un_paiement_de un_virement_de une_operation_de une_transaction_de vient_d_etre virement_de_# virement_instantane votre_achat votre_carte_a votre_carte_est votre_compte_a votre_compte_est votre_paiement votre_virement un_beneficiaire a_ete_ajoute a_ete_associe a_ete_enregistre',
  notYou:
    'n_avez_pas_autorise n_avez_pas_demande n_avez_pas_effectue n_avez_pas_realise n_est_pas_a_votre ne_reconnaissez_pas non_reconnu pas_a_l_origine pas_autorise_cette pas_d_accord pas_de_vous pas_fait_cette pas_l_auteur pas_vous si_ce_n_est_pas si_vous_n_avez_pas si_vous_ne vous_n_etes_pas',
  // Levers
  urgency:
    'a_minuit asap au_plus_tot aujourd_hui_meme avant_#_h avant_#h avant_#h# avant_ce_soir avant_cloture avant_demain avant_expiration avant_l_expiration avant_la_cloture avant_la_fin avant_le_#/# avant_midi avant_minuit avant_qu_il ce_soir_meme ce_soir_minuit cette_nuit d_ici_#_h d_ici_#_heures d_ici_ce_soir d_ici_demain dans_#_h dans_#_heures dans_#_jours dans_l_heure dans_la_journee dans_la_minute dans_les_#_h dans_les_#_heures dans_les_#_prochaines demain_matin depeche depechez dernier_avis dernier_delai dernier_jour dernier_rappel derniere_chance derniere_place derniere_relance derniere_semaine dernieres_heures derniers_jours des_aujourd_hui des_que_possible expire_aujourd_hui expire_ce_soir expire_demain fin_de_journee fin_de_l_offre fissa il_ne_reste_que il_reste_peu immediat immediatement imperativement jusqua_ce_soir maintenant meilleurs_delais nombre_limite passe_ce_delai pendant_#_h peu_de_places places_limitees plus_brefs_delais plus_que_#_jours plus_que_#_places rapidement reste_#_places sans_action sans_attendre sans_delai sans_paiement sans_reponse sans_tarder sous_#_h sous_#_heures sous_peine tout_de_suite ultime urgemment urgence urgent vite vous_avez_#_h vous_avez_#_heures',
  threat:
    'arrestation aux_medias blocage bloque bloquer cloture commissaire_de_justice contentieux coupure definitivement desactivation desactive desactiver detruit effacement effaces fermeture fichage fourriere garde_a_vue gele gelee geles huissier immobilisation interdit_bancaire interrompue interruption majoration majore mise_en_demeure ne_sera_plus ne_seront_plus penalite perdre_l_acces perdre_le perdre_vos perdre_votre perdrez perte_de_points plus_etre_couvert plus_pris_en_charge porte_plainte porter_plainte porterai_plainte poursuites poursuivi prison procedure_judiciaire radie redevable renvoye resiliation resilie restreint restriction retour_a_l_expediteur retourne retrait_de_points saisie_sur sanctions sera_debite sera_payant sera_preleve suppression supprime supprimer suspendre suspendu suspension tribunal verbalise verbaliser seront_perdus reversees_a rendre_a_votre_domicile retrait_de_#_points',
  refund:
    'aide_de_# aide_exceptionnelle beneficier_d_un cheque_energie credit_d_impot droit_a_un droit_a_une eligible en_votre_faveur excedent indemnisation indemnite prime_de_# prime_energie prime_exceptionnelle prime_inflation rembourse remboursement solde_crediteur somme_de_# somme_vous_revenant trop_percu trop_verse vous_revient',
  prize:
    'a_gagner beneficiaire_du bon_d_achat bravo cadeau_offert chanceuse chanceux coffret_beaute coffret_cadeau felicitation gagnant gagne gagner_un gagner_une galaxy gros_lot iphone_# jackpot lot_de loterie millionieme offre_exclusive reclamez recompense remporte remportez selectionne tirage_au_sort tire_au_sort tiree_au_sort un_cadeau_de un_lot visiteur votre_cadeau votre_lot vous_etes_le vous_gagnez',
  fortune:
    'ayant_droit beneficiaire_de_ma benin client_decede compte_dormant compte_inactif defunt diamants diplomate don_humanitaire feu_mon gravement_malade heritage heritier legs leguer lingots ma_fortune ma_maladie meme_nom_de_famille mes_biens millions mon_cancer orphelinat orphelins parent_decede phase_terminale plus_proche_parent sans_descendance sans_enfant succession_de_feu togo tumeur un_cancer faire_don_de_ma faire_don_de_mes ma_donation donation_de_#',
  guaranteed:
    '#_%_sur a_coup_sur assure automatique automatiquement capital_protege certifie fixe_de garanti garantissons impossible_de_perdre perte_impossible rendement_fixe sans_aucun_risque sans_aucune_perte sans_effort sans_perdre sans_perte sans_risque securise taux_fixe zero_perte zero_risque',
  profit:
    'airdrop arbitrage benefice bot capital_multiplie deviennent devient dividendes doublement doubler empoche empochez encaisse fois_ta fois_ton fois_votre gagne gagnent gagner gain gains interets liberte_financiere mentor minage multiplier percoivent plus_value presale profit rapporte rapportent rendement rentabilite retire_# retirez retrait_de_vos revenu_passif riches touche touchent touchez transforme transformez tripler x10 x3 x5',
  invest:
    'actifs_numeriques action_qui algorithme analyste bitcoin bourse boursier conseiller_financier courtier crypto depot_de_depart depot_initial depot_minimum diamants forex gestionnaire_de_compte ia immobilier_fractionne intelligence_artificielle investi investir investissement investisseur investisseuse investissez lingots livret_epargne mise mon_gestionnaire petrole placement placer plateforme_de quantum rendement revendu robot scpi signaux trade tradent trader trading une_fenetre portefeuille_affiche votre_portefeuille_de',
  rate: 'chaque_mois chaque_semaine de_l_heure en_#_h en_#_heures en_#_jours en_#_minutes en_#_semaines en_#h en_cinq_jours en_deux_semaines en_dix en_quelques_jours en_quelques_semaines en_trois_jours en_trois_semaines en_un_mois en_une_heure en_une_journee en_une_nuit en_une_semaine en_vingt_minutes hebdomadaire jour l_an la_journee mensuel net_par par_heure par_mois par_semaine quotidien semaine_par toutes_les_heures',
  job: 'a_distance agence_de agence_marketing agent_de assistant avis_google candidature cherche_des cherchons_des collaborateurs complement_de_revenu cv embauche embaucher emploi job missions on_cherche operateur partenaire plein_temps poste profil recherche_des recrute recrutement recruteur recruteuse recrutons ressources_humaines revenu_complementaire revenu_supplementaire rh salaire taches teletravail temps_partiel testeur travail travailler',
  easyJob:
    '#_a_#_minutes #_heure_par_jour #_minutes_par_jour a_la_maison abonner_a_des agent_de_reexpedition aimer_des argent_facile aucune_experience avec_votre_smartphone avec_votre_telephone avis_google chaque_avis chaque_clic chaque_like chaque_video commentaires_positifs commission_par de_chez_toi de_chez_vous depuis_chez_toi depuis_chez_vous depuis_la_maison depuis_ton_telephone depuis_votre_smartphone depuis_votre_telephone donner_des_avis embauche_immediate evaluer_des gagnez_depuis horaires_flexibles horaires_libres j_aime likee liker likes mettre_des_avis mettre_des_notes missions_simples noter_des paie_pour paiement_immediat paiement_quotidien par_avis_laisse par_colis par_like par_video partager_des pas_besoin_d_experience pas_d_entretien paye_chaque paye_le paye_par_jour paye_pour payee_par_jour payees_par_jour payes_chaque payes_le_jour payons_pour poster_des pour_chaque quelques_clics quelques_minutes receptionnez recollez reexpedition_de_colis regarder_des remunere revenu_journalier s_abonner sans_bouger sans_competence sans_diplome sans_entretien sans_experience sans_rien_faire suivre_des_comptes taches temps_libre tester testeur testeuse travail_facile travail_simple tres_simple versee_chaque_jour',
  loan: 'argent_rapide besoin_d_argent credit desendettement dossier_accepte emprunt emprunteur finance financement financons microcredit pret preteur prets tresorerie vos_projets',
  easyLoan:
    '#_%_d_interet accepte_en accepte_sous apte_a_rembourser argent_disponible argent_rapide aux_particuliers capable_de_rembourser chomeur credit_sans effacer_vos en_#_minutes entre_#_et_# entre_particulier fiches_banque ficp fonds_disponibles interdit_bancaire meme_interdit personne_honnete rapide_et refuse_par_les_banques reponse_en_# reponse_immediate reponse_sous sans_banque sans_condition sans_enquete sans_frais_de_dossier sans_garantie sans_justificatif sans_refus serieux_et_honnete sous_#_h taux_de_# taux_fixe tous_acceptes toute_personne octroie octroyons j_accorde j_offre',
  newNumber:
    'ancien_numero autre_numero autre_telephone c_est_mon_numero change_d_operateur change_de_numero change_de_telephone d_un_autre efface_l_ancien enregistre_ce_numero enregistre_mon j_ai_un_nouveau ma_carte_sim mon_nouveau nouveau_numero nouveau_telephone numero_provisoire numero_temporaire sim_bloquee supprime_l_ancien sur_ce_numero sur_celui_la telephone_de_remplacement voici_mon_numero le_mien_est_casse le_mien_est_mort',
  brokenPhone:
    'a_l_eau casse_mon_telephone d_un_ami d_une_amie ecran_casse ecran_noir en_reparation est_en_panne est_mort est_tombe hs lave_mon_telephone mon_telephone_est ne_fonctionne_plus ne_marche_plus perdu_mon_telephone prete_son pris_l_eau telephone_a_rendu telephone_au_sav telephone_casse telephone_est_casse telephone_est_foutu telephone_ne_s_allume telephone_noye telephone_perdu telephone_vole tombe_aux tombe_dans',
  family:
    'cousin frerot grand_mere ma_grande mam maman mami mamie mamn mamounette mams mamy marraine mom moman mon_grand mon_petit p_pa papa papi papou papounet papy parrain soeurette ta_fille ta_niece ta_petite_fille ta_soeur tata ton_fils ton_frere ton_neveu ton_petit_fils tonton votre_fille votre_fils votre_petit_fils votre_petite_fille',
  love: 'ame_soeur amoureuse amoureux bb bebe cherie comme_epouse comme_epoux coup_de_foudre doudou epouser fiance je_pense_a_toi je_t_adore je_t_aime jour_et_nuit ma_belle ma_douce ma_femme ma_princesse ma_puce ma_reine ma_vie mari_devant_dieu mon_amour mon_ange mon_chou mon_coeur mon_epoux mon_prince mon_roi mon_tresor nos_projets notre_amour notre_avenir notre_maison notre_mariage nous_marier te_rejoindre te_voir_enfin ton_homme ton_mari tu_es_ma tu_es_mon tu_me_manques vivre_avec_toi votre_epoux',
  stranded:
    'a_la_caisse a_la_station accident aeroport agression armee au_port au_supermarche base_en billet_avion billet_d_avion billet_retour bloque_a carte_avalee carte_bloquee carte_de_credit_refusee carte_ne_passe caution_de_l clinique coince compte_bloque compte_est_bloque conteneur contrat_a_l_etranger detenu douane du_chantier en_mer en_panne_de frontiere garde_mon hopital hospitalise hotel immigration le_chantier ma_banque_a_bloque ma_carte_ne malaise mes_papiers militaire mon_banquier mon_sac ne_passe_pas on_m_a_vole passeport_vole plateforme_offshore plateforme_petroliere sans_argent visa',
  secrecy:
    'aucun_collegue complice confidentialite_absolue dire_a_personne dis_a_personne dis_rien discretion_absolue discretion_assuree discretion_exigee discretion_totale dites_a_personne dites_a_votre_banque dites_que_c_est dites_rien entre_nous garde_ca garde_cela garde_le_secret garder_le_secret gardez_ceci gardez_cela grande_discretion hautement_confidentiel motus n_alertez n_allez_pas_a_la_banque n_en_dis n_en_dites n_en_parle n_en_parlez n_en_saura_rien n_informe n_informez ne_contactez_pas_votre_banque ne_parlez_a ne_prevenez ne_previens ne_raccrochez ne_rien_dire parle_a_personne parler_a_personne pas_a_ta pas_a_votre pas_un_mot personne_ne_doit reste_en_ligne restez_au_telephone restez_en_ligne rien_a_maman rien_a_papa rien_a_personne sans_le_dire sans_prevenir si_la_banque_demande si_la_banque_vous si_votre_banque_demande strictement_confidentiel',
  noCall:
    'appels_ne echanger_par_mail ecris_moi_ici en_conference en_reunion injoignable juste_un_mail m_appelez_pas m_appelle_pas micro_casse micro_est micro_ne par_mail_uniquement pas_d_appel pas_d_appels pas_joignable peux_pas_appeler peux_pas_parler peux_pas_t_appeler peux_pas_telephoner reponds_ici reponds_moi_ici reponds_moi_par reponds_par_message reponse_par_mail seulement_par_message te_parler uniquement_par_mail uniquement_par_message uniquement_par_sms',
  safeAccount:
    'a_l_abri compte_d_attente compte_de_la_banque_de_france compte_de_protection compte_de_sauvegarde compte_de_secours compte_de_securite compte_de_transit compte_du_tresor compte_miroir compte_protege compte_provisoire compte_que_la compte_refuge compte_securise compte_securitaire compte_sequestre compte_technique compte_temporaire en_lieu_sur mettre_en_securite mise_en_securite proteger_vos_fonds proteger_votre_argent proteger_votre_epargne que_la_banque_protege sauvegarder_vos securiser_vos_avoirs securiser_vos_fonds securiser_votre_argent securiser_votre_epargne',
  toCancel:
    'afin_de_securiser annulation annulez arreter_les bloquer contestation contester etre_rembourse obtenir_le_remboursement opposition pour_arreter pour_les_arreter pour_securiser refuser stopper',
  courier:
    'agent_mandate chauffeur_vtc coursier des_collegues deux_agents deux_collegues en_civil nos_agents notre_agent passent_chez_vous passer_chez_vous passera_chez_vous technicien transporteur_securise un_agent un_collaborateur un_expert un_livreur un_policier un_taxi viendra_chez vient_chez expert_passe technicien_passe',
  yourCard:
    'ancienne_carte argent_liquide bijoux carte_bancaire carte_bleue enveloppe especes la_carte lingots objets_de_valeur ta_carte vos_cartes votre_carte',
  blackmail:
    'acces_a_tes acces_a_ton_telephone acces_a_vos acces_a_votre_ordinateur acces_a_votre_telephone captures ce_que_tu_fais ce_que_tu_m_as_envoye ce_que_vous_faites cette_video compromettante devant_ton_ecran devant_votre_ecran ebats en_train_de_te enregistre_pendant filme filmer_a_votre_insu images_de_vous intime intimite je_sais_ce la_camera la_video les_photos masturb* nos_appels_video nos_conversations nu nudes nue photo_de_toi porno pornographique* screenshots sextape site_pour_adultes sites_adultes sites_pour_adultes sites_x ta_video te_toucher tes_photos tes_secrets tes_videos ton_nude video_de_toi video_de_vous vos_photos vos_videos vous_ai_enregistre vous_toucher webcam',
  expose:
    'a_ta_femme a_tes_amis a_tes_parents a_ton_ecole a_ton_mari a_tous_tes a_tous_vos a_tout_le a_tout_ton a_toute_ta a_toute_votre a_vos_amis a_votre_femme a_votre_mari abonnes au_grand_jour balance balancer detruis diffuse diffuser diffuserai divulguer divulguerai employeur en_ligne_si envoie_la_video envoie_tout envoyer_a_tous envoyer_la_video followers je_lui_ecris la_recevront les_recevra les_recevront les_recoit mise_en_ligne montrer_a ou_tout_le_monde partager_la_video potes publie publier publierai recevront_tout rendre_public repertoire reputation ruiner sera_envoyee seront_envoyees sur_les_reseaux ta_copine ta_famille tes_contacts tes_proches ton_entourage tous_tes_amis tous_vos_amis tout_le_monde_les tout_le_monde_saura verra verront voir_par vos_collegues vos_contacts vos_proches votre_entourage votre_famille',
  hacked:
    'acces_complet acces_total cheval_de_troie compromis hacke hacker logiciel_espion logiciel_malveillant malware pirate spyware trojan',
  police:
    'brigade colonel commissaire commissariat cybercriminalite dgsi direction_generale dossier_criminel dossier_penal douanes enquete europol gendarme gendarmerie inspecteur interpol juge justice magistrat medias ministere officier parquet pharos police prefecture procureur protection_des_mineurs tribunal',
  accusation:
    'a_votre_encontre accusation accuse arreter_a articles_# atteinte attentat_a_la_pudeur blanchiment consultation_de consulte_des convocation convoque criminel cyberpedo* cyberporno* cyberpornographie delinquant* disculper drogue elle_a_#_ans exhibition exhibitionnisme exploitation faites_l_objet il_a_#_ans illicite infantile infraction interdites justifications mandat_d_arret mandat_de mineure mise_en_examen ouvrir_des_comptes pedocriminalite pedophil* pedopornograph* penal perquisition plainte_contre plainte_deposee pornographie porter_plainte poursuites_judiciaires procedure_a_votre sites_illegaux stupefiants telecharge_illegalement trafic vise_par_une visionnage visionne vous_etes_vise',
  computer:
    'adresse_ip antivirus box_internet defender freebox livebox microsoft ordinateur pare_feu pc terminal votre_appareil votre_box votre_iphone votre_mac votre_navigateur votre_smartphone votre_systeme windows',
  infected:
    'activite_anormale activite_illegale activite_suspecte alerte_de_securite bloque cheval_de_troie compromis desinfection donnees_compromises en_danger erreurs_venant failles fichiers_corrompus infecte infecter intrusion licence_expiree logiciel_dangereux logiciel_malveillant logiciels_espions malware menaces n_eteignez ne_fermez_pas ne_redemarrez nettoyez piratage pirate spyware trojan verrouille virus vol_de_donnees',
  accountChange:
    'actualiser_notre_rib ancien_compte ancien_iban ancien_rib autre_compte_bancaire changement_bancaire changement_d_iban changement_de_banque changement_de_compte changement_de_coordonnees changement_de_domiciliation changement_de_rib compte_a_change compte_alternatif compte_de_reglement compte_secondaire compte_subsidiaire coordonnees_bancaires_ont de_nos_coordonnees_bancaires en_audit iban_a_change modification_de_nos_coordonnees modification_de_rib modifie_nos_coordonnees ne_peut_plus_recevoir ne_peut_recevoir ne_plus_utiliser_l ne_plus_virer notre_nouveau_compte notre_rib_a nouveau_compte_bancaire nouveau_rib nouvel_iban nouvelle_banque nouvelle_domiciliation nouvelles_coordonnees nouvelles_modalites rib_a_change virer_les_prochaines',
  boss: 'avocat_d_affaires ceo daf dg directeur directrice dirigeant gerante je_suis_a_l_etranger le_fournisseur patron pdg president un_fournisseur',
  available:
    'a_traiter_en_priorite a_traiter_rapidement absorption acquisition adresse_personnelle adresse_privee affaire_urgente as_tu_un_moment avez_vous_un_moment besoin_d_un_service besoin_d_un_virement besoin_de_toi besoin_que_tu besoin_que_vous dispo_pour_un dossier_confidentiel dossier_sensible dossier_urgent en_comite en_toute_discretion en_toute_priorite es_tu_dispo es_tu_disponible etes_vous_au_poste etes_vous_disponible fusion je_compte_sur je_te_fais_confiance je_vous_fais_confiance joignable_par_mail mission_confidentielle operation_confidentielle operation_de_rachat operation_financiere paiement_urgent rachat_d_une rachat_de_societe rachetons reglement_urgent rendre_un_service strictement_entre t_es_dispo tache_urgente traiter_un_virement transaction_confidentielle tu_es_dispo tu_es_disponible un_petit_service un_service_a une_faveur virement_a_faire virement_confidentiel virement_en_urgence virement_international virement_urgent vous_etes_disponible es_tu_au_bureau tu_es_au_bureau vous_etes_au_bureau etes_vous_au_bureau',
  recovery:
    'argent_a_ete_retrouve argent_escroque argent_perdu argent_vole avocat_specialise avoirs_geles cyber_enqueteur dossier_d_indemnisation dossier_de_victime dossier_victime enqueteur_prive expert_en_recuperation fonds_bloques_sur fonds_d_indemnisation fonds_de_garantie_des fonds_detournes fonds_geles fonds_ont_ete fonds_perdus fonds_recuperes fonds_saisis fonds_voles hacker_ethique hacker_professionnel hackeur indemnisables indemnisation_des_victimes indemniser_les_victimes localise_vos localise_votre m_a_recupere recuperation_d_argent recuperation_de_fonds recuperation_de_vos recuperation_des_fonds recupere_mes recupere_mon_argent recuperer_ce_que recuperer_l_argent recuperer_les_fonds recuperer_mes_fonds recuperer_mon_argent recuperer_tes_fonds recuperer_ton_argent recuperer_vos recuperer_votre_argent remboursement_des_victimes restitution_de_vos restitution_des_fonds retrouve_vos_fonds retrouve_votre_argent retrouver_votre_argent sommes_escroquees sommes_perdues tout_recupere trace_vos_fonds victime_d_arnaque victime_d_escroquerie victime_d_une_arnaque victime_d_une_escroquerie victime_de_fraude victimes_du_faux vos_avoirs vous_avez_perdu vous_rendre_la_totalite',
  rental:
    'appartement bail chambre coloc colocation f2 gite locataire location logement louer loyer maison mobil_home proprietaire studio t2 t3 villa visite',
  beforeSeeing:
    '#_demandes a_l_etranger a_londres autres_candidats autres_personnes avant_de_visiter avant_de_voir avant_la_visite avant_signature avant_toute_visite avant_visite beaucoup_d_interesses beaucoup_de_candidats beaucoup_de_demandes beaucoup_de_monde bloquer_l_appartement bloquer_le_logement clefs cles_par cles_vous_seront en_angleterre enverrai_les_cles envoi_des_cles envoie_les_cles envoyer_les_cles faire_visiter faut_reserver garder_l_appartement garder_le_logement hors_de_france je_ne_suis_pas_sur_place je_suis_a_l je_travaille_a je_travaille_en je_vis_a je_vis_en les_cles_vous loyers_d_avance missionnaire mois_d_avance mois_de_loyer_par montrer_votre_serieux mutation mute_a pas_en_france passer_en_premier plusieurs_demandes poste_les_cles pour_la_bloquer pour_le_bloquer pour_mon_travail pour_reserver premier_arrive premier_qui preuve_de_fonds preuve_de_serieux preuve_de_solvabilite prouver_votre_serieux recevoir_les_cles reserver_l_appartement reserver_la_visite reserver_le_logement retenir_le_logement sans_avoir_vu sans_visite suis_en te_la_garde te_le_garde visite_virtuelle vous_la_garde vous_le_garde vous_poste_les mute_au suis_mute remettra_les_cles cles_apres apres_virement',
  sale: 'acheteur acheteuse annonce article canape la_console leboncoin vehicule vendeur vendeuse vente vinted votre_commande votre_objet votre_produit votre_voiture vous_achete',
  getPaid:
    'a_ete_vendu a_paye accepter_le_paiement confirmer_la_reception confirmer_la_vente deja_paye encaisser est_vendu finaliser_la_vente frais_de_transporteur lien_de_paiement lien_securise obtenir_le_paiement paiement_est_en_attente percevoir_le_paiement pour_que_tu_recois pour_que_vous_receviez pour_recevoir_votre recevoir_l_argent recevoir_le_paiement recevoir_les recevoir_vos_fonds recevoir_votre_argent recevoir_votre_dans recevoir_votre_paiement recoi_l_argent recoives_l_argent recuperer_l_argent recuperer_votre_paiement transfert_de_fonds transporteur_passera transporteur_viendra valider_la_vente',
  code: 'chiffres code codes',
  byMistake:
    'a_ton_numero code_que_tu code_que_vous envoye_un_code le_code_que le_lien_que_tu lien_que_t lien_recu mauvais_numero me_suis_trompe par_accident par_erreur par_megarde que_tu_recois que_tu_vas_recevoir recu_par_sms sur_ton_numero sur_ton_tel t_a_envoye t_ai_envoye te_l_envoyer trompe_de_numero tu_recois_un va_recevoir_un vas_recevoir_un',
  pet: 'animal ara bengal berger bichon bons_soins bouledogue carlin cavalier chat chaton chatte chien chihuahua chiot donner_en_adoption husky labrador maine_coon perroquet persan portee ragdoll shih siamois spitz teckel yorkshire',
  transportFee:
    'avion cage convoyeur embarquement expedier frais_d_envoi frais_de_certificat frais_de_dossier frais_de_douane frais_de_vaccin frais_de_vaccination frais_veterinaires livraison_comprise transport',
  claims:
    'banque cellule_antifraude cellule_fraude centre_de_securite centre_des_impots conformite conseiller_bancaire controleur departement du_service etablissement_bancaire expert_certifie finances_publiques ici_le_service mandate monetique plateforme_nationale service_annulation service_anti_fraude service_antifraude service_client service_de_securite service_des_fraudes service_fiscal service_fraude service_opposition service_prevention service_recouvrement service_retraits service_securite service_technique support_technique technicien_certifie tresor_public votre_agence votre_banquier votre_conseiller votre_etablissement',
  dearClient:
    'cher_abonne cher_assure cher_beneficiaire cher_citoyen cher_client cher_contribuable cher_e_client cher_membre cher_monsieur cher_titulaire cher_usager cher_utilisateur chere_assuree chere_cliente chere_madame chere_utilisatrice chers_clients client_e',
  pass: 'abonnement carte_vitale compte_formation cpf crit_air droits_a_la_formation macaron peage plaque stationnement telepeage vignette',
  subsidy:
    'aide_au_logement aide_de_l_etat aide_nationale aides_de_l_etat aides_publiques audit_energetique ballon_thermodynamique bonus_ecologique bornes chaudiere chauffe_eau combles conversion diagnostic dif eligibilite formation isolation leasing_social maprimerenov ministere_de_la_transition nouveau_dispositif panneaux photovoltaique pompe_a_chaleur prime_d_etat prime_renov programme_de_l_etat programme_national renovation_energetique transition_ecologique visite_technique controle_obligatoire',
  free: '#_%_finance 1_euro 1_€ a_#_euro a_#_€ entierement_finance finance_# finance_a gratuit gratuitement inclus l_etat_finance offert pour_#_€ pris_en_charge reste_a_charge sans_avance',
  trouble2: 'accident arrete commissariat garde_a_vue prison tribunal',
  rembourse:
    'rembourse_demain rembourse_des remboursement_des_mon rembourserai rendrai te_redonne te_rembourse te_rend te_rends vous_rembourse vous_rends',
  carrierFee:
    'agence_de_transport chauffeur_passera coursier_passera le_transporteur mon_chauffeur mon_coursier mon_livreur mon_transporteur transporteur_passera transporteur_viendra transporteur_vient un_transporteur',
  advance:
    'acompte arrhes assurance avance avancer d_abord frais la_moitie lui_remettre payer prepaye prepayer regler',
  discreet: 'confidentialite confidentiel* discret* discretement discretion',
  bankDetails:
    'banque compte_bancaire coordonnees_bancaires domiciliation iban references_bancaires releve_d_identite rib',
  changed:
    'actualise ancien change changement changent changer desormais modification modifie modifier nouveau nouvel remplace remplacent secondaire',
  ours: 'bailleur j_ai mes mon nos notre nous_avons paie proprietaire salaire',
  orElse:
    'delete faute_de je_supprime je_te_detruis ou_je sans_quoi si_tu_ne si_vous_ne sinon supprime_tout tu_as_# vous_avez_#',
  swindled:
    'arnaque arnaqueur detournes escroc escroquerie fait_arnaquer fait_avoir faite_arnaquer faite_avoir fraude perdu victime vole volee voles',
  giveBack:
    'bloquer_# indemnisation indemniser localise recuperation recupere recuperent recuperez recuperons rembourser restitue restituer restitution retrouve reversement reverser saisi',
  given: 'adopter adoption bons_soins cede donne donner gratuit gratuitement',
  topic:
    'abonnement adresse allocation amende assurance bilan boite carte_bancaire carte_grise carte_sim carte_vitale certificat cheque_energie chequier colis compte_client compte_est compte_sera concours connexion contravention cpf creneau declaration distribution dossier droits_formation envoi espace ete_flashe etiquette facteur facture forfait fps hebergement iban_errone identifiants immatriculation impaye lettre livraison livret livreur mandat menaces message_vocal messagerie mot_de_passe mutuelle navigo nom_de_domaine paquet parking passage peage penalite permis_de_conduire photo_de plaque pli points porte_de portefeuille prestation prime pv quota radar recommande remboursement reservation retraite securite_sociale sonnette stationnement stockage tarif_minore taxe telephone ticket titre_de_transport titulaire ton_compte tournee vehicule vignette virement vos_droits vote voter votre_banque votre_carte votre_compte votre_contrat votre_iban votre_ligne votre_permis votre_profil',
  callback:
    'ca_te_dit conseiller_agree demande_moi demandez_moi demandez_un_rappel dispo_pour en_savoir_plus envie_de_gagner etre_rappele interesse je_t_explique je_vous_explique laissez_moi_votre laissez_vos laissez_votre_numero rappel_gratuit repondez_# repondez_1 repondez_a_ce repondez_non repondez_oui repondez_par_oui repondez_stop_ou repondre_1 reponds_1 reponds_oui tapez_# tapez_1 un_agent_vous un_conseiller_vous vous_rappelle vous_rappellera vous_recontacte vous_voulez_essayer',
  addPayee:
    'ajouter_ce_beneficiaire ajouter_le_beneficiaire ajouter_un_beneficiaire augmenter_le_plafond augmenter_votre_plafond',
  fraudTalk:
    'antifraude compromis compromise fraude frauduleuse frauduleux intrusion piratage suspect',
  testimony:
    'bienfaiteur c_est_du_serieux dieu_est_grand dieu_la_benisse dieu_le_benisse elle_est_serieuse faites_tourner grace_a_elle grace_a_l_agence grace_a_lui il_est_serieux il_est_vrai j_ai_eu_mon j_ai_gagne j_ai_investi j_ai_pu_recuperer j_ai_recu j_ai_retire je_fais_tourner je_recommande je_temoigne m_a_permis m_a_prete m_ont_permis temoignage tout_recupere une_amie_m_a j_ai_obtenu grace_a_madame grace_a_monsieur aide_tout_le_monde',
  charm:
    'beaute bel_homme belle_femme charmante cher_inconnu cherche_l_amour chere_inconnue faire_connaissance femme_honnete femme_serieuse homme_honnete homme_serieux je_ne_viens_pas_souvent je_suis_seul je_suis_seule jolie l_air_gentil le_destin magnifique mieux_te_connaitre moi_c_est personne_ne_m ravissante relation_serieuse rencontre_serieuse t_aborder t_ai_vue ta_photo tes_mots tes_photos tes_yeux toi_tu_es ton_profil ton_regard ton_sourire touche_mon_coeur tu_es_different votre_photo votre_profil_et votre_profil_m votre_sourire vous_aborder',
  farAway:
    'a_l_etranger americain capitaine chirurgien dubai en_mission humanitaire_en ingenieur l_armee militaire offshore onu otan petrolier sergent veuf veuve',
  fromNow: 'a_compter_de a_compter_du a_partir_de a_partir_du desormais dorenavant',
  demand:
    'a_payer acquittez avance_# avancer_# avancer_l avancer_les besoin_de_# cotisation_de de_virer depot_de_# depot_initial depot_minimum diriger_le_reglement doit_etre_paye doit_etre_payee doit_etre_reglee doit_etre_verse donne_# donnez_# effectuer_le_paiement effectuer_le_reglement effectuer_le_virement effectuer_un_virement envoie_# envoie_l_acompte envoie_la_moitie envoie_moi envoyez_# envoyez_moi exige exigent faire_un_virement fais_le_virement fais_un_virement faites_le_virement faites_un_virement fasses_un_virement faut_le_mettre frais_de_# il_faudra_payer il_faudrait_avancer il_faudrait_payer il_faut_payer il_manque_# il_me_faut il_me_manque il_nous_faut il_nous_manque l_avancer laissez_un_cheque lui_avancer m_avancer m_envoi me_depanner me_faire_un me_fais_# me_manque_# me_preter me_virer menvoyer merci_de_payer paie_# paye_# paye_cette payer_# payer_cette payez peux_tu_payer pour_le_virement proceder_au_paiement proceder_au_virement rechargez_votre_compte reclame reclament regle_# reglez reste_# simple_depot suffit_d_un_depot suffit_de_payer tu_envoies tu_fais_un tu_me_fais tu_paies tu_peux_payer tu_pourrais_avancer tu_vas_payer un_acompte_de un_lydia un_paylib un_paypal un_wero verse_# verse_un_acompte versement_de_# versez vire_# virez vous_faites_un il_me_faudrait il_nous_faudrait me_les_envoyer',
  need: 'aide_moi aidez_moi besoin_de besoin_que depanner envoies il_faut il_manque_une il_me_faut il_me_manque il_nous_faut j_ai_besoin paies payes petit_service peux_tu pourrais_tu pouvez_vous rendre_un_service souci_d_argent tu_peux',
  charge:
    'achat achete commande debite depense facture paiement preleve retrait televiseur transaction virement',
  debt: 'amende avis_de_paiement cotisation_obligatoire dette dettes huissier impaye paiement_obligatoire recouvrement redevance saisie taxe',
  warning:
    '33700 arnaqueurs attention_arnaque attention_aux c_est_un_faux demandant_de escrocs fait_passer faux_agents faux_conseillers faux_coursiers faux_mails faux_message faux_policiers faux_qr faux_sms faux_techniciens font_passer fraudeurs hameconnage jamais_par_sms jamais_vous_demander mefiance mefiez mis_en_examen_pour n_appelle_jamais n_enverra_jamais n_envoie_jamais ne_cliquez_jamais ne_cliquez_pas ne_communiquez_jamais ne_communiquez_pas ne_demande_jamais ne_demandera_jamais ne_demanderons_jamais ne_demandons_jamais ne_donnez_jamais ne_le_communiquez ne_le_donnez ne_le_partagez ne_partagez_jamais ne_partagez_pas ne_payez_jamais ne_payez_rien ne_rappelez_pas ne_remettez_jamais ne_repondez_pas ne_transmettez_jamais ne_versez_jamais ne_versez_rien ne_vous_demandera ne_vous_demanderons ne_vous_demandons phishing pretendu signalez_le smishing soi_disant tentatives_d_escroquerie un_credit_vous_engage usurpation usurpe usurpent vigilance vigilant vous_demande_jamais vous_demandera_jamais',
  otherPhone:
    'ce_numero celui_d_un celui_de j_utilise plus_de_batterie sur_le_telephone telephone_de telephone_du telephone_d_un telephone_d_une',
  stalk:
    'avis_negatifs casser_votre_reputation contrat_sur_votre j_ai_votre_adresse je_connais_ton je_connais_votre je_sais_ou m_a_paye_pour mauvais_avis ou_tu_habites ou_vous_habitez une_etoile vos_adresses vos_deux_adresses vous_en_veut',
  excuse:
    'audit cloture_comptable controle_fiscal exceptionnellement fermeture_de inventaire maintenance probleme_technique restructuration',
  wrongNumber:
    'c_est_bien_la c_est_bien_le erreur_de_numero mauvais_numero me_suis_trompe trompe_de_numero',
  teach:
    'a_appris_a cercle_d_echange de_ma_part ecris_lui ecrivez_lui groupe_prive_de je_t_apprendrai je_t_apprends je_te_montre je_te_montrerai je_vous_montrerai m_a_appris mes_clients mon_mentor son_assistant suivre_ses_conseils t_apprendre te_former te_guider vous_apprendre vous_guider',
  hype: 'a_la_television celebrite censure des_banques faire_interdire footballeur journaliste les_banques_ne methode_secrete ne_veulent_pas_que secret_des tout_le_monde_peut veut_interdire',
  willCall:
    'appel_de_notre je_vous_appelle je_vous_rappelle numero_affiche numero_qui_s_affiche rester_disponible rester_joignable un_technicien_va va_vous_appeler va_vous_contacter va_vous_rappeler vous_allez_recevoir_un_appel vous_recevrez_un_appel',
  guilt:
    'devant_dieu fais_moi_confiance faites_moi_confiance j_ai_honte je_comprendrai je_disparaitrai je_suis_decu je_t_en_supplie je_te_jure je_te_le_jure je_vous_en_supplie je_vous_le_jure ma_parole n_ose_pas_te n_ose_pas_vous ne_me_laisse_pas seul_espoir seule_personne si_tu_m_aimais si_tu_m_aimes sur_la_tete sur_ma_vie tu_doutes tu_es_ma_seule tu_ne_me_fais_pas vous_etes_ma_seule',
  overpaid:
    'au_lieu_de_# credite_par_erreur envoye_par_erreur envoye_trop l_excedent la_difference le_surplus le_trop_plein rembourse_par_erreur rendu_par_erreur verse_par_erreur verse_trop vire_par_erreur vire_trop',
  proof:
    'avis_d_opere c_est_envoye capture_d_ecran preuve_de_virement preuve_du_virement regarde_la_capture regardez_capture regardez_la_capture virement_est_envoye virement_est_parti voici_la_capture',
  rushedBuy:
    'au_prix en_bas_de_chez est_en_bas je_le_prends je_paie_par je_prends_a je_regle_par je_vous_le_prends je_vous_paie_par je_vous_regle m_interesse mon_cousin mon_frere_passe pas_me_deplacer pas_sur_place prix_demande sans_discuter sans_la_voir sans_le_voir sans_negocier toujours_dispo',
  charity:
    'collecte cyclone don dons enfants_malades fondation humanitaire medecins refugies seisme sinistres solidarite victimes_de_la victimes_du',
  sold: 'a_vendre billet_pour carte_grise controle_technique derniere_dispo je_revends la_voiture le_billet le_pass les_billets part_vite places_pour reservez_en_direct toujours_disponible toujours_en_vente vends voiture_est place_concert billets',
  unseen:
    'a_la_base actuellement_au actuellement_en adresse_apres apres_le_virement apres_paiement au_canada des_reception_du empeche empechement en_angleterre en_belgique en_direct en_suisse envoi_direct envoie_le_pdf envoye_direct j_envoie_le j_habite_au je_montre_pas je_suis_au je_vis_au livraison_se_fait peux_pas_y_aller plus_y_aller plusieurs_personnes_dessus se_trouve_au se_trouve_en tiers_de_confiance uniquement_a_distance peux_pas_me_deplacer',
  yourNumber: 'votre_numero_de_portable ton_numero_de_telephone ton_numero_stp ton_numero_svp',
  vote: 'concours parrainage parrainer une_voix vote voter',
  theirCode:
    'code_a_communiquer code_a_donner code_a_fournir code_a_montrer code_a_presenter code_a_remettre code_a_saisir communiquez_ce_code_au donnez_ce_code_au presentez_ce_code',
  knownWay:
    'a_l_accueil a_l_etude a_la_mairie anciennes_factures apres_la_visite apres_que_vous_les apres_visite au_dos_de_votre_carte au_guichet au_refuge au_secretariat aucune_action_n aucune_demarche cheque_a_l_ordre chez_le_notaire comme_convenu contrat_signe dans_l_application dans_votre_espace de_vive_voix depuis_l_appli depuis_l_application depuis_votre_application depuis_votre_espace devis_signe en_agence en_boutique en_caisse en_gare en_magasin en_mairie interlocuteur_habituel interlocutrice_habituelle meme_compte meme_rib numero_au_dos numero_habituel numero_que_tu_as numero_que_tu_connais numero_que_vous_avez numero_que_vous_connaissez numero_que_vous_utilisez par_cheque par_courrier_postal rien_a_faire sur_l_application sur_place sur_rendez_vous sur_votre_contrat venez_les_voir venir_voir visibles visites_a_partir vous_les_ayez_vus vous_venez au_local affiche_au demandez_le_a',
  attached: 'document_joint fichier_joint le_pdf_joint piece_jointe',
  opens: 'consultez imprimez lisez ouvre ouvrez ouvrir telechargez',
  seal: 'acpr agree_par amf autorise_par certifiee enregistre_a_l orias regafi regulee',
  favour:
    'besoin_d_aide besoin_de_toi me_depanner petit_service rendre_service un_service une_faveur',
  cheque: 'cheque_certifie cheque_de_banque sur_le_cheque',
  curious:
    'c_est_toi_dans c_est_toi_sur es_tu_sur_cette on_parle_de_toi qui_est_mort regarde_ca regarde_cette_video t_as_vu_ca toi_dans_cette toi_sur_cette tu_apparais_dans',
  hardship:
    'a_decouvert a_la_caisse a_la_fourriere a_la_gare a_la_pompe au_supermarche bloque_a carte_avalee carte_bloquee carte_marche_pas carte_ne_fonctionne carte_ne_marche carte_ne_passe chez_le_garagiste dans_la_merde fin_de_mois galere perdu_mes_affaires perdu_mon_portefeuille pour_la_fourriere sans_un_sou urgence_financiere vole_mon_sac',
  aCode: 'ce_code code_a code_unique le_code les_codes ton_code un_code vos_codes votre_code',
  received: 'affiche arrive_sur envoye_sur par_message recevez recevoir recevrez recu sms texto',
  offSite:
    'en_dehors_de_la en_dehors_du_site eviter_les_frais evitons_le_site hors_du_site hors_plateforme je_n_y_vais je_ne_vais_plus_sur ne_passez_pas_par prend_une_commission quitter_le_site quittons_le_site reserver_en_direct sans_passer_par virement_direct',
  sideload:
    'apk source_inconnue pas_par_l_app_store pas_encore_par_l_app pas_sur_le_play_store hors_du_store',
  keyboard: 'cmd ctrl_c ctrl_v powershell touche_windows windows_r',
  noTrace:
    'au_noir en_liquide main_a_la_main papier_signe pas_de_contrat pas_de_paperasse pas_de_recu sans_contrat sans_facture sans_paperasse sans_recu signez_sur',
  switched:
    'autre_banque change_de_banque changement_de_compte changer_de_banque la_dessus pas_tenir_compte sur_celui_ci',
  settle:
    'a_l_amiable arranger_entre_nous dedommagement dedommager etouffer eviter_la_plainte eviter_le_proces j_oublie_tout je_l_oublie je_les_oublie on_oublie_tout prejudice qu_on_s_arrange retirer_la_plainte retirer_ma_plainte s_arranger sans_passer_par_la_police forfait_tranquillite',
  yourMail: 'ton_adresse_mail ton_mail votre_adresse_mail votre_mail',
  feeExcuse:
    'anti_blanchiment anti_terrorisme anti_terroriste banque_centrale certificat_de_transfert code_de_transfert cout_du_transfert dernier_frais dernier_paiement frais_restants taxe_de_transfert',
  itsMe: 'c_moi c_est_moi devine_qui devine_c_est',
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
