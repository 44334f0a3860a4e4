import type { TemplateSeed } from './template-seed.ts'

/** Companies, agencies and software. Newest first. */
export const templatesForCompanies: readonly TemplateSeed[] = [
  {
    slug: 'werf',
    name: 'Werf',
    image: '/media/templates/werf.avif',
    price: 'premium',
    studioPick: true,
    creator: 'Atelier Oudegracht',
    creatorLogo: null,
    platform: 'webflow',
    templateType: 'agency',
    sourceUrl: 'https://werf.example.com',
    badges: ['editor-friendly', 'responsive', 'well-documented'],
    createdAt: '2026-10-12',
    text: {
      en: {
        description:
          'An agency site with a case library: five case layouts, filters by sector and a page per team member.',
      },
      sv: {
        description:
          'En byråsajt med casebibliotek: fem layouter för case, filter per bransch och en sida för varje medarbetare.',
      },
      nl: {
        description:
          'Een bureausite met casebibliotheek: vijf case-indelingen, filters per branche en een pagina per teamlid.',
      },
      pl: {
        description:
          'Strona agencji z biblioteką realizacji: pięć układów historii klientów, filtry według branży i podstrona każdej osoby z zespołu.',
      },
    },
  },
  {
    slug: 'polder',
    name: 'Polder',
    image: '/media/templates/polder.avif',
    price: 'free',
    studioPick: false,
    creator: 'Joris Terpstra',
    creatorLogo: null,
    platform: 'webflow',
    templateType: 'corporate',
    sourceUrl: 'https://polder.example.com',
    badges: ['editor-friendly', 'multilingual'],
    createdAt: '2026-10-05',
    text: {
      en: {
        description:
          'For cooperatives and associations: figures, prices of the day, the annual meeting and one page per member.',
      },
      sv: {
        description:
          'För kooperativ och föreningar: nyckeltal, dagens priser, årsmötet och en sida per medlem.',
      },
      nl: {
        description:
          'Voor coöperaties en verenigingen: cijfers, dagprijzen, de ledenvergadering en een pagina per lid.',
      },
      pl: {
        description:
          'Dla spółdzielni i stowarzyszeń: liczby, ceny dnia, walne zebranie i podstrona każdego członka.',
      },
    },
  },
  {
    slug: 'bryggan',
    name: 'Bryggan',
    image: '/media/templates/bryggan.avif',
    price: 'free',
    studioPick: false,
    creator: 'Jonas Wikander',
    creatorLogo: null,
    platform: 'nextjs',
    templateType: 'saas',
    sourceUrl: 'https://bryggan.example.com',
    badges: ['fast', 'well-documented', 'multilingual'],
    createdAt: '2026-09-24',
    text: {
      en: {
        description:
          'A product site for software: pricing table, changelog and documentation, written in MDX.',
      },
      sv: {
        description:
          'En produktsajt för mjukvara: pristabell, ändringslogg och dokumentation, skrivna i MDX.',
      },
      nl: {
        description:
          'Een productsite voor software: prijstabel, changelog en documentatie, geschreven in MDX.',
      },
      pl: {
        description:
          'Strona produktu dla oprogramowania: cennik, lista zmian i dokumentacja, pisane w MDX.',
      },
    },
  },
  {
    slug: 'klinker',
    name: 'Klinker',
    image: '/media/templates/klinker.avif',
    price: 'premium',
    studioPick: true,
    creator: 'Bureau Waal',
    creatorLogo: null,
    platform: 'react',
    templateType: 'agency',
    sourceUrl: 'https://klinker.example.com',
    badges: ['accessible', 'fast', 'well-documented'],
    createdAt: '2026-09-02',
    text: {
      en: {
        description:
          'An agency site laid like a wall: each brick is a case, a name or a link, and the bond stays intact at every width.',
      },
      sv: {
        description:
          'En byråsajt lagd som en mur: varje tegelsten är ett case, ett namn eller en länk, och förbandet håller i alla bredder.',
      },
      nl: {
        description:
          'Een bureausite als een muur: elke steen is een case, een naam of een link, en het verband blijft heel op elke breedte.',
      },
      pl: {
        description:
          'Strona agencji ułożona jak mur: każda cegła to realizacja, nazwisko albo link, a wiązanie trzyma się przy każdej szerokości.',
      },
    },
  },
  {
    slug: 'dijk',
    name: 'Dijk',
    image: '/media/templates/dijk.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Noortje van Beek',
    creatorLogo: null,
    platform: 'vue',
    templateType: 'corporate',
    sourceUrl: 'https://dijk.example.com',
    badges: ['responsive', 'well-documented'],
    createdAt: '2026-07-30',
    text: {
      en: {
        description:
          'A company site in Nuxt with twelve page types, from annual report to vacancies, on one strict grid.',
      },
      sv: {
        description:
          'En företagssajt i Nuxt med tolv sidtyper, från årsredovisning till lediga jobb, på ett och samma rutnät.',
      },
      nl: {
        description:
          'Een bedrijfssite in Nuxt met twaalf paginatypen, van jaarverslag tot vacatures, op één strak grid.',
      },
      pl: {
        description:
          'Strona firmowa w Nuxt z dwunastoma typami podstron, od raportu rocznego po oferty pracy, na jednej siatce.',
      },
    },
  },
  {
    slug: 'molen',
    name: 'Molen',
    image: '/media/templates/molen.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Wieke Postma',
    creatorLogo: null,
    platform: 'framer',
    templateType: 'saas',
    sourceUrl: 'https://molen.example.com',
    badges: ['responsive', 'editor-friendly'],
    createdAt: '2026-04-15',
    text: {
      en: {
        description:
          'A product page built round one big diagram that explains the whole service before the reader scrolls.',
      },
      sv: {
        description:
          'En produktsida runt ett enda stort diagram, som förklarar hela tjänsten innan läsaren har börjat skrolla.',
      },
      nl: {
        description:
          'Een productpagina rond één groot diagram, dat de hele dienst uitlegt nog voor de lezer scrolt.',
      },
      pl: {
        description:
          'Strona produktu zbudowana wokół jednego dużego diagramu, który wyjaśnia całą usługę, zanim czytelnik zacznie przewijać.',
      },
    },
  },
  {
    slug: 'spoor',
    name: 'Spoor',
    image: '/media/templates/spoor.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Studio Halte',
    creatorLogo: null,
    platform: 'angular',
    templateType: 'saas',
    sourceUrl: 'https://spoor.example.com',
    badges: ['well-documented', 'accessible', 'multilingual'],
    createdAt: '2026-03-19',
    text: {
      en: {
        description:
          'An admin front end for data-heavy services: tables that sort by link, forms with an error summary, dark and light.',
      },
      sv: {
        description:
          'Ett administrationsgränssnitt för datatunga tjänster: tabeller som sorteras med länkar, formulär med felsammanfattning, mörkt och ljust läge.',
      },
      nl: {
        description:
          'Een beheeromgeving voor datarijke diensten: tabellen die via links sorteren, formulieren met foutenoverzicht, donker en licht.',
      },
      pl: {
        description:
          'Panel administracyjny dla usług z dużą ilością danych: tabele sortowane linkami, formularze z podsumowaniem błędów, tryb ciemny i jasny.',
      },
    },
  },
  {
    slug: 'isbrytare',
    name: 'Isbrytare',
    image: '/media/templates/isbrytare.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Mikael Storrank',
    creatorLogo: null,
    platform: 'angular',
    templateType: 'corporate',
    sourceUrl: 'https://isbrytare.example.com',
    badges: ['multilingual', 'well-documented', 'accessible'],
    createdAt: '2025-12-10',
    text: {
      en: {
        description:
          'For companies with something to report every morning: the day’s notice on the front page, fleet, routes and contacts by port.',
      },
      sv: {
        description:
          'För företag som har något att rapportera varje morgon: dagens läge på förstasidan, flotta, rutter och kontakter per hamn.',
      },
      nl: {
        description:
          'Voor bedrijven die elke ochtend iets te melden hebben: het bericht van de dag op de voorpagina, vloot, routes en contact per haven.',
      },
      pl: {
        description:
          'Dla firm, które co rano mają coś do ogłoszenia: komunikat dnia na stronie głównej, flota, trasy i kontakty w każdym porcie.',
      },
    },
  },
  {
    slug: 'verkstad',
    name: 'Verkstad',
    image: '/media/templates/verkstad.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Olena Kravets',
    creatorLogo: null,
    platform: 'wordpress',
    templateType: 'corporate',
    sourceUrl: 'https://verkstad.example.com',
    badges: ['editor-friendly', 'accessible', 'responsive'],
    createdAt: '2025-10-02',
    text: {
      en: {
        description:
          'For craft and repair firms: services with prices, before-and-after images and a request form with photo upload.',
      },
      sv: {
        description:
          'För hantverk och service: tjänster med priser, före- och efterbilder och ett offertformulär med fotouppladdning.',
      },
      nl: {
        description:
          'Voor ambacht en reparatie: diensten met prijzen, voor- en nafoto’s en een aanvraagformulier met foto-upload.',
      },
      pl: {
        description:
          'Dla rzemiosła i serwisu: usługi z cenami, zdjęcia przed i po oraz formularz zapytania z dodawaniem zdjęć.',
      },
    },
  },
]
