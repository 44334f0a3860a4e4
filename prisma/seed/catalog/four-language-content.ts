import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'four-language-content',
  category: 'Content',
  platform: 'WordPress',
  codeLevel: 'No-code',
  prices: { USD: 210000, EUR: 193000, SEK: 2180000, PLN: 830000 },
  speeds: [
    { code: 'standard', workingDays: 10, surchargePercent: 0 },
    { code: 'express', workingDays: 7, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 10 }],
  text: {
    en: {
      name: 'Four-language content',
      summary: 'Your WordPress site in English, Swedish, Dutch and Polish, in 10 working days.',
      description:
        'You have the site in one of the four languages; ten working days later it reads as if it had been written in the other three as well. A native writer adapts each page, a second one reads it against a shared glossary, and we place the result in WordPress.\n\nVisitors get a language menu, search engines get the right version for each country, and you get a glossary for the next text.',
      deliveryTime: '10 working days',
      included: [
        'Up to 8 pages, 2,000 words of source text in total, adapted into three further languages',
        'A second native reader for each language',
        'A glossary of 40 terms in four languages',
        'Search titles, descriptions and image texts in every language',
        'Setup in Polylang or WPML, with a language menu and hreflang tags',
        'Two rounds of changes per language',
      ],
      excluded: [
        'The license for WPML or Polylang Pro, if you choose one of them',
        'Writing or editing the source text',
        'Terms, contracts and other texts that need a sworn translator',
        'Changes to the theme beyond the language menu',
      ],
      needs: [
        'An administrator account for WordPress, on staging if you have it',
        'The final source text, or your word that the live pages are final',
        'Names and terms that must not be translated',
        'One reader per market, if you want your own colleagues to approve',
      ],
      milestones: [
        {
          title: 'Site in four languages',
          outcome: 'All pages approved, placed in WordPress and linked by a language menu.',
        },
      ],
    },
    sv: {
      name: 'Innehåll på fyra språk',
      summary:
        'Din WordPress-sajt på svenska, engelska, nederländska och polska, på 10 arbetsdagar.',
      description:
        'Du har sajten på ett av de fyra språken. Tio arbetsdagar senare läser den som om den vore skriven på de tre andra också. En modersmålsskribent anpassar varje sida, en till läser mot en gemensam ordlista och vi lägger in allt i WordPress.\n\nBesökarna får en språkmeny, sökmotorerna får rätt version för varje land och du får en ordlista till nästa text.',
      deliveryTime: '10 arbetsdagar',
      included: [
        'Upp till 8 sidor, totalt 2 000 ord källtext, anpassade till tre språk till',
        'En andra modersmålsläsare för varje språk',
        'En ordlista med 40 termer på fyra språk',
        'Söktitlar, metabeskrivningar och bildtexter på alla språk',
        'Uppsättning i Polylang eller WPML, med språkmeny och hreflang-taggar',
        'Två ändringsrundor per språk',
      ],
      excluded: [
        'Licensen för WPML eller Polylang Pro, om du väljer någon av dem',
        'Att skriva eller redigera källtexten',
        'Villkor, avtal och andra texter som kräver auktoriserad översättare',
        'Ändringar i temat utöver språkmenyn',
      ],
      needs: [
        'Ett administratörskonto i WordPress, gärna i testmiljön',
        'Den slutliga källtexten, eller ditt besked att de publicerade sidorna gäller',
        'Namn och termer som inte får översättas',
        'En läsare per marknad, om du vill att kollegor ska godkänna',
      ],
      milestones: [
        {
          title: 'Sajt på fyra språk',
          outcome: 'Alla sidor är godkända, inlagda i WordPress och länkade med en språkmeny.',
        },
      ],
    },
    nl: {
      name: 'Content in vier talen',
      summary: 'Je WordPress-site in het Nederlands, Engels, Zweeds en Pools, in 10 werkdagen.',
      description:
        'Je hebt de site in een van de vier talen. Tien werkdagen later leest hij alsof hij ook in de andere drie is geschreven. Een moedertaalschrijver bewerkt elke pagina, een tweede leest mee met een gedeelde woordenlijst en wij zetten alles in WordPress.\n\nBezoekers krijgen een taalmenu, zoekmachines de juiste versie per land en jij een woordenlijst voor de volgende tekst.',
      deliveryTime: '10 werkdagen',
      included: [
        'Maximaal 8 pagina’s, samen 2.000 woorden brontekst, bewerkt voor drie andere talen',
        'Een tweede moedertaallezer per taal',
        'Een woordenlijst van 40 termen in vier talen',
        'Zoektitels, metabeschrijvingen en beeldteksten in elke taal',
        'Inrichting in Polylang of WPML, met taalmenu en hreflang-tags',
        'Twee correctierondes per taal',
      ],
      excluded: [
        'De licentie voor WPML of Polylang Pro, als je daarvoor kiest',
        'De brontekst schrijven of redigeren',
        'Voorwaarden, contracten en andere teksten voor een beëdigd vertaler',
        'Aanpassingen aan het thema, behalve het taalmenu',
      ],
      needs: [
        'Een beheerdersaccount voor WordPress, liefst op staging',
        'De definitieve brontekst, of je bevestiging dat de livepagina’s definitief zijn',
        'Namen en termen die onvertaald blijven',
        'Eén lezer per markt, als je collega’s wilt laten goedkeuren',
      ],
      milestones: [
        {
          title: 'Site in vier talen',
          outcome:
            'Alle pagina’s zijn goedgekeurd, staan in WordPress en zijn via een taalmenu verbonden.',
        },
      ],
    },
    pl: {
      name: 'Treści w czterech językach',
      summary:
        'Twoja strona na WordPressie po polsku, angielsku, szwedzku i niderlandzku, w 10 dni roboczych.',
      description:
        'Masz stronę w jednym z czterech języków. Po dziesięciu dniach roboczych czyta się ją tak, jakby powstała także w trzech pozostałych. Każdą podstronę opracowuje osoba pisząca w swoim języku ojczystym, druga sprawdza ją ze wspólnym glosariuszem, a my wprowadzamy całość do WordPressa.\n\nOdwiedzający dostają menu języków, wyszukiwarki właściwą wersję dla każdego kraju, a Ty glosariusz na przyszłość.',
      deliveryTime: '10 dni roboczych',
      included: [
        'Do 8 podstron, łącznie 2000 słów tekstu źródłowego, opracowanych w trzech kolejnych językach',
        'Korekta drugiej osoby, dla której dany język jest ojczysty',
        'Glosariusz 40 terminów w czterech językach',
        'Tytuły i opisy dla wyszukiwarek oraz teksty alternatywne obrazów w każdym języku',
        'Konfiguracja Polylang lub WPML z menu języków i znacznikami hreflang',
        'Dwie rundy poprawek na język',
      ],
      excluded: [
        'Licencja WPML lub Polylang Pro, jeśli wybierzesz jedną z nich',
        'Pisanie i redakcja tekstu źródłowego',
        'Regulaminy, umowy i inne teksty dla tłumacza przysięgłego',
        'Zmiany w motywie poza menu języków',
      ],
      needs: [
        'Konto administratora WordPressa, najlepiej na środowisku testowym',
        'Ostateczny tekst źródłowy lub potwierdzenie, że opublikowane strony są ostateczne',
        'Nazwy i terminy, których nie tłumaczymy',
        'Jedna osoba na rynek, jeśli teksty ma akceptować Twój zespół',
      ],
      milestones: [
        {
          title: 'Strona w czterech językach',
          outcome:
            'Wszystkie podstrony zaakceptowane, wprowadzone do WordPressa i połączone menu języków.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'extra-words',
      prices: { USD: 29000, EUR: 27000, SEK: 300000, PLN: 115000 },
      workingDays: 2,
      text: {
        en: {
          name: '500 more words',
          description: 'Another 500 words of source text, adapted into all three languages.',
        },
        sv: {
          name: '500 ord till',
          description: 'Ytterligare 500 ord källtext, anpassade till alla tre språken.',
        },
        nl: {
          name: '500 woorden extra',
          description: 'Nog 500 woorden brontekst, bewerkt voor alle drie de talen.',
        },
        pl: {
          name: '500 słów więcej',
          description:
            'Kolejne 500 słów tekstu źródłowego, opracowane we wszystkich trzech językach.',
        },
      },
    },
    {
      code: 'product-texts',
      prices: { USD: 68000, EUR: 63000, SEK: 710000, PLN: 270000 },
      workingDays: 3,
      text: {
        en: {
          name: 'WooCommerce products',
          description:
            'Names and descriptions of up to 20 products, 60 words each, in three languages.',
        },
        sv: {
          name: 'Produkter i WooCommerce',
          description:
            'Namn och beskrivningar för upp till 20 produkter, 60 ord vardera, på tre språk.',
        },
        nl: {
          name: 'WooCommerce-producten',
          description:
            'Namen en beschrijvingen van maximaal 20 producten, elk 60 woorden, in drie talen.',
        },
        pl: {
          name: 'Produkty WooCommerce',
          description: 'Nazwy i opisy do 20 produktów, po 60 słów, w trzech językach.',
        },
      },
    },
    {
      code: 'forms-and-mails',
      prices: { USD: 26000, EUR: 24000, SEK: 270000, PLN: 105000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Forms and automatic emails',
          description:
            'Up to 15 form texts, confirmations and automatic emails in three languages.',
        },
        sv: {
          name: 'Formulär och automatiska mejl',
          description:
            'Upp till 15 formulärtexter, bekräftelser och automatiska mejl på tre språk.',
        },
        nl: {
          name: 'Formulieren en automatische e-mails',
          description:
            'Maximaal 15 formulierteksten, bevestigingen en automatische e-mails in drie talen.',
        },
        pl: {
          name: 'Formularze i automatyczne e-maile',
          description:
            'Do 15 tekstów formularzy, potwierdzeń i automatycznych e-maili w trzech językach.',
        },
      },
    },
  ],
} satisfies ProductSeed
