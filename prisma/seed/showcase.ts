import type { Localized, ProductSeed } from './catalog/product-seed.ts'

export interface ShowcaseSeed {
  slug: string
  image: `/media/projects/${string}.avif`
  status: 'draft' | 'live' | 'hidden'
  category: ProductSeed['category']
  industry: string
  technologies: string[]
  liveUrl: string
  githubUrl: string | null
  featured: boolean
  /** Higher comes first among equally featured projects (spec §9). */
  priority: number
  createdAt: string
  text: Localized<{ title: string; description: string; industry: string }>
}

/** The project showcase (spec §3); clients are fictional and hosts are reserved example names. */
export const showcase: readonly ShowcaseSeed[] = [
  {
    slug: 'holmgard',
    image: '/media/projects/holmgard.avif',
    status: 'live',
    category: 'Website',
    industry: 'travel',
    technologies: ['Framer', 'Cal.com', 'Plausible'],
    liveUrl: 'https://holmgard.example.com',
    githubUrl: null,
    featured: true,
    priority: 100,
    createdAt: '2026-10-21',
    text: {
      en: {
        title: 'Holmgård Archipelago Boats',
        description:
          'Day trips from Gothenburg for a family with three boats. The season’s timetable is the front page, and a seat is booked in two steps. Built to open on one bar of signal at the quay.',
        industry: 'Travel',
      },
      sv: {
        title: 'Holmgård Skärgårdsbåtar',
        description:
          'Dagsturer från Göteborg för en familj med tre båtar. Säsongens tidtabell är förstasidan och en plats bokas i två steg. Byggd för att öppnas även när täckningen på kajen är dålig.',
        industry: 'Resor',
      },
      nl: {
        title: 'Holmgård Archipelboten',
        description:
          'Dagtochten vanuit Göteborg voor een familie met drie boten. De dienstregeling van het seizoen is de voorpagina en een plaats boek je in twee stappen. Gebouwd om ook met één streepje bereik op de kade te openen.',
        industry: 'Reizen',
      },
      pl: {
        title: 'Holmgård, rejsy po szkierach',
        description:
          'Jednodniowe rejsy z Göteborga dla rodzinnej firmy z trzema łodziami. Stroną główną jest rozkład na sezon, a miejsce rezerwuje się w dwóch krokach. Strona otwiera się nawet przy słabym zasięgu na nabrzeżu.',
        industry: 'Podróże',
      },
    },
  },
  {
    slug: 'lindehof',
    image: '/media/projects/lindehof.avif',
    status: 'live',
    category: 'E-commerce',
    industry: 'home-and-garden',
    technologies: ['Shopify', 'Liquid', 'TypeScript', 'Mollie'],
    liveUrl: 'https://lindehof.example.com',
    githubUrl: null,
    featured: true,
    priority: 90,
    createdAt: '2026-09-30',
    text: {
      en: {
        title: 'Lindehof Gardens',
        description:
          'A nursery near Utrecht sells 640 perennials by soil and light instead of by alphabet. Plants out of season say when they will be back. Payment by iDEAL, delivery on the day the buyer picks.',
        industry: 'Home and garden',
      },
      sv: {
        title: 'Lindehof Trädgård',
        description:
          'En plantskola utanför Utrecht säljer 640 perenner efter jord och ljus i stället för i bokstavsordning. Växter utanför säsong visar när de är tillbaka. Betalning med iDEAL, leverans den dag köparen väljer.',
        industry: 'Hem och trädgård',
      },
      nl: {
        title: 'Kwekerij Lindehof',
        description:
          'Een kwekerij bij Utrecht verkoopt 640 vaste planten op grond en licht in plaats van op alfabet. Bij planten buiten het seizoen staat wanneer ze terug zijn. Betalen met iDEAL, bezorging op de dag die de koper kiest.',
        industry: 'Huis en tuin',
      },
      pl: {
        title: 'Ogrody Lindehof',
        description:
          'Szkółka pod Utrechtem sprzedaje 640 bylin według gleby i światła, a nie według alfabetu. Przy roślinach poza sezonem widać, kiedy wrócą. Płatność przez iDEAL, dostawa w dniu wybranym przez kupującego.',
        industry: 'Dom i ogród',
      },
    },
  },
  {
    slug: 'przystan-fizjo',
    image: '/media/projects/przystan-fizjo.avif',
    status: 'live',
    category: 'Website',
    industry: 'health',
    technologies: ['WordPress', 'PHP', 'Polylang', 'Matomo'],
    liveUrl: 'https://przystan-fizjo.example.com',
    githubUrl: null,
    featured: true,
    priority: 80,
    createdAt: '2026-08-26',
    text: {
      en: {
        title: 'Przystań Physiotherapy',
        description:
          'A clinic with two addresses in Gdańsk, in Polish, English and Ukrainian. Patients choose by where it hurts, not by the name of the treatment. The staff change texts and opening hours themselves.',
        industry: 'Health',
      },
      sv: {
        title: 'Przystań Fysioterapi',
        description:
          'En klinik med två adresser i Gdańsk, på polska, engelska och ukrainska. Patienten väljer efter var det gör ont, inte efter behandlingens namn. Personalen ändrar själv texter och öppettider.',
        industry: 'Hälsa',
      },
      nl: {
        title: 'Przystań Fysiotherapie',
        description:
          'Een praktijk met twee adressen in Gdańsk, in het Pools, Engels en Oekraïens. Patiënten kiezen op waar het pijn doet, niet op de naam van de behandeling. Het team past teksten en openingstijden zelf aan.',
        industry: 'Gezondheid',
      },
      pl: {
        title: 'Przystań Fizjoterapia',
        description:
          'Gabinet z dwoma adresami w Gdańsku, po polsku, angielsku i ukraińsku. Pacjenci wybierają według tego, co boli, a nie według nazwy zabiegu. Zespół sam zmienia teksty i godziny otwarcia.',
        industry: 'Zdrowie',
      },
    },
  },
  {
    slug: 'vagverk',
    image: '/media/projects/vagverk.avif',
    status: 'live',
    category: 'Application',
    industry: 'logistics',
    technologies: ['React', 'TypeScript', 'PostgreSQL', 'MapLibre', 'Playwright'],
    liveUrl: 'https://vagverk.example.com',
    githubUrl: 'https://git.example.com/vagverk',
    featured: true,
    priority: 70,
    createdAt: '2026-07-15',
    text: {
      en: {
        title: 'Vågverk Route Planner',
        description:
          'A trucking company in Borås plans 24 trucks on one screen. Drivers get the day’s list on the phone and keep it where there is no coverage. Delivered in four milestones, each tested with the night shift.',
        industry: 'Logistics',
      },
      sv: {
        title: 'Vågverk Ruttplanering',
        description:
          'Ett åkeri i Borås planerar 24 lastbilar på en enda skärm. Förarna får dagens lista i telefonen och har den kvar även utan täckning. Levererat i fyra delmål, vart och ett testat med nattskiftet.',
        industry: 'Logistik',
      },
      nl: {
        title: 'Vågverk Routeplanner',
        description:
          'Een vervoerder in Borås plant 24 vrachtwagens op één scherm. Chauffeurs krijgen de daglijst op hun telefoon en houden die ook zonder bereik. Opgeleverd in vier mijlpalen, elk getest met de nachtploeg.',
        industry: 'Logistiek',
      },
      pl: {
        title: 'Vågverk, planowanie tras',
        description:
          'Przewoźnik z Borås planuje 24 ciężarówki na jednym ekranie. Kierowcy mają listę dnia w telefonie, także poza zasięgiem. Projekt oddany w czterech etapach, każdy sprawdzony z nocną zmianą.',
        industry: 'Logistyka',
      },
    },
  },
  {
    slug: 'brouwerij-de-sluis',
    image: '/media/projects/brouwerij-de-sluis.avif',
    status: 'live',
    category: 'Branding',
    industry: 'food-and-drink',
    technologies: ['Figma', 'Illustrator', 'Webflow'],
    liveUrl: 'https://brouwerij-de-sluis.example.com',
    githubUrl: null,
    featured: true,
    priority: 60,
    createdAt: '2026-06-10',
    text: {
      en: {
        title: 'De Sluis Brewery',
        description:
          'A name, a mark and eight labels for a small brewery in Leeuwarden. Each beer has its own water level on the label, so the range reads from light to strong. The website shows where the next bottle is sold.',
        industry: 'Food and drink',
      },
      sv: {
        title: 'Bryggeriet De Sluis',
        description:
          'Namn, märke och åtta etiketter till ett litet bryggeri i Leeuwarden. Varje öl har sin egen vattennivå på etiketten, så att serien går att läsa från lätt till stark. Webbplatsen visar var närmaste flaska säljs.',
        industry: 'Mat och dryck',
      },
      nl: {
        title: 'Brouwerij De Sluis',
        description:
          'Naam, beeldmerk en acht etiketten voor een kleine brouwerij in Leeuwarden. Elk bier heeft zijn eigen waterpeil op het etiket, zodat je de reeks leest van licht naar zwaar. De site laat zien waar de dichtstbijzijnde fles staat.',
        industry: 'Eten en drinken',
      },
      pl: {
        title: 'Browar De Sluis',
        description:
          'Nazwa, znak i osiem etykiet dla małego browaru w Leeuwarden. Każde piwo ma na etykiecie własny poziom wody, więc serię czyta się od lekkich do mocnych. Strona pokazuje, gdzie kupić najbliższą butelkę.',
        industry: 'Jedzenie i napoje',
      },
    },
  },
  {
    slug: 'kvarnbacken',
    image: '/media/projects/kvarnbacken.avif',
    status: 'live',
    category: 'Website',
    industry: 'education',
    technologies: ['Webflow', 'Finsweet', 'Plausible', 'Weglot'],
    liveUrl: 'https://kvarnbacken.example.com',
    githubUrl: null,
    featured: false,
    priority: 55,
    createdAt: '2026-04-22',
    text: {
      en: {
        title: 'Kvarnbacken Folk High School',
        description:
          'Thirty-one courses at a residential college in Dalarna, sorted by what you want to learn and when you can start. Each course page answers four questions: what, when, what it costs and how to apply. Five languages for applicants.',
        industry: 'Education',
      },
      sv: {
        title: 'Kvarnbackens folkhögskola',
        description:
          'Trettioen kurser på en folkhögskola med internat i Dalarna, sorterade efter vad du vill lära dig och när du kan börja. Varje kurssida svarar på fyra frågor: vad, när, vad det kostar och hur du söker. Fem språk för sökande.',
        industry: 'Utbildning',
      },
      nl: {
        title: 'Volkshogeschool Kvarnbacken',
        description:
          'Eenendertig cursussen aan een volkshogeschool met internaat in Dalarna, gesorteerd op wat je wilt leren en wanneer je kunt beginnen. Elke cursuspagina beantwoordt vier vragen: wat, wanneer, wat het kost en hoe je je aanmeldt. Vijf talen voor aanmelders.',
        industry: 'Onderwijs',
      },
      pl: {
        title: 'Uniwersytet ludowy Kvarnbacken',
        description:
          'Trzydzieści jeden kursów w uniwersytecie ludowym z internatem w Dalarnie, ułożonych według tego, czego chcesz się uczyć i kiedy możesz zacząć. Każda strona kursu odpowiada na cztery pytania: co, kiedy, za ile i jak się zgłosić. Pięć języków dla kandydatów.',
        industry: 'Edukacja',
      },
    },
  },
  {
    slug: 'fietsdok',
    image: '/media/projects/fietsdok.avif',
    status: 'live',
    category: 'Application',
    industry: 'mobility',
    technologies: ['Remix', 'TypeScript', 'SQLite', 'Tailwind CSS', 'Stripe', 'Playwright'],
    liveUrl: 'https://fietsdok.example.com',
    githubUrl: 'https://git.example.com/fietsdok',
    featured: false,
    priority: 50,
    createdAt: '2026-02-18',
    text: {
      en: {
        title: 'Fietsdok Workshop Planner',
        description:
          'Four bicycle repair shops in Utrecht share one calendar. Customers describe the fault, see a price range and choose a morning. Every form works without JavaScript, on the oldest tablet in the workshop too.',
        industry: 'Mobility',
      },
      sv: {
        title: 'Fietsdok Verkstadsbokning',
        description:
          'Fyra cykelverkstäder i Utrecht delar på en kalender. Kunden beskriver felet, ser ett prisintervall och väljer en förmiddag. Alla formulär fungerar utan JavaScript, även på verkstadens äldsta surfplatta.',
        industry: 'Mobilitet',
      },
      nl: {
        title: 'Fietsdok Werkplaatsplanner',
        description:
          'Vier fietsenmakers in Utrecht delen één agenda. Klanten beschrijven wat er kapot is, zien een prijsindicatie en kiezen een ochtend. Elk formulier werkt zonder JavaScript, ook op de oudste tablet in de werkplaats.',
        industry: 'Mobiliteit',
      },
      pl: {
        title: 'Fietsdok, planowanie warsztatu',
        description:
          'Cztery warsztaty rowerowe w Utrechcie korzystają z jednego kalendarza. Klient opisuje usterkę, widzi przedział cenowy i wybiera przedpołudnie. Każdy formularz działa bez JavaScriptu, także na najstarszym tablecie w warsztacie.',
        industry: 'Mobilność',
      },
    },
  },
  {
    slug: 'ceramika-bukowa',
    image: '/media/projects/ceramika-bukowa.avif',
    status: 'live',
    category: 'E-commerce',
    industry: 'crafts',
    technologies: ['WooCommerce', 'WordPress', 'PHP', 'Przelewy24'],
    liveUrl: 'https://ceramika-bukowa.example.com',
    githubUrl: null,
    featured: false,
    priority: 45,
    createdAt: '2025-12-03',
    text: {
      en: {
        title: 'Bukowa Ceramics',
        description:
          'A potter in Bolesławiec opens the kiln twice a month and sells what came out of it. Each piece is photographed once, sold once and then moves to the archive. Subscribers see the new firing a day earlier.',
        industry: 'Crafts',
      },
      sv: {
        title: 'Keramik Bukowa',
        description:
          'En keramiker i Bolesławiec öppnar ugnen två gånger i månaden och säljer det som kommer ut. Varje föremål fotograferas en gång, säljs en gång och flyttas sedan till arkivet. Prenumeranter ser den nya bränningen en dag tidigare.',
        industry: 'Konsthantverk',
      },
      nl: {
        title: 'Keramiek Bukowa',
        description:
          'Een keramist in Bolesławiec opent twee keer per maand de oven en verkoopt wat eruit komt. Elk stuk wordt één keer gefotografeerd, één keer verkocht en gaat dan naar het archief. Abonnees zien de nieuwe stook een dag eerder.',
        industry: 'Ambacht',
      },
      pl: {
        title: 'Ceramika Bukowa',
        description:
          'Pracownia w Bolesławcu dwa razy w miesiącu otwiera piec i sprzedaje to, co z niego wyjdzie. Każda rzecz jest raz sfotografowana, raz sprzedana, a potem trafia do archiwum. Subskrybenci widzą nowy wypał dzień wcześniej.',
        industry: 'Rzemiosło',
      },
    },
  },
  {
    slug: 'elverket-nord',
    image: '/media/projects/elverket-nord.avif',
    status: 'live',
    category: 'AI',
    industry: 'energy',
    technologies: ['TypeScript', 'Node.js', 'PostgreSQL', 'pgvector'],
    liveUrl: 'https://elverket-nord.example.com',
    githubUrl: null,
    featured: false,
    priority: 40,
    createdAt: '2025-10-15',
    text: {
      en: {
        title: 'Elverket Nord Assistant',
        description:
          'Customers of an energy cooperative in Umeå ask about invoices, moving and power outages. The assistant answers from 140 approved pages, names its source and passes the rest to a person. Conversations are deleted after 30 days.',
        industry: 'Energy',
      },
      sv: {
        title: 'Elverket Nords assistent',
        description:
          'Kunderna i en energiförening i Umeå frågar om fakturor, flytt och strömavbrott. Assistenten svarar utifrån 140 godkända sidor, anger källan och lämnar resten till en människa. Konversationerna raderas efter 30 dagar.',
        industry: 'Energi',
      },
      nl: {
        title: 'Assistent van Elverket Nord',
        description:
          'Klanten van een energiecoöperatie in Umeå vragen naar facturen, verhuizen en stroomstoringen. De assistent antwoordt uit 140 goedgekeurde pagina’s, noemt de bron en geeft de rest door aan een medewerker. Gesprekken worden na 30 dagen gewist.',
        industry: 'Energie',
      },
      pl: {
        title: 'Asystent Elverket Nord',
        description:
          'Klienci spółdzielni energetycznej w Umeå pytają o faktury, przeprowadzki i awarie prądu. Asystent odpowiada na podstawie 140 zatwierdzonych stron, podaje źródło, a resztę przekazuje człowiekowi. Rozmowy są usuwane po 30 dniach.',
        industry: 'Energetyka',
      },
    },
  },
  {
    slug: 'huis-tamarinde',
    image: '/media/projects/huis-tamarinde.avif',
    status: 'live',
    category: 'Content',
    industry: 'culture',
    technologies: ['WordPress', 'Polylang', 'Umami'],
    liveUrl: 'https://huis-tamarinde.example.com',
    githubUrl: null,
    featured: false,
    priority: 35,
    createdAt: '2025-05-28',
    text: {
      en: {
        title: 'Huis Tamarinde',
        description:
          'A house in Rotterdam for Surinamese and Indonesian food culture, with 60 stories from its archive. We edited, translated and arranged them by dish, place and decade. Audio has a transcript, images have a description.',
        industry: 'Culture',
      },
      sv: {
        title: 'Huis Tamarinde',
        description:
          'Ett hus i Rotterdam för surinamesisk och indonesisk matkultur, med 60 berättelser ur arkivet. Vi redigerade, översatte och ordnade dem efter rätt, plats och årtionde. Ljud har utskrift och bilder har beskrivning.',
        industry: 'Kultur',
      },
      nl: {
        title: 'Huis Tamarinde',
        description:
          'Een huis in Rotterdam voor Surinaamse en Indonesische eetcultuur, met 60 verhalen uit het archief. Wij redigeerden, vertaalden en ordenden ze op gerecht, plaats en decennium. Bij geluid hoort een transcript, bij beeld een beschrijving.',
        industry: 'Cultuur',
      },
      pl: {
        title: 'Huis Tamarinde',
        description:
          'Dom surinamskiej i indonezyjskiej kultury kulinarnej w Rotterdamie, z 60 opowieściami z archiwum. Zredagowaliśmy je, przetłumaczyliśmy i ułożyliśmy według potraw, miejsc i dekad. Nagrania mają transkrypcję, a zdjęcia opis.',
        industry: 'Kultura',
      },
    },
  },
  {
    slug: 'nadrzeczna-prawo',
    image: '/media/projects/nadrzeczna-prawo.avif',
    status: 'draft',
    category: 'Website',
    industry: 'legal',
    technologies: ['React', 'Remix', 'TypeScript', 'Sanity'],
    liveUrl: 'https://nadrzeczna-prawo.example.com',
    githubUrl: null,
    featured: false,
    priority: 20,
    createdAt: '2026-11-11',
    text: {
      en: {
        title: 'Nadrzeczna Law Office',
        description:
          'Family and inheritance law in Wrocław, explained in plain words. Eight guides take the reader from the first question to the list of papers to bring. Prices for a first consultation stand on every page.',
        industry: 'Legal services',
      },
      sv: {
        title: 'Advokatbyrån Nadrzeczna',
        description:
          'Familje- och arvsrätt i Wrocław, förklarad med vanliga ord. Åtta guider leder läsaren från den första frågan till listan över papper att ta med. Priset för en första rådgivning står på varje sida.',
        industry: 'Juridik',
      },
      nl: {
        title: 'Advocatenkantoor Nadrzeczna',
        description:
          'Familie- en erfrecht in Wrocław, uitgelegd in gewone woorden. Acht gidsen brengen de lezer van de eerste vraag naar de lijst met papieren om mee te nemen. De prijs van een eerste gesprek staat op elke pagina.',
        industry: 'Juridische diensten',
      },
      pl: {
        title: 'Kancelaria Nadrzeczna',
        description:
          'Prawo rodzinne i spadkowe we Wrocławiu, wyjaśnione zwykłymi słowami. Osiem poradników prowadzi od pierwszego pytania do listy dokumentów, które trzeba zabrać. Cena pierwszej porady jest na każdej stronie.',
        industry: 'Usługi prawne',
      },
    },
  },
  {
    slug: 'stadsodling-majorna',
    image: '/media/projects/stadsodling-majorna.avif',
    status: 'hidden',
    category: 'Marketing',
    industry: 'non-profit',
    technologies: ['Webflow', 'Brevo', 'Plausible'],
    liveUrl: 'https://stadsodling-majorna.example.com',
    githubUrl: null,
    featured: false,
    priority: 10,
    createdAt: '2025-03-19',
    text: {
      en: {
        title: 'Majorna City Garden',
        description:
          'A spring campaign for 120 allotment boxes in a Gothenburg neighborhood. One page, one form and three letters through the season. Taken down when the boxes were let, as agreed.',
        industry: 'Non-profit',
      },
      sv: {
        title: 'Stadsodling Majorna',
        description:
          'En vårkampanj för 120 odlingslådor i en stadsdel i Göteborg. En sida, ett formulär och tre brev under säsongen. Nedtagen när lådorna var uthyrda, som avtalat.',
        industry: 'Ideell sektor',
      },
      nl: {
        title: 'Stadstuin Majorna',
        description:
          'Een voorjaarscampagne voor 120 moestuinbakken in een wijk in Göteborg. Eén pagina, één formulier en drie brieven door het seizoen heen. Offline gehaald toen de bakken verhuurd waren, zoals afgesproken.',
        industry: 'Non-profit',
      },
      pl: {
        title: 'Ogród miejski Majorna',
        description:
          'Wiosenna kampania 120 skrzyń do uprawy w jednej z dzielnic Göteborga. Jedna strona, jeden formularz i trzy listy w ciągu sezonu. Zdjęta po wynajęciu wszystkich skrzyń, zgodnie z umową.',
        industry: 'Organizacje społeczne',
      },
    },
  },
]
