/** What people in Switzerland choose first, folded; the list of leaked passwords is mostly English. */
const WORDS = `
passwort kennwort geheim geheimnis hallo willkommen schweiz suisse svizzera svizra switzerland helvetia heidi
zurich zuerich bern basel luzern genf geneve lausanne lugano winterthur stgallen sanktgallen biel thun chur zug
aarau solothurn schwyz uri glarus freiburg fribourg neuchatel neuenburg wallis valais ticino tessin graubuenden
matterhorn gotthard fondue raclette schokolade toblerone rosti roesti alpen berge
sommer winter herbst fruhling fruehling januar februar marz maerz april mai juni juli august september oktober
november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
rechnung rechnungen buchhaltung firma geschaft geschaeft buro buero arbeit computer internet konto bank geld franken
steuer steuern quittung offerte kunde kunden admin administrator benutzer anmelden zugang test tester sicher
schatz schatzi liebe mutter vater mama papa familie bruder schwester kinder hund katze fussball daniel thomas
michael andrea sandra nicole peter hans martin stefan claudia monika sabine
motdepasse secret bonjour bonsoir salut bienvenue soleil chocolat amour jetaime printemps automne hiver ete
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi
vendredi samedi dimanche facture factures comptabilite entreprise bureau argent banque compte client clients
travail ordinateur utilisateur acces maman famille frere soeur chien chat football doudou loulou marseille
nicolas camille julien sophie isabelle philippe nathalie olivier
segreto ciao buongiorno buonasera benvenuto sole cioccolato amore tiamo primavera estate autunno inverno gennaio
febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre lunedi martedi mercoledi giovedi
venerdi sabato domenica fattura fatture contabilita azienda ufficio denaro soldi banca conto cliente clienti
lavoro utente accesso mamma famiglia fratello sorella cane gatto calcio juventus inter milan forza napoli roma
andrea alessandro francesco giuseppe valentina
password welcome hello letmein secret sunshine iloveyou love mother father family brother sister summer spring
autumn winter january february march june july october december monday tuesday wednesday thursday friday saturday
sunday invoice invoices billing accounting company business office money bank account customer client work user
login access master dragon monkey princess football baseball superman batman freedom whatever changeme default
`;

export const PASSWORD_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
