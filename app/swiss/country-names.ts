/** Names that `Intl.DisplayNames` does not know, in our four languages and the country's own. */
export const EVERYDAY_NAMES: Record<string, string> = {
  AE: "UAE, Emirates, VAE, Emirate, Emirats, EAU, Emirati",
  AT: "Republik Österreich, République d'Autriche, Repubblica d'Austria",
  BA:
    "Bosnia, Bosnia and Herzegovina, Bosnien, Bosnien-Herzegowina, Bosnie, Bosnie et Herzégovine, " +
    "Bosnia-Erzegovina, Bosna i Hercegovina",
  BE: "België, Belgique, Kingdom of Belgium",
  BG: "Bulgarija",
  BO: "Plurinational State of Bolivia",
  BY: "White Russia, Weissrussland, Bielorussie, Russie blanche, Russia Bianca, Bielorussia",
  CD:
    "Democratic Republic of the Congo, DR Congo, DRC, Demokratische Republik Kongo, DR Kongo, " +
    "République démocratique du Congo, RD Congo, Repubblica Democratica del Congo, Zaire",
  CG: "Republic of the Congo, Republik Kongo, République du Congo, Repubblica del Congo, Congo, Kongo",
  CH:
    "Swiss Confederation, Schweizerische Eidgenossenschaft, Confédération suisse, Confederazione Svizzera, " +
    "Svizra, Confoederatio Helvetica, Schwiiz",
  CI: "Ivory Coast, Elfenbeinküste, Costa d'Avorio",
  CN:
    "People's Republic of China, PRC, Volksrepublik China, VR China, République populaire de Chine, " +
    "Repubblica popolare cinese",
  CV: "Cabo Verde",
  CZ:
    "Czech Republic, Tschechische Republik, République tchèque, Repubblica Ceca, Cechia, Česko, " +
    "Česká republika, Tschechei",
  DE:
    "Federal Republic of Germany, Bundesrepublik Deutschland, BRD, République fédérale d'Allemagne, " +
    "Repubblica Federale di Germania",
  DK: "Danmark",
  DO: "República Dominicana",
  ES: "España, Kingdom of Spain",
  FI: "Suomi",
  FK: "Malvinas, Malouines, Isole Malvine, Malvine",
  FR: "French Republic, République française, Frankreich",
  GB:
    "Great Britain, Britain, UK, U.K., GBR, England, Scotland, Wales, Northern Ireland, Grossbritannien, " +
    "Großbritannien, Schottland, Nordirland, Vereinigtes Königreich Grossbritannien, Grande-Bretagne, " +
    "Angleterre, Écosse, Pays de Galles, Irlande du Nord, Gran Bretagna, Inghilterra, Scozia, Galles, " +
    "Irlanda del Nord, United Kingdom of Great Britain and Northern Ireland",
  GR: "Hellas, Ellada, Hellenic Republic",
  HK: "Hong Kong, Hongkong, Hong-Kong",
  HR: "Hrvatska",
  HU: "Magyarország",
  IE: "Republic of Ireland, Éire, Republik Irland, République d'Irlande, Repubblica d'Irlanda",
  IR: "Islamic Republic of Iran, Persia, Persien",
  IS: "Ísland",
  IT: "Italian Republic, Repubblica Italiana, Repubblica italiana",
  KP: "Democratic People's Republic of Korea",
  KR: "Korea, Republic of Korea, Republik Korea, Corée, République de Corée, Corea, Repubblica di Corea",
  LI:
    "Principality of Liechtenstein, Fürstentum Liechtenstein, FL, Principauté de Liechtenstein, " +
    "Principato del Liechtenstein",
  LT: "Lietuva",
  LU: "Luxemburg, Lëtzebuerg, Grand Duchy of Luxembourg",
  LV: "Latvija",
  MC: "Principality of Monaco, Fürstentum Monaco, Principauté de Monaco, Principato di Monaco",
  MD: "Moldova, Moldau, Moldawien, Republic of Moldova, République de Moldavie",
  MK: "Macedonia, Mazedonien, Macédoine, FYROM, Republic of North Macedonia",
  MM: "Myanmar, Burma, Birma, Birmanie, Birmania",
  MO: "Macao, Macau",
  NL: "Holland, Hollande, Olanda, Nederland, Kingdom of the Netherlands, Königreich der Niederlande",
  NO: "Norge, Noreg",
  NZ: "Aotearoa",
  PL: "Polska",
  PS: "Palestine, Palästina, Palestina, State of Palestine",
  RO: "România",
  RS: "Srbija, Republic of Serbia",
  RU: "Russian Federation, Russische Föderation, Fédération de Russie, Federazione Russa",
  SE: "Sverige",
  SI: "Slovenija",
  SK: "Slovak Republic, Slowakische Republik, République slovaque, Repubblica Slovacca, Slovensko",
  SY: "Syrian Arab Republic",
  SZ: "Swaziland, Swasiland",
  TL: "East Timor, Timor-Est",
  TR: "Turkey, Turkiye, Republic of Turkey, Republik Türkei, République de Turquie, Repubblica di Turchia",
  TW: "Chinese Taipei, Republic of China",
  TZ: "United Republic of Tanzania",
  US:
    "USA, U.S.A., United States of America, America, Vereinigte Staaten von Amerika, Amerika, " +
    "États-Unis d'Amérique, Amérique, Stati Uniti d'America",
  VA:
    "Vatican, Holy See, Vatikan, Heiliger Stuhl, Saint-Siège, Vaticano, Santa Sede, Vatican City State, " +
    "Vatikanstaat, Città del Vaticano",
  VN: "Viet Nam, Vietnam",
  XK: "Republic of Kosovo, Republik Kosovo, République du Kosovo, Repubblica del Kosovo, Kosova, Kosovë",
};
