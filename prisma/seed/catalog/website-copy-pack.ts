import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'website-copy-pack',
  category: 'Content',
  platform: 'Custom',
  codeLevel: 'No-code',
  prices: { USD: 129000, EUR: 119000, SEK: 1340000, PLN: 510000 },
  speeds: [
    { code: 'standard', workingDays: 6, surchargePercent: 0 },
    { code: 'express', workingDays: 4, surchargePercent: 25 },
    { code: 'rush', workingDays: 3, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 6 }],
  text: {
    en: {
      name: 'Website copy pack',
      summary: 'Copy for six pages in one language, ready to publish in 6 working days.',
      description:
        'Six pages that say what you sell, who it is for and what to do next. We write from your brief, page by page, and each one comes with its search title, its description and the words on its buttons.\n\nYou read and comment in the dashboard. Two rounds of changes are in the price, and the finished text is yours to use wherever you like.',
      deliveryTime: '6 working days',
      included: [
        'Copy for up to 6 pages, 2,400 words in total, in English, Swedish, Dutch or Polish',
        'A one-page message sheet: your promise, your proof and the words you avoid',
        'A search title and description for every page',
        'Up to 30 short texts: buttons, form labels, error messages, the 404 page',
        'Two rounds of changes, in writing',
        'Delivery as DOCX and Markdown, with heading levels marked',
      ],
      excluded: [
        'Translation into further languages (see add-ons)',
        'Placing the text on your site (see add-ons)',
        'Terms, privacy policies and other legal texts',
        'Photography, illustration and layout',
      ],
      needs: [
        'What you sell, to whom and at what price',
        'Your current texts, notes or slides, however rough',
        'Two sites whose tone you like, and one whose tone you don’t',
        'The name of the person who approves the text',
      ],
      milestones: [
        {
          title: 'Six pages of copy',
          outcome: 'Pages, search texts and short texts approved and delivered as files.',
        },
      ],
    },
    sv: {
      name: 'Textpaket för webbplatsen',
      summary: 'Texter till sex sidor på ett språk, klara att publicera på 6 arbetsdagar.',
      description:
        'Sex sidor som säger vad du säljer, vem det är för och vad besökaren ska göra härnäst. Vi skriver utifrån din brief, sida för sida, och varje sida får sin söktitel, sin metabeskrivning och orden på knapparna.\n\nDu läser och kommenterar på Mina sidor. Två ändringsrundor ingår i priset, och de färdiga texterna är dina att använda var du vill.',
      deliveryTime: '6 arbetsdagar',
      included: [
        'Texter till upp till 6 sidor, totalt 2 400 ord, på svenska, engelska, nederländska eller polska',
        'Ett budskapsblad på en sida: ditt löfte, dina bevis och orden du undviker',
        'Söktitel och metabeskrivning till varje sida',
        'Upp till 30 korta texter: knappar, formuläretiketter, felmeddelanden och 404-sidan',
        'Två ändringsrundor, skriftligt',
        'Leverans som DOCX och Markdown med rubriknivåerna utmärkta',
      ],
      excluded: [
        'Översättning till fler språk (se tillvalen)',
        'Att lägga in texterna på din webbplats (se tillvalen)',
        'Villkor, integritetspolicy och andra juridiska texter',
        'Foto, illustration och layout',
      ],
      needs: [
        'Vad du säljer, till vem och för hur mycket',
        'Dina nuvarande texter, anteckningar eller presentationer, hur ofärdiga de än är',
        'Två webbplatser vars ton du gillar, och en vars ton du inte gillar',
        'Namnet på den som godkänner texterna',
      ],
      milestones: [
        {
          title: 'Texter till sex sidor',
          outcome: 'Sidor, söktexter och korta texter är godkända och levererade som filer.',
        },
      ],
    },
    nl: {
      name: 'Tekstpakket voor je website',
      summary: 'Teksten voor zes pagina’s in één taal, in 6 werkdagen klaar voor publicatie.',
      description:
        'Zes pagina’s die zeggen wat je verkoopt, voor wie het is en wat de bezoeker nu kan doen. We schrijven vanuit je briefing, pagina voor pagina, en elke pagina krijgt een eigen zoektitel, een metabeschrijving en de woorden op de knoppen.\n\nJe leest mee en reageert in het dashboard. Twee correctierondes zitten in de prijs en de definitieve tekst is van jou: gebruik hem waar je wilt.',
      deliveryTime: '6 werkdagen',
      included: [
        'Teksten voor maximaal 6 pagina’s, samen 2.400 woorden, in het Nederlands, Engels, Zweeds of Pools',
        'Je kernboodschap op één A4: je belofte, je bewijs en de woorden die je vermijdt',
        'Zoektitel en metabeschrijving voor elke pagina',
        'Maximaal 30 korte teksten: knoppen, formulierlabels, foutmeldingen en de 404-pagina',
        'Twee schriftelijke correctierondes',
        'Levering als DOCX en Markdown, met gemarkeerde kopniveaus',
      ],
      excluded: [
        'Vertaling naar andere talen (zie de extra’s)',
        'De teksten op je site plaatsen (zie de extra’s)',
        'Voorwaarden, privacyverklaring en andere juridische teksten',
        'Fotografie, illustratie en vormgeving',
      ],
      needs: [
        'Wat je verkoopt, aan wie en voor welke prijs',
        'Je huidige teksten, notities of slides, hoe ruw ook',
        'Twee sites waarvan de toon je bevalt, en één waarvan niet',
        'De naam van degene die de tekst goedkeurt',
      ],
      milestones: [
        {
          title: 'Zes pagina’s tekst',
          outcome:
            'Pagina’s, zoekteksten en korte teksten zijn goedgekeurd en als bestanden geleverd.',
        },
      ],
    },
    pl: {
      name: 'Pakiet tekstów na stronę',
      summary: 'Teksty na sześć podstron w jednym języku, gotowe do publikacji w 6 dni roboczych.',
      description:
        'Sześć podstron, które mówią, co sprzedajesz, dla kogo to jest i jaki jest następny krok. Piszemy na podstawie briefu, strona po stronie, a do każdej dostajesz tytuł i opis dla wyszukiwarek oraz treść przycisków.\n\nCzytasz i komentujesz w panelu klienta. Dwie rundy poprawek są w cenie, a gotowe teksty należą do Ciebie i możesz z nich korzystać, gdzie chcesz.',
      deliveryTime: '6 dni roboczych',
      included: [
        'Teksty na maksymalnie 6 podstron, łącznie 2400 słów, po polsku, angielsku, szwedzku lub niderlandzku',
        'Jednostronicowa karta przekazu: obietnica, dowody i słowa, których unikasz',
        'Tytuł i opis dla wyszukiwarek do każdej podstrony',
        'Do 30 krótkich tekstów: przyciski, etykiety formularzy, komunikaty błędów, strona 404',
        'Dwie rundy poprawek na piśmie',
        'Pliki DOCX i Markdown z oznaczonymi poziomami nagłówków',
      ],
      excluded: [
        'Tłumaczenie na kolejne języki (zobacz dodatki)',
        'Wprowadzenie tekstów na stronę (zobacz dodatki)',
        'Regulamin, polityka prywatności i inne teksty prawne',
        'Zdjęcia, ilustracje i układ graficzny',
      ],
      needs: [
        'Co sprzedajesz, komu i za ile',
        'Obecne teksty, notatki lub prezentacje, nawet bardzo robocze',
        'Dwie strony, których ton Ci odpowiada, i jedna, której ton nie pasuje',
        'Imię i nazwisko osoby, która akceptuje teksty',
      ],
      milestones: [
        {
          title: 'Teksty na sześć podstron',
          outcome:
            'Podstrony, teksty dla wyszukiwarek i krótkie teksty zatwierdzone i przekazane w plikach.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'extra-page',
      prices: { USD: 16000, EUR: 15000, SEK: 170000, PLN: 65000 },
      workingDays: 1,
      text: {
        en: {
          name: 'One more page',
          description: 'Up to 400 words more, with search title and description.',
        },
        sv: {
          name: 'En sida till',
          description: 'Upp till 400 ord till, med söktitel och metabeskrivning.',
        },
        nl: {
          name: 'Eén pagina extra',
          description: 'Tot 400 woorden extra, met zoektitel en metabeschrijving.',
        },
        pl: {
          name: 'Jedna podstrona więcej',
          description: 'Do 400 dodatkowych słów, z tytułem i opisem dla wyszukiwarek.',
        },
      },
    },
    {
      code: 'second-language',
      prices: { USD: 54000, EUR: 50000, SEK: 560000, PLN: 215000 },
      workingDays: 3,
      text: {
        en: {
          name: 'A second language',
          description:
            'All six pages rewritten by a native speaker of English, Swedish, Dutch or Polish.',
        },
        sv: {
          name: 'Ett andra språk',
          description:
            'Alla sex sidorna omskrivna av någon med svenska, engelska, nederländska eller polska som modersmål.',
        },
        nl: {
          name: 'Een tweede taal',
          description:
            'Alle zes pagina’s herschreven door een moedertaalspreker van het Nederlands, Engels, Zweeds of Pools.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Wszystkie sześć podstron napisanych na nowo przez osobę, dla której polski, angielski, szwedzki lub niderlandzki jest językiem ojczystym.',
        },
      },
    },
    {
      code: 'publishing',
      prices: { USD: 22000, EUR: 20000, SEK: 230000, PLN: 85000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Placed on your site',
          description: 'We enter the six pages in your existing templates, search texts included.',
        },
        sv: {
          name: 'Inlagt på webbplatsen',
          description: 'Vi lägger in de sex sidorna i dina befintliga mallar, söktexterna också.',
        },
        nl: {
          name: 'Op je site geplaatst',
          description:
            'We zetten de zes pagina’s in je bestaande templates, inclusief zoekteksten.',
        },
        pl: {
          name: 'Wprowadzenie na stronę',
          description:
            'Umieszczamy sześć podstron w Twoich szablonach, razem z tekstami dla wyszukiwarek.',
        },
      },
    },
  ],
} satisfies ProductSeed
