import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'wordpress-editorial-site',
  category: 'Website',
  platform: 'WordPress',
  codeLevel: 'Low-code',
  prices: { USD: 560000, EUR: 515000, SEK: 5820000, PLN: 2210000 },
  speeds: [
    { code: 'standard', workingDays: 20, surchargePercent: 0 },
    { code: 'express', workingDays: 14, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 6 },
    { percentage: 40, workingDays: 9 },
    { percentage: 30, workingDays: 5 },
  ],
  text: {
    en: {
      name: 'WordPress editorial site',
      summary:
        'A magazine or blog with its own block theme and up to 200 of your articles moved in, live in 20 working days.',
      description:
        'For people who publish every week. We design how your articles read, build a block theme for WordPress and move your archive in with its dates, authors and addresses.\n\nNo page builder and no bought theme: editors work with ordinary WordPress blocks, and at most five plugins need keeping up to date. The theme’s source is yours.',
      deliveryTime: '20 working days',
      included: [
        'A block theme with 8 templates: front page, article, section, author, archive, search, plain page and 404',
        '10 block patterns for editors, such as pull quote, fact box and image series',
        'Up to 200 articles imported with images, authors and dates',
        'Redirects for every imported article, and an RSS feed',
        'A newsletter form connected to one mailing service you use',
        'Three rounds of changes, to spend on the milestones as you like',
        'An editors’ guide in writing and 30 days of fixes',
      ],
      excluded: [
        'Hosting, domain and paid plugin licenses',
        'Writing or editing of articles',
        'Subscriptions, paywall or online store',
        'WordPress updates after the 30 days',
      ],
      needs: [
        'An export of your present site (WordPress XML or CSV)',
        'Hosting with PHP 8.3 or later and a staging copy, or let us suggest one',
        'Your sections, authors with short biographies, and logo',
        'Three articles that show the range: short, long and image-led',
      ],
      milestones: [
        {
          title: 'Design',
          outcome:
            'Front page, article and section designed with your own articles, for desktop and phone.',
        },
        {
          title: 'Theme build',
          outcome: 'All eight templates and ten patterns work on a preview address.',
        },
        {
          title: 'Archive migration and launch',
          outcome: 'Your articles are in, old addresses redirect and the site is on your domain.',
        },
      ],
    },
    sv: {
      name: 'Redaktionell sajt i WordPress',
      summary:
        'Ett magasin eller en blogg med eget blocktema och upp till 200 av dina artiklar flyttade, live på 20 arbetsdagar.',
      description:
        'För dig som publicerar varje vecka. Vi formger läsupplevelsen, bygger ett blocktema för WordPress och flyttar ditt arkiv med datum, skribenter och adresser.\n\nIngen sidbyggare och inget köptema: redaktörerna arbetar med vanliga WordPress-block, och högst fem tillägg behöver hållas uppdaterade. Temats källkod är din.',
      deliveryTime: '20 arbetsdagar',
      included: [
        'Ett blocktema med 8 mallar: förstasida, artikel, avdelning, skribent, arkiv, sök, vanlig sida och 404',
        '10 blockmönster för redaktörer, till exempel citat, faktaruta och bildserie',
        'Upp till 200 artiklar importerade med bilder, skribenter och datum',
        'Omdirigering för varje importerad artikel, och ett RSS-flöde',
        'Ett nyhetsbrevsformulär kopplat till den utskickstjänst du använder',
        'Tre ändringsrundor att fördela på delmålen som du vill',
        'En skriven redaktörsguide och 30 dagars felrättning',
      ],
      excluded: [
        'Webbhotell, domän och licenser för betaltillägg',
        'Att skriva eller redigera artiklar',
        'Prenumerationer, betalvägg eller webbutik',
        'Uppdateringar av WordPress efter de 30 dagarna',
      ],
      needs: [
        'En export av din nuvarande sajt (WordPress-XML eller CSV)',
        'Webbhotell med PHP 8.3 eller senare och en testkopia, annars föreslår vi ett',
        'Dina avdelningar, skribenter med korta presentationer och logotyp',
        'Tre artiklar som visar bredden: en kort, en lång och en bilddriven',
      ],
      milestones: [
        {
          title: 'Design',
          outcome:
            'Förstasida, artikel och avdelning är formgivna med dina egna artiklar, för dator och mobil.',
        },
        {
          title: 'Tema',
          outcome: 'Alla åtta mallar och tio mönster fungerar på en testadress.',
        },
        {
          title: 'Arkivflytt och lansering',
          outcome:
            'Artiklarna är på plats, gamla adresser leder rätt och sajten ligger på din domän.',
        },
      ],
    },
    nl: {
      name: 'Redactionele site in WordPress',
      summary:
        'Een magazine of blog met een eigen blokthema en tot 200 van je artikelen overgezet, live in 20 werkdagen.',
      description:
        'Voor wie elke week publiceert. We ontwerpen hoe je artikelen gelezen worden, bouwen een blokthema voor WordPress en zetten je archief over, met datums, auteurs en adressen.\n\nGeen pagebuilder en geen gekocht thema: de redactie werkt met gewone WordPress-blokken en er zijn maximaal vijf plug-ins om bij te houden. De broncode van het thema is van jou.',
      deliveryTime: '20 werkdagen',
      included: [
        'Een blokthema met 8 templates: voorpagina, artikel, rubriek, auteur, archief, zoeken, gewone pagina en 404',
        '10 blokpatronen voor de redactie, zoals citaat, feitenkader en beeldreeks',
        'Tot 200 artikelen geïmporteerd met beeld, auteur en datum',
        'Een redirect voor elk geïmporteerd artikel, plus een RSS-feed',
        'Een nieuwsbriefformulier gekoppeld aan de maildienst die je gebruikt',
        'Drie correctierondes, naar wens te verdelen over de mijlpalen',
        'Een geschreven redactiehandleiding en 30 dagen herstel van fouten',
      ],
      excluded: [
        'Hosting, domein en betaalde pluginlicenties',
        'Artikelen schrijven of redigeren',
        'Abonnementen, betaalmuur of webshop',
        'WordPress-updates na die 30 dagen',
      ],
      needs: [
        'Een export van je huidige site (WordPress-XML of CSV)',
        'Hosting met PHP 8.3 of hoger en een testomgeving; heb je die niet, dan stellen we er een voor',
        'Je rubrieken, auteurs met korte bio’s en je logo',
        'Drie artikelen die de breedte laten zien: kort, lang en vooral beeld',
      ],
      milestones: [
        {
          title: 'Ontwerp',
          outcome:
            'Voorpagina, artikel en rubriek zijn ontworpen met je eigen artikelen, voor desktop en telefoon.',
        },
        {
          title: 'Bouw van het thema',
          outcome: 'Alle acht templates en tien patronen werken op een testadres.',
        },
        {
          title: 'Verhuizing en livegang',
          outcome:
            'Je artikelen staan erin, oude adressen verwijzen door en de site staat op je domein.',
        },
      ],
    },
    pl: {
      name: 'Serwis redakcyjny na WordPressie',
      summary:
        'Magazyn lub blog z własnym motywem blokowym i archiwum do 200 artykułów – w sieci w 20 dni roboczych.',
      description:
        'Dla tych, którzy publikują co tydzień. Projektujemy sposób czytania Twoich tekstów, budujemy motyw blokowy do WordPressa i przenosimy archiwum z datami, autorami i adresami.\n\nBez page buildera i bez kupnego motywu: redakcja pracuje na zwykłych blokach WordPressa, a do aktualizowania jest najwyżej pięć wtyczek. Kod źródłowy motywu należy do Ciebie.',
      deliveryTime: '20 dni roboczych',
      included: [
        'Motyw blokowy z 8 szablonami: strona główna, artykuł, dział, autor, archiwum, wyszukiwarka, zwykła strona i 404',
        '10 wzorców bloków dla redakcji, np. cytat, ramka z faktami, seria zdjęć',
        'Import do 200 artykułów ze zdjęciami, autorami i datami',
        'Przekierowanie każdego zaimportowanego artykułu i kanał RSS',
        'Formularz newslettera podłączony do Twojej usługi mailingowej',
        'Trzy rundy poprawek, do rozłożenia na etapy według uznania',
        'Pisemny przewodnik dla redakcji i 30 dni usuwania usterek',
      ],
      excluded: [
        'Hosting, domena i licencje płatnych wtyczek',
        'Pisanie i redagowanie artykułów',
        'Prenumeraty, paywall i sklep',
        'Aktualizacje WordPressa po upływie 30 dni',
      ],
      needs: [
        'Eksport obecnego serwisu (XML z WordPressa lub CSV)',
        'Hosting z PHP 8.3 lub nowszym i kopią testową; jeśli go nie masz, coś zaproponujemy',
        'Lista działów, autorzy z krótkimi notkami i logo',
        'Trzy artykuły pokazujące przekrój: krótki, długi i oparty na zdjęciach',
      ],
      milestones: [
        {
          title: 'Projekt graficzny',
          outcome:
            'Strona główna, artykuł i dział zaprojektowane na Twoich tekstach, na komputer i telefon.',
        },
        {
          title: 'Budowa motywu',
          outcome: 'Osiem szablonów i dziesięć wzorców działa pod adresem testowym.',
        },
        {
          title: 'Przeniesienie archiwum i publikacja',
          outcome:
            'Artykuły są na miejscu, stare adresy przekierowują, a serwis działa w Twojej domenie.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'wordpress-500-articles',
      prices: { USD: 69000, EUR: 63000, SEK: 720000, PLN: 275000 },
      workingDays: 2,
      text: {
        en: {
          name: '500 more articles',
          description:
            'Up to 500 further articles from the same export, with images, authors and redirects.',
        },
        sv: {
          name: '500 artiklar till',
          description:
            'Upp till 500 artiklar till från samma export, med bilder, skribenter och omdirigeringar.',
        },
        nl: {
          name: '500 extra artikelen',
          description:
            'Tot 500 extra artikelen uit dezelfde export, met beeld, auteurs en redirects.',
        },
        pl: {
          name: '500 kolejnych artykułów',
          description:
            'Do 500 dodatkowych artykułów z tego samego eksportu, ze zdjęciami, autorami i przekierowaniami.',
        },
      },
    },
    {
      code: 'wordpress-newsletter-template',
      prices: { USD: 49000, EUR: 45000, SEK: 510000, PLN: 195000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Newsletter template',
          description:
            'One newsletter in the look of the site, for your mailing service, tested in eight email programs.',
        },
        sv: {
          name: 'Mall för nyhetsbrev',
          description:
            'Ett nyhetsbrev i sajtens form, för din utskickstjänst och testat i åtta e-postprogram.',
        },
        nl: {
          name: 'Nieuwsbrieftemplate',
          description:
            'Eén nieuwsbrief in de stijl van de site, voor jouw maildienst en getest in acht mailprogramma’s.',
        },
        pl: {
          name: 'Szablon newslettera',
          description:
            'Jeden newsletter w stylu serwisu, do Twojej usługi mailingowej, sprawdzony w ośmiu programach pocztowych.',
        },
      },
    },
  ],
} satisfies ProductSeed
