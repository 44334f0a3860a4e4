import type { TemplateSeed } from './template-seed.ts'

/** Portfolios, personal pages and blogs. Newest first. */
export const templatesForPeople: readonly TemplateSeed[] = [
  {
    slug: 'loggbok',
    name: 'Loggbok',
    image: '/media/templates/loggbok.avif',
    price: 'free',
    studioPick: false,
    creator: 'Maryam Haddad',
    creatorLogo: null,
    platform: 'wordpress',
    templateType: 'blog',
    sourceUrl: 'https://loggbok.example.com',
    badges: ['accessible', 'editor-friendly', 'multilingual'],
    createdAt: '2026-08-20',
    text: {
      en: {
        description:
          'A block theme for people who write often: wide margins, footnotes, series and an archive by month.',
      },
      sv: {
        description:
          'Ett blocktema för den som skriver ofta: breda marginaler, fotnoter, serier och ett arkiv per månad.',
      },
      nl: {
        description:
          'Een blokthema voor wie vaak schrijft: brede marges, voetnoten, reeksen en een archief per maand.',
      },
      pl: {
        description:
          'Motyw blokowy dla osób, które piszą często: szerokie marginesy, przypisy, cykle i archiwum według miesięcy.',
      },
    },
  },
  {
    slug: 'notatnik',
    name: 'Notatnik',
    image: '/media/templates/notatnik.avif',
    price: 'free',
    studioPick: false,
    creator: 'Zofia Malec',
    creatorLogo: null,
    platform: 'vue',
    templateType: 'blog',
    sourceUrl: 'https://notatnik.example.com',
    badges: ['accessible', 'fast'],
    createdAt: '2026-07-08',
    text: {
      en: {
        description:
          'A blog on squared paper for short notes: the date in the margin, drawings beside the text, no comments.',
      },
      sv: {
        description:
          'En blogg på rutat papper för korta anteckningar: datum i marginalen, teckningar intill texten, inga kommentarer.',
      },
      nl: {
        description:
          'Een blog op ruitjespapier voor korte notities: de datum in de kantlijn, tekeningen naast de tekst, geen reacties.',
      },
      pl: {
        description:
          'Blog na papierze w kratkę, do krótkich notatek: data na marginesie, rysunki obok tekstu, bez komentarzy.',
      },
    },
  },
  {
    slug: 'ljusbord',
    name: 'Ljusbord',
    image: '/media/templates/ljusbord.avif',
    price: 'free',
    studioPick: true,
    creator: 'Sixten Norling',
    creatorLogo: null,
    platform: 'figma',
    templateType: 'portfolio',
    sourceUrl: 'https://ljusbord.example.com',
    badges: ['responsive', 'well-documented'],
    createdAt: '2026-06-17',
    text: {
      en: {
        description:
          'A photographer’s portfolio as a Figma file: contact sheets, four series layouts and a set of color variables.',
      },
      sv: {
        description:
          'En fotografportfolio som Figma-fil: kontaktkartor, fyra layouter för bildserier och en uppsättning färgvariabler.',
      },
      nl: {
        description:
          'Een fotografieportfolio als Figma-bestand: contactvellen, vier indelingen voor series en een set kleurvariabelen.',
      },
      pl: {
        description:
          'Portfolio fotograficzne jako plik Figma: stykówki, cztery układy cykli zdjęć i zestaw zmiennych kolorów.',
      },
    },
  },
  {
    slug: 'horyzont',
    name: 'Horyzont',
    image: '/media/templates/horyzont.avif',
    price: 'premium',
    studioPick: true,
    creator: 'Adam Sokólski',
    creatorLogo: null,
    platform: 'wordpress',
    templateType: 'portfolio',
    sourceUrl: 'https://horyzont.example.com',
    badges: ['editor-friendly', 'accessible', 'multilingual'],
    createdAt: '2026-05-27',
    text: {
      en: {
        description:
          'An architect’s portfolio: one building per screen, plan and facts beside it, and the next house one key away.',
      },
      sv: {
        description:
          'En arkitektportfolio: en byggnad per skärm, plan och fakta bredvid, och nästa hus en tangent bort.',
      },
      nl: {
        description:
          'Een architectenportfolio: één gebouw per scherm, plattegrond en feiten ernaast, en het volgende huis één toets verder.',
      },
      pl: {
        description:
          'Portfolio architekta: jeden budynek na ekran, obok rzut i dane, a kolejny dom o jeden klawisz dalej.',
      },
    },
  },
  {
    slug: 'fyrtorn',
    name: 'Fyrtorn',
    image: '/media/templates/fyrtorn.avif',
    price: 'free',
    studioPick: false,
    creator: 'Kacper Zieliński',
    creatorLogo: null,
    platform: 'react',
    templateType: 'personal',
    sourceUrl: 'https://fyrtorn.example.com',
    badges: ['accessible', 'fast'],
    createdAt: '2026-05-06',
    text: {
      en: {
        description:
          'A one-page personal site: who you are, what you do now, where to write. Under 40 KB without images.',
      },
      sv: {
        description:
          'En personlig sajt på en sida: vem du är, vad du gör just nu och vart man skriver. Under 40 kB utan bilder.',
      },
      nl: {
        description:
          'Een persoonlijke site op één pagina: wie je bent, wat je nu doet en waar men je schrijft. Onder 40 kB zonder beeld.',
      },
      pl: {
        description:
          'Jednostronicowa wizytówka: kim jesteś, czym się teraz zajmujesz i gdzie napisać. Poniżej 40 kB bez zdjęć.',
      },
    },
  },
  {
    slug: 'krant',
    name: 'Krant',
    image: '/media/templates/krant.avif',
    price: 'free',
    studioPick: false,
    creator: 'Sietske Dijkstra',
    creatorLogo: null,
    platform: 'nextjs',
    templateType: 'blog',
    sourceUrl: 'https://krant.example.com',
    badges: ['fast', 'accessible', 'well-documented'],
    createdAt: '2026-03-04',
    text: {
      en: {
        description:
          'A blog set like the front page of a newspaper: three columns, short pieces, and an issue number instead of an endless list.',
      },
      sv: {
        description:
          'En blogg satt som en tidningsförstasida: tre spalter, korta texter och ett nummer i stället för en oändlig lista.',
      },
      nl: {
        description:
          'Een blog als de voorpagina van een krant: drie kolommen, korte stukken en een nummer in plaats van een eindeloze lijst.',
      },
      pl: {
        description:
          'Blog złożony jak pierwsza strona gazety: trzy kolumny, krótkie teksty i numer wydania zamiast listy bez końca.',
      },
    },
  },
  {
    slug: 'kwartet',
    name: 'Kwartet',
    image: '/media/templates/kwartet.avif',
    price: 'free',
    studioPick: false,
    creator: 'Lena Adamska',
    creatorLogo: null,
    platform: 'wix',
    templateType: 'personal',
    sourceUrl: 'https://kwartet.example.com',
    badges: ['editor-friendly', 'responsive'],
    createdAt: '2026-02-25',
    text: {
      en: {
        description:
          'For musicians: the next concerts first, a place to listen, and a page for lessons with the free hours.',
      },
      sv: {
        description:
          'För musiker: de närmaste konserterna först, en plats att lyssna och en sida för lektioner med lediga tider.',
      },
      nl: {
        description:
          'Voor musici: de eerstvolgende concerten bovenaan, iets om te beluisteren en een lespagina met vrije uren.',
      },
      pl: {
        description:
          'Dla muzyków: najbliższe koncerty na początku, miejsce do słuchania i strona lekcji z wolnymi terminami.',
      },
    },
  },
  {
    slug: 'tuinhuis',
    name: 'Tuinhuis',
    image: '/media/templates/tuinhuis.avif',
    price: 'free',
    studioPick: false,
    creator: 'Noor Hendriks',
    creatorLogo: null,
    platform: 'webflow',
    templateType: 'personal',
    sourceUrl: 'https://tuinhuis.example.com',
    badges: ['editor-friendly', 'responsive'],
    createdAt: '2025-08-13',
    text: {
      en: {
        description:
          'One page for a person with two trades: an image that shows both, a column to read and one way to ask.',
      },
      sv: {
        description:
          'En sida för den som har två yrken: en bild som visar båda, en krönika att läsa och ett enda sätt att fråga.',
      },
      nl: {
        description:
          'Eén pagina voor wie twee vakken heeft: een beeld dat beide toont, een column om te lezen en één manier om iets te vragen.',
      },
      pl: {
        description:
          'Jedna strona dla kogoś, kto ma dwa zawody: obraz, który pokazuje oba, felieton do czytania i jeden sposób, by zapytać.',
      },
    },
  },
  {
    slug: 'galeria-wodna',
    name: 'Galeria Wodna',
    image: '/media/templates/galeria-wodna.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Hanna Wrońska',
    creatorLogo: null,
    platform: 'framer',
    templateType: 'portfolio',
    sourceUrl: 'https://galeria-wodna.example.com',
    badges: ['responsive', 'fast', 'editor-friendly'],
    createdAt: '2025-06-11',
    text: {
      en: {
        description:
          'An artist’s portfolio in slow horizontal rooms, with a price list and a calm version for reduced motion.',
      },
      sv: {
        description:
          'En konstnärsportfolio i stilla, horisontella rum, med prislista och en lugn version för den som valt mindre rörelse.',
      },
      nl: {
        description:
          'Een kunstportfolio in rustige, horizontale zalen, met prijslijst en een stille versie voor wie minder beweging wil.',
      },
      pl: {
        description:
          'Portfolio artystyczne w spokojnych, poziomych salach, z cennikiem prac i cichą wersją dla osób, które ograniczają ruch na ekranie.',
      },
    },
  },
]
