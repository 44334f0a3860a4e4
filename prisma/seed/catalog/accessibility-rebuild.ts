import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'accessibility-rebuild',
  category: 'Website',
  platform: 'Custom',
  codeLevel: 'Full code',
  prices: { USD: 640000, EUR: 589000, SEK: 6660000, PLN: 2530000 },
  speeds: [
    { code: 'standard', workingDays: 20, surchargePercent: 0 },
    { code: 'express', workingDays: 15, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 5 },
    { percentage: 45, workingDays: 11 },
    { percentage: 25, workingDays: 4 },
  ],
  text: {
    en: {
      name: 'Accessibility rebuild',
      summary:
        'The front end of your site rebuilt and tested against WCAG 2.2 AA, with a report, in 20 working days.',
      description:
        'Your site keeps its look, its text and its back end; what people use is rebuilt. We test up to eight page templates, rebuild them in plain semantic HTML and CSS, and test again with keyboard, screen reader, 200% text and forced colors.\n\nNo overlay widget. You get each finding with its success criterion, what we did about it and what is left for you to do, in a report you can show to whoever asks.',
      deliveryTime: '20 working days',
      included: [
        'A test of up to 8 page templates against all WCAG 2.2 A and AA criteria',
        'Those templates rebuilt in semantic HTML and CSS, with script only where it is needed',
        'Up to 5 forms with labels, error messages and error summary',
        'A retest with keyboard, NVDA and VoiceOver, on computer and phone',
        'A report: every finding, its criterion and its status after the rebuild',
        'A draft accessibility statement for you to publish',
        'Three rounds of changes, to spend on the milestones as you like, and 30 days of fixes',
      ],
      excluded: [
        'A certificate or legal advice',
        'PDF documents, and captions or transcripts (see the add-on)',
        'Parts delivered by others, such as maps, chat or payment pages; we list what we find in them',
        'A new visual design beyond the contrast, size and spacing that the criteria ask for',
      ],
      needs: [
        'Access to the code or theme, and a staging environment',
        'A list of the pages and tasks that matter most to your visitors',
        'Test accounts for anything behind a login',
        'A developer or supplier who can answer questions about the back end in writing',
      ],
      milestones: [
        {
          title: 'Test and plan',
          outcome:
            'You have the list of findings, by criterion and severity, and the order in which we fix them.',
        },
        {
          title: 'Template rebuild',
          outcome: 'Up to eight templates and five forms work on a preview address.',
        },
        {
          title: 'Retest and report',
          outcome: 'The rebuild is live, retested and written up, and the statement is drafted.',
        },
      ],
    },
    sv: {
      name: 'Tillgänglighetsanpassad webbplats',
      summary:
        'Gränssnittet på din sajt ombyggt och testat mot WCAG 2.2 AA, med rapport, på 20 arbetsdagar.',
      description:
        'Sajten behåller sitt utseende, sina texter och sitt bakomliggande system. Det besökarna ser byggs om. Vi testar upp till åtta sidmallar, bygger om dem i ren, semantisk HTML och CSS och testar igen med tangentbord, skärmläsare, 200 % text och forcerade färger.\n\nInget overlay-verktyg. Du får varje brist med sitt kriterium, vad vi gjorde åt den och vad som återstår för dig, i en rapport du kan visa för den som frågar.',
      deliveryTime: '20 arbetsdagar',
      included: [
        'Test av upp till 8 sidmallar mot alla kriterier i WCAG 2.2 A och AA',
        'Mallarna ombyggda i semantisk HTML och CSS, med skript bara där det behövs',
        'Upp till 5 formulär med etiketter, felmeddelanden och felsammanfattning',
        'Omtest med tangentbord, NVDA och VoiceOver, på dator och mobil',
        'En rapport med varje brist, dess kriterium och läget efter ombyggnaden',
        'Ett utkast till tillgänglighetsredogörelse att publicera',
        'Tre ändringsrundor att fördela på delmålen som du vill, och 30 dagars felrättning',
      ],
      excluded: [
        'Certifikat eller juridisk rådgivning',
        'PDF-dokument, samt textning och transkriptioner (finns som tillval)',
        'Delar från andra, till exempel kartor, chatt och betalsidor; vi listar vad vi hittar i dem',
        'Ny formgivning utöver den kontrast, storlek och luft som kriterierna kräver',
      ],
      needs: [
        'Åtkomst till koden eller temat, och en testmiljö',
        'En lista över de sidor och ärenden som är viktigast för dina besökare',
        'Testkonton till allt som ligger bakom inloggning',
        'En utvecklare eller leverantör som svarar skriftligt på frågor om systemet bakom',
      ],
      milestones: [
        {
          title: 'Test och plan',
          outcome:
            'Du har listan över brister, per kriterium och allvar, och ordningen vi åtgärdar dem i.',
        },
        {
          title: 'Ombyggda mallar',
          outcome: 'Upp till åtta mallar och fem formulär fungerar på en testadress.',
        },
        {
          title: 'Omtest och rapport',
          outcome:
            'Ombyggnaden är live, omtestad och dokumenterad, och redogörelsen finns som utkast.',
        },
      ],
    },
    nl: {
      name: 'Website toegankelijk gemaakt',
      summary:
        'De voorkant van je site herbouwd en getest volgens WCAG 2.2 AA, met rapport, in 20 werkdagen.',
      description:
        'Je site houdt zijn uiterlijk, zijn teksten en het systeem erachter; wat bezoekers gebruiken, bouwen we opnieuw. We testen maximaal acht paginatemplates, herbouwen ze in schone, semantische HTML en CSS en testen opnieuw met toetsenbord, schermlezer, 200% tekst en geforceerde kleuren.\n\nGeen overlay. Je krijgt elke bevinding met het bijbehorende succescriterium, wat we eraan deden en wat jij nog te doen hebt, in een rapport dat je kunt laten zien aan wie ernaar vraagt.',
      deliveryTime: '20 werkdagen',
      included: [
        'Een test van maximaal 8 paginatemplates op alle A- en AA-criteria van WCAG 2.2',
        'Die templates herbouwd in semantische HTML en CSS, met script alleen waar het nodig is',
        'Maximaal 5 formulieren met labels, foutmeldingen en foutoverzicht',
        'Een hertest met toetsenbord, NVDA en VoiceOver, op computer en telefoon',
        'Een rapport met elke bevinding, het criterium en de stand na de herbouw',
        'Een concept van de toegankelijkheidsverklaring om te publiceren',
        'Drie correctierondes, naar wens te verdelen over de mijlpalen, en 30 dagen herstel van fouten',
      ],
      excluded: [
        'Een certificaat of juridisch advies',
        'Pdf’s, en ondertiteling of transcripten (kan als extra)',
        'Onderdelen van anderen, zoals kaarten, chat of betaalpagina’s; wel melden we wat we erin vinden',
        'Een nieuw ontwerp, los van het contrast, de maten en de ruimte die de criteria vragen',
      ],
      needs: [
        'Toegang tot de code of het thema, en een testomgeving',
        'Een lijst van de pagina’s en taken die voor je bezoekers het belangrijkst zijn',
        'Testaccounts voor alles achter een login',
        'Een developer of leverancier die vragen over de achterkant schriftelijk beantwoordt',
      ],
      milestones: [
        {
          title: 'Test en plan',
          outcome:
            'Je hebt de lijst van bevindingen per criterium en ernst, en de volgorde waarin we ze oplossen.',
        },
        {
          title: 'Herbouw van de templates',
          outcome: 'Maximaal acht templates en vijf formulieren werken op een testadres.',
        },
        {
          title: 'Hertest en rapport',
          outcome:
            'De herbouw staat live, is opnieuw getest en beschreven, en de verklaring ligt klaar in concept.',
        },
      ],
    },
    pl: {
      name: 'Przebudowa pod kątem dostępności',
      summary:
        'Interfejs Twojej strony przebudowany i sprawdzony według WCAG 2.2 AA, z raportem, w 20 dni roboczych.',
      description:
        'Strona zachowuje wygląd, teksty i zaplecze. Od nowa budujemy to, z czego korzystają ludzie. Badamy do ośmiu szablonów, przebudowujemy je w czystym, semantycznym HTML i CSS, a potem sprawdzamy jeszcze raz: klawiaturą, czytnikiem ekranu, przy tekście 200% i w wymuszonych kolorach.\n\nBez nakładek. Każdy problem dostajesz z numerem kryterium, opisem naprawy i tym, co zostaje po Twojej stronie – w raporcie, który możesz pokazać każdemu, kto zapyta.',
      deliveryTime: '20 dni roboczych',
      included: [
        'Badanie do 8 szablonów według wszystkich kryteriów WCAG 2.2 A i AA',
        'Przebudowa tych szablonów w semantycznym HTML i CSS, ze skryptami tylko tam, gdzie trzeba',
        'Do 5 formularzy z etykietami, komunikatami i podsumowaniem błędów',
        'Ponowny test klawiaturą, NVDA i VoiceOverem, na komputerze i telefonie',
        'Raport: każdy problem, jego kryterium i stan po przebudowie',
        'Szkic deklaracji dostępności do publikacji',
        'Trzy rundy poprawek, do rozłożenia na etapy według uznania, oraz 30 dni usuwania usterek',
      ],
      excluded: [
        'Certyfikat i porady prawne',
        'Dokumenty PDF oraz napisy i transkrypcje (dostępne jako dodatek)',
        'Elementy innych dostawców, np. mapy, czat, strony płatności; opisujemy, co w nich znajdziemy',
        'Nowy projekt graficzny poza kontrastem, rozmiarem i odstępami, których wymagają kryteria',
      ],
      needs: [
        'Dostęp do kodu lub motywu oraz środowisko testowe',
        'Lista podstron i zadań najważniejszych dla Twoich odbiorców',
        'Konta testowe do wszystkiego, co wymaga logowania',
        'Programista lub dostawca, który odpowie na piśmie na pytania o zaplecze',
      ],
      milestones: [
        {
          title: 'Badanie i plan',
          outcome: 'Masz listę problemów według kryterium i wagi oraz kolejność napraw.',
        },
        {
          title: 'Przebudowa szablonów',
          outcome: 'Do ośmiu szablonów i pięciu formularzy działa pod adresem testowym.',
        },
        {
          title: 'Ponowny test i raport',
          outcome:
            'Przebudowa działa w sieci, jest sprawdzona i opisana, a deklaracja ma gotowy szkic.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'accessibility-four-templates',
      prices: { USD: 160000, EUR: 147000, SEK: 1660000, PLN: 630000 },
      workingDays: 5,
      text: {
        en: {
          name: 'Four more templates',
          description:
            'Four further page templates tested, rebuilt, retested and added to the report.',
        },
        sv: {
          name: 'Fyra mallar till',
          description: 'Fyra sidmallar till testas, byggs om, testas igen och tas med i rapporten.',
        },
        nl: {
          name: 'Vier extra templates',
          description:
            'Nog vier paginatemplates getest, herbouwd, opnieuw getest en opgenomen in het rapport.',
        },
        pl: {
          name: 'Cztery dodatkowe szablony',
          description:
            'Cztery kolejne szablony zbadane, przebudowane, sprawdzone ponownie i ujęte w raporcie.',
        },
      },
    },
    {
      code: 'accessibility-captions',
      prices: { USD: 34000, EUR: 31000, SEK: 350000, PLN: 135000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Captions for 30 minutes of video',
          description:
            'Captions and transcripts, checked by a person, in English, Swedish, Dutch or Polish as spoken.',
        },
        sv: {
          name: 'Textning av 30 minuter video',
          description:
            'Textning och transkription, granskad av en människa, på det språk som talas: svenska, engelska, nederländska eller polska.',
        },
        nl: {
          name: 'Ondertiteling van 30 minuten video',
          description:
            'Ondertitels en transcript, door iemand nagekeken, in de gesproken taal: Nederlands, Engels, Zweeds of Pools.',
        },
        pl: {
          name: 'Napisy do 30 minut wideo',
          description:
            'Napisy i transkrypcja sprawdzone przez człowieka, w języku nagrania: polskim, angielskim, szwedzkim lub niderlandzkim.',
        },
      },
    },
    {
      code: 'accessibility-editor-guide',
      prices: { USD: 39000, EUR: 36000, SEK: 410000, PLN: 155000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Guide for your editors',
          description:
            'A 12-page guide to headings, links, alternative text and tables, with examples from your own site.',
        },
        sv: {
          name: 'Guide för dina redaktörer',
          description:
            'En guide på 12 sidor om rubriker, länkar, alternativtexter och tabeller, med exempel från din egen sajt.',
        },
        nl: {
          name: 'Gids voor je redactie',
          description:
            'Een gids van 12 pagina’s over koppen, links, alt-teksten en tabellen, met voorbeelden van je eigen site.',
        },
        pl: {
          name: 'Przewodnik dla redakcji',
          description:
            '12 stron o nagłówkach, linkach, tekstach alternatywnych i tabelach, z przykładami z Twojej strony.',
        },
      },
    },
  ],
} satisfies ProductSeed
