/** Common French words without accents, 4 to 10 letters each, as any keyboard writes them. */
export const PASSPHRASE_WORDS: readonly string[] = `
abeille abricot accord accueil achat acier acteur activite adresse adulte affiche agenda agile
agneau agreable aigle aiguillage aiguille aile aimant ainsi alarme album alerte algue aligner
aliment allure alouette alpage amande amarre ambiance ambre amical amiral amour ample ampoule
amusant ananas ancien ancre ange angle angora anguille animal anneau annonce antenne antilope
aout aplomb appareil appel appetit apprenti aquarelle araignee arbitre arbre arbuste arche
archet architecte ardoise argent argile argument armoire arret arrivee arrosage arrosoir artisan
artiste asperge assez assiette astre atelier athlete atlas atout attelage attente attrait aube
auberge aubergine aucun audace audition auteur automne autour autruche avalanche avance avenir
aventure averse aviateur avion aviron avocat avoine avril azur badge bagage bague baguette baie
baignoire baiser balade balai balance balancoire balcon baleine baliser ballade balle ballon
bambou banane bananier banc bande bandeau banjo banque banquet banquise baobab barbe barbue
bareme barque barrage barre barriere bascule basilic basket bassin bassine bateau bateleur
batiste baton batterie bavard baveux beaux belette benevole berceau beret berge berger bergerie
bermuda besace bete betterave beurre biche bicyclette bidon bientot bifteck bijou bilan billard
bille billet bimoteur biscuit bison bitume bivouac blaireau blanc blanchir blason bleu bloc
blond blouse bobine bocal boeuf bois boiserie boisson boite bonbon bond bonheur bonnet bonsoir
bord bordure borne bosquet bosse botanique botte bouche boucher bouchon boucle bouee bougeoir
bougie bouillon boulanger boule bouleau boulevard boulon bouquet bouquetin bourdon bourgeon
bourse boussole bout boutade bouteille boutique bouton bracelet branche bras brasier brasserie
bravo brebis brelan bretelle brevet bricole bricoleur brillant brin brindille brioche brique
brise brocante brochet brocoli broderie bronze brosse brouette brouillard brouillon bruit brume
brun bruyere buche budget buffet buisson bulle bureau buse butin butte buvard cabane cabas
cabestan cabine cable cabri cacao cachet cactus cadeau cadenas cadran cadre cafe cage cagette
cahier caille caillou caisse calamar calcaire calcul caleche calendrier calepin calibre calme
calotte camarade camelia camion camomille camp campagne campement campus canal canape canard
canari canif canne canneberge cannelle canoe canot canton caoutchouc capitaine capital caprice
capsule capuche carafe caramel caravane carbone cardinal cargo carillon carnaval carnet carotte
carpe carre carreau carriere carrosse cartable carte carton cartouche cascade case casque
casquette cassette cassis castor cavalier cave caverne ceinture celebre celeri celibat cellier
cendre centaine centre cepage ceramique cercle cerf cerfeuil cerise cerisier cerner certain
chacun chahut chaine chaise chalet chaleur chaloupe chambre chameau chamois champ champignon
champion chance chandail chandelle chanson chant chanteur chantier chapeau chapelle chapitre
char charade charbon chardon charge chariot charme charpente charrette charrue chasse chat
chataigne chatelain chaton chaud chaudron chaumiere chaussette chausson chaussure chemin
cheminee chemise chenal chenille cheval chevalet chevalier cheveu cheville chevre chevreuil
chevron chicoree chien chiffon chiffre chiot choc chocolat choix chorale choriste chose chou
chouette chronique chute cible ciboulette cidre cigale cigogne cime ciment cinema cinquante
cintre cirage circuit cirer cirque ciseau citadelle citerne citron citronnier citrouille civet
clair clairiere clapier clapotis clarinette classe clavier clementine client climat clin
clinique cloche clocher cloison clou club coach coccinelle cockpit cocon code coeur coffre
coiffe coiffeur coin coing colibri colis colle college collier colline colombe colonie colonne
combat combe comedie comete comique comite commerce commode commun compagnon compas complet
compote compte comptoir concert concierge concombre condor conduite confetti confiture confort
conge conque conseil conte contrat copain copeau copie coquelicot coquet coquille corail corbeau
corbeille cordage corde cordelette cordon cormoran corne cornet corolle corps corridor corsage
cortege cosmos costume cote coton cotonnier coucou coude couette couffin couleur coulisse
couloir coup coupe cour courage courant courge courgette couronne courrier cours course coursier
court cousin coussin couteau couture couvee couvent couvercle couvert crabe crachin craie
crampon crapaud cravate crayon crecelle crecerelle creche creme crepe crepiere crepuscule
cresson creux cricket criniere criquet cristal crocus croisiere croissant croix croquette
croquis croute crouton cruche cube cuillere cuir cuirasse cuisine cuisse cuivre culotte culture
cumin cure curieux curry cuvette cyclamen cycle cyclone cygne cylindre cymbale cypres dahlia
daim dalle dame damier danse danseur datte dauphin debat debout debut decalage decembre decider
decimal declic decor decoupe dedale dedier defi defile degre dejeuner delicat delice delta
demain demande demarche demeure dent dentelle depart depot derive desert dessert dessin dessus
detail detour deux devinette devise devoir dexterite diamant diapason dictee digital digue
diligence dimanche dindon diner diplome directeur discours disque distance distrait divan divers
dizaine docteur doigt doigte dolmen domaine domino dompteur donjon donneur dorade dore dormeur
dortoir dossier douane doublure douceur douche doux doyen dragon drap drapeau droit droiture
drone dulcinee dune durable duree duvet dynamo ecaille ecart echange echarpe echasse echelle
echo eclair eclat ecole ecorce ecran ecrevisse ecriture ecrou ecureuil ecurie effort elan
elephant eleve elite email emeraude emotion empire emploi encens encre endive energie enfant
enigme enquete enseigne entier entree enveloppe epaule epee epice epinard epine epingle eponge
epoque equipe erable escalier escargot espace espadon espoir esprit essai essence essieu etable
etage etagere etain etang etape etat etincelle etoffe etoile etrier etude etui evasion eventail
exemple exercice exploit express extrait fable facade facile facteur faisan falaise famille
fanfare farandole farine faucon fauteuil faveur fenetre fenouil ferme fermier ferry festin fete
feuillage feuille fevrier ficelle fiche figue figure filet film fils final flacon flamant flamme
flan flanelle flaque fleche fleur fleuve flocon flore flotte flou fluide flute foin foire
fontaine football foret forge forme fort forum fosse foudre fouet fougere foulard foule four
fourchette fourmi fourrure foyer fraise framboise franc frange frein frelon frere friandise
frigo frise frisson frite froid fromage front fruit fumee fusain fusee futur gadget gagnant
galaxie galerie galet galette galop gamme gant garage garcon garde gare garenne gateau gauche
gaufre gazelle gazon geant gecko gelee genet genou geranium gerbe geste gibier gilet gingembre
girafe girouette givre glace glacier gland glisse globe gloire glycine golf gomme gorge goudron
gouffre gourde gout gouter goutte grade grain graine grand grange granit grappe gravier grelot
grenier grenouille griffe grillon grimace gris grotte groupe grue guepard guepe guide guidon
guirlande guitare gymnase habit hache haie hamac hamster hanche hangar haricot harmonie harpe
hasard haut havre helice herbe herisson heron heros hetre heure hibou hier hirondelle histoire
hiver homard honneur horizon horloge hotel hublot huile huit huitre humain humeur humide humour
hutte hydravion iceberg ideal idee igloo iguane image immense import impot index indice infini
infusion insecte instant invite iris isard isoloir ivoire jade jaguar jambe jambon janvier
jardin jardinier jarre jasmin jaune javelot jeep jeton jeudi jeune joie joli jongleur jonquille
joue jouet jour journal joyau joyeux judo juge juillet juin jumeau jument jungle jupe jury juste
kaki kangourou karate kayak kepi kilo kimono kiosque kiwi koala label lacet lagune laine lait
laiton laitue lama lame lampe lampion lance langue lanterne lapin large larme latin laurier
lavabo lavande lecon lecteur legende leger legume lendemain lenteur lentille leopard lettre
lever levier levre levure lezard liane liasse liberte libre licorne lien lierre lieu lievre
ligne lilas limace limite limonade linge lion liquide liste litre livre livret local locomotive
loge logis loin loir loisir long lotion lotus loup loupe lourd loutre lueur luge lumiere lundi
lune lunette lustre luth lutin luxe lynx lyre macaron machine magasin magicien magie magnolia
maillot main maire mais maison maitre majuscule malice malle maman manche manchot mandarine
manege mangue manoir manteau maquette marais marbre marche mardi maree margelle mari marin
marmite marmotte marque marraine marron mars marteau martre masque massif matelas matelot
matiere matin mauve mecano medaille meduse melange melodie melon membre memoire menthe menton
menu mercredi mere meridien merle merveille mesange message mesure metal meteo metier metre
metro meuble meule micro midi miel mieux milieu mille mimosa mince mine ministre minuit minute
miracle mirage miroir mobile mode modele moineau mois moisson moitie moment monde moniteur
monnaie montagne montre monument morceau morse moteur motif moto mouche mouchoir moue mouette
moufle moulin mousse moustache mouton moyen muguet mule mure murmure muscle museau musee musique
myrtille mystere mythe nacre nage nageur nain nappe narine nasse natation natte nature navet
navette navire nectar nectarine neige nenuphar neuf neveu niche niece noble noce noel noeud noir
noisette noix nombre nord norme notaire note notice nougat nouille nouveau novembre noyau nuage
nuance nuit numero nylon oasis objet oblique ocean octobre octopus odeur oeil oeillet oeuf
oeuvre offre ogre oignon oiseau olive olivier ombre ombrelle omelette once oncle onde ongle
opale opera opinion option orage orange oranger orbite orchestre orchidee ordre oreille oreiller
organe orge orgue orient origan origine orme ortie oseille osier otarie ouest ouragan ours
ourson outarde outil ouvert ouvrage ouvrier ovale oxygene page paille pain paix palace palais
palette palier palme palmier panda panier panneau pantalon panthere pantoufle paon papa papaye
papier papillon paprika paquet paradis parapluie parasol parc parfait parfum pari parole parquet
parrain part partage parti passage passant passeport passerelle passion pastel pasteque pastille
patate pate patience patin patio patte paume pause pave pavillon pavot pays paysage peau peche
pecheur pedale peigne peinture pelican pelle pelote pelouse peluche pendule peniche pensee pente
pepin pepite perche perdrix pere perle perroquet persil personne perte petit peuplier pharaon
phare phoque photo phrase piano piece pied pierre pieuvre pigeon pignon pilote pilule piment
pinceau pingouin pinson pioche pion pirate pirogue piscine pissenlit piste pivert pivoine pivot
pizza placard place plafond plage plaine plan planche plancher planete plante plaque plat
platane plateau platine plein plombier plongee plongeoir pluie plumage plume poche poele poeme
poesie poete poids poignee poil poing point poire poireau poirier pois poisson poitrine poivre
poivron pole poli pollen pomme pommier pompe pompier poncho poney pont porcelaine port portail
porte porteur portiere portrait poste potage poterie potier potiron poudre poulain poule poulet
poulie poulpe poumon poupee poussiere poussin poutre prairie pratique premier prenom present
presse preuve primevere prince printemps prise prix proche profil profond projet promenade
propre proue province prune prunier public puce puits pull pulpe pupitre puzzle pyjama pyramide
python quai quartier quatre quatuor question quete quiche quille quinze quittance racine radar
radeau radio radis rafale raifort raisin rallye rame ramier rampe ranch rang rangee rapide
raquette rateau raton ravin rayon rayure recette recif recit recolte record recreation rectangle
reflet refrain refuge regal regard regate region regle reine relais relief remede remise
remorque renard rencontre renne repas repere repit reponse repos requin reseau reserve ressort
restaurant retard retour reunion reve reveil revue rhubarbe richesse rideau rire risotto rivage
rive riviere robe robinet robot robuste roche rocher roitelet roman romarin rond ronde rose
roseau rosee rosier rossignol rotin roue rouge rouille rouleau roulotte route royal ruban rubis
ruche rude rugby ruine ruisseau rumba russule rythme sable sablier sabot sachet sacoche sage
saison salade salaire salle salon salopette salut samedi sandale sanglier santal sante sapin
sardine satin sauce saucisse sauge saule saumon saut sauterelle savane savant savate saveur
savon scarabee scene scie science scooter score sculpture seau seconde secret section seigle
sejour selle semaine semelle semence sens sentier sept septembre serein serie seringa serpent
serpentin serre serrure service serviette seuil seve siecle siege sieste sifflet signal signe
silence silex sillage sillon simple sincere singe siphon sirene sirop site skieur sobre societe
soif soin soir soiree soixante solaire soleil solide solo sombre sommeil sommet sonate songe
sonnette sorbet sorbier sorcier sorte sortie souche souci soudain souffle souhait soulier soupe
soupiere source sourcil sourire souris souvenir sphere sport square stade statue store studio
style stylo succes sucette sucre suite sujet sultan super support sureau surf surface surprise
sushi svelte symbole symphonie systeme table tableau tablette tablier tabouret tache taille
tailleur talent talon talus tambour tamis tandem tango tante tapis tapisserie tard tarif tarte
tasse taupe taureau taxi technique teinte tele telephone temoin temple temps tennis tente terme
terrain terrasse terre terrier tetard tete texte theatre theme theorie thermos thon thym tiare
ticket tiede tiers tige tigre tilleul timbre tirelire tiroir tissu titre toast tofu toile toit
tomate tombola tonneau tonnerre topaze torche tordu torrent torsade tortue total toucan touche
toundra toupie tour tourbillon tournesol tournoi trace tracteur tradition train traineau trait
trajet tramway tranche transat trapeze travail travers traverse trefle treille treize tremplin
trente trepied tresor tresse triangle tribu tricot tricycle trio trois trompette tronc trone
trophee tropique trottoir trousse truffe truite tuba tube tuile tulipe tunique tunnel turbine
turbo turquoise tuteur tutu tuyau type uniforme union unique unite univers urne usage usine
ustensile utile vacance vaccin vache vague vaillant vaisseau vaisselle valeur valise vallee
valse vanille vapeur varan vase vaste veau vedette veille veilleuse velo velours vendange
vendeur vendredi vent ventre verger verglas verite vermeil vernis verre verrou vers verso vert
vertige verve veste vestiaire viaduc victoire vide video vigie vigne vigneron villa village
ville vinaigre vingt violette violon virage virgule visage viseur visite visiteur vitamine vite
vitesse vitrail vitre vivant voeu voie voile voilier voisin voiture voix volant volcan volet
volume vote voyage voyageur voyelle vrai vrille wagon wapiti week yaourt yeti yoga yoyo zebre
zebu zenith zeste zigzag zinc zodiaque zone zoom
`
  .trim()
  .split(/\s+/);
