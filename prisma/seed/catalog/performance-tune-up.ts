import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'performance-tune-up',
  category: 'Marketing',
  platform: 'Custom',
  codeLevel: 'Full code',
  prices: { USD: 139000, EUR: 128000, SEK: 1450000, PLN: 550000 },
  speeds: [
    { code: 'standard', workingDays: 5, surchargePercent: 0 },
    { code: 'express', workingDays: 3, surchargePercent: 25 },
  ],
  revisions: 1,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 5 }],
  text: {
    en: {
      name: 'Performance tune-up',
      summary: 'A slow site measured, made lighter and measured again in 5 working days.',
      description:
        'We measure five page types as your visitors meet them, on an ordinary phone, and then work through what weighs most: images, fonts, scripts, caching. Every change is a commit or a note of its own, so any of them can be undone.\n\nAfterwards you get the same measurements again, the median of three runs, side by side. We don’t promise a score, because part of it lies with hosting and with scripts you need to keep.',
      deliveryTime: '5 working days',
      included: [
        'Measurement of 5 page types before and after, three runs each, on mobile and desktop',
        'Up to 300 images converted to AVIF or WebP, with correct sizes',
        'Fonts cut down to the characters in use and hosted on your own domain',
        'Unused scripts removed, the others loaded later',
        'Caching and compression set on your server',
        'A written report: what changed, what it gave, what is left',
        'One round of changes on staging before launch',
      ],
      excluded: [
        'A promised Lighthouse score or search ranking',
        'Moving to another host',
        'Redesign, or replacing the theme or framework',
        'Repairing third-party scripts that you need to keep',
      ],
      needs: [
        'Access to the code or theme, and to the hosting',
        'A staging copy; if you have none, tell us and we work on a branch',
        'The list of third-party scripts that must stay',
        'A backup no older than a day',
      ],
      milestones: [
        {
          title: 'Speed tune-up',
          outcome: 'Changes live, measured again and written up in the report.',
        },
      ],
    },
    sv: {
      name: 'Prestandalyft',
      summary: 'En långsam sajt som mäts, bantas och mäts igen, på 5 arbetsdagar.',
      description:
        'Vi mäter fem sidtyper så som dina besökare möter dem, på en vanlig telefon, och tar oss sedan an det som väger mest: bilder, typsnitt, skript och cachning. Varje ändring är en egen commit eller anteckning, så att den går att ångra.\n\nEfteråt får du samma mätningar igen, medianen av tre körningar, sida vid sida. Vi lovar inga poäng, för en del av dem avgörs av ditt webbhotell och av skript som du behöver ha kvar.',
      deliveryTime: '5 arbetsdagar',
      included: [
        'Mätning av 5 sidtyper före och efter, tre körningar vardera, på mobil och dator',
        'Upp till 300 bilder konverterade till AVIF eller WebP, i rätt storlekar',
        'Typsnitt nedskurna till de tecken som används och hämtade från din egen domän',
        'Oanvända skript borttagna, övriga laddas senare',
        'Cachning och komprimering inställd på din server',
        'En skriftlig rapport: vad som ändrats, vad det gav och vad som återstår',
        'En ändringsrunda i testmiljön före lansering',
      ],
      excluded: [
        'Utlovade Lighthouse-poäng eller sökplaceringar',
        'Byte av webbhotell',
        'Ny design, nytt tema eller nytt ramverk',
        'Reparation av tredjepartsskript som du behöver ha kvar',
      ],
      needs: [
        'Åtkomst till koden eller temat, och till webbhotellet',
        'En testmiljö; saknar du en säger du till, så arbetar vi i en egen gren',
        'Listan över tredjepartsskript som måste vara kvar',
        'En säkerhetskopia som är högst ett dygn gammal',
      ],
      milestones: [
        {
          title: 'Snabbare sajt',
          outcome: 'Ändringarna är ute, uppmätta på nytt och beskrivna i rapporten.',
        },
      ],
    },
    nl: {
      name: 'Snelheidsbeurt',
      summary: 'Een trage site gemeten, lichter gemaakt en opnieuw gemeten, in 5 werkdagen.',
      description:
        'We meten vijf paginatypen zoals je bezoekers ze zien, op een gewone telefoon, en pakken dan aan wat het zwaarst weegt: afbeeldingen, lettertypen, scripts, caching. Elke wijziging is een eigen commit of notitie, zodat je die kunt terugdraaien.\n\nDaarna krijg je dezelfde metingen nog een keer, de mediaan van drie runs, naast elkaar. We beloven geen score, want een deel ligt bij de hosting en bij scripts die je wilt houden.',
      deliveryTime: '5 werkdagen',
      included: [
        'Meting van 5 paginatypen voor en na, elk drie runs, op mobiel en desktop',
        'Maximaal 300 afbeeldingen omgezet naar AVIF of WebP, in de juiste afmetingen',
        'Lettertypen teruggebracht tot de gebruikte tekens en vanaf je eigen domein geladen',
        'Ongebruikte scripts verwijderd, de rest later geladen',
        'Caching en compressie ingesteld op je server',
        'Een schriftelijk rapport: wat er is veranderd, wat het opleverde, wat er nog ligt',
        'Eén correctieronde op staging vóór livegang',
      ],
      excluded: [
        'Een beloofde Lighthouse-score of zoekpositie',
        'Verhuizen naar een andere host',
        'Een nieuw ontwerp, thema of framework',
        'Herstel van scripts van derden die je wilt houden',
      ],
      needs: [
        'Toegang tot de code of het thema, en tot de hosting',
        'Een stagingkopie; heb je die niet, zeg het dan en we werken op een aparte branch',
        'De lijst met scripts van derden die moeten blijven',
        'Een back-up van maximaal een dag oud',
      ],
      milestones: [
        {
          title: 'Versnelling van de site',
          outcome: 'Wijzigingen live, opnieuw gemeten en beschreven in het rapport.',
        },
      ],
    },
    pl: {
      name: 'Przegląd wydajności strony',
      summary: 'Wolna strona zmierzona, odchudzona i zmierzona ponownie, w 5 dni roboczych.',
      description:
        'Mierzymy pięć typów podstron tak, jak widzą je odwiedzający, na zwykłym telefonie, a potem zajmujemy się tym, co waży najwięcej: obrazami, fontami, skryptami i pamięcią podręczną. Każda zmiana to osobny commit lub notatka, więc każdą można cofnąć.\n\nNa koniec dostajesz te same pomiary jeszcze raz, medianę z trzech prób, obok siebie. Nie obiecujemy wyniku, bo jego część zależy od hostingu i od skryptów, które muszą zostać.',
      deliveryTime: '5 dni roboczych',
      included: [
        'Pomiar 5 typów podstron przed i po, po trzy próby, na telefonie i komputerze',
        'Do 300 obrazów zamienionych na AVIF lub WebP, we właściwych rozmiarach',
        'Fonty ograniczone do używanych znaków i ładowane z Twojej domeny',
        'Zbędne skrypty usunięte, pozostałe ładowane później',
        'Pamięć podręczna i kompresja ustawione na Twoim serwerze',
        'Pisemny raport: co się zmieniło, co to dało i co zostało',
        'Jedna runda poprawek na środowisku testowym przed wdrożeniem',
      ],
      excluded: [
        'Obiecany wynik Lighthouse lub pozycja w wyszukiwarce',
        'Przeprowadzka na inny hosting',
        'Nowy projekt graficzny, motyw lub framework',
        'Naprawa zewnętrznych skryptów, które muszą zostać',
      ],
      needs: [
        'Dostęp do kodu lub motywu oraz do hostingu',
        'Kopia testowa strony; jeśli jej nie masz, daj znać, a pracujemy na osobnej gałęzi',
        'Lista zewnętrznych skryptów, które muszą zostać',
        'Kopia zapasowa nie starsza niż jeden dzień',
      ],
      milestones: [
        {
          title: 'Przyspieszenie strony',
          outcome: 'Zmiany wdrożone, zmierzone ponownie i opisane w raporcie.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'five-more-page-types',
      prices: { USD: 42000, EUR: 39000, SEK: 440000, PLN: 165000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Five more page types',
          description: 'The same work and measurements for five further templates.',
        },
        sv: {
          name: 'Fem sidtyper till',
          description: 'Samma arbete och mätningar för ytterligare fem mallar.',
        },
        nl: {
          name: 'Vijf paginatypen extra',
          description: 'Hetzelfde werk en dezelfde metingen voor nog vijf templates.',
        },
        pl: {
          name: 'Pięć kolejnych typów podstron',
          description: 'Ta sama praca i te same pomiary dla pięciu dodatkowych szablonów.',
        },
      },
    },
    {
      code: 'cdn-setup',
      prices: { USD: 28000, EUR: 26000, SEK: 290000, PLN: 110000 },
      workingDays: 1,
      text: {
        en: {
          name: 'CDN setup',
          description: 'Bunny or Cloudflare in front of your site, in your own account.',
        },
        sv: {
          name: 'CDN',
          description: 'Bunny eller Cloudflare framför din sajt, i ditt eget konto.',
        },
        nl: {
          name: 'CDN inrichten',
          description: 'Bunny of Cloudflare voor je site, in je eigen account.',
        },
        pl: {
          name: 'Konfiguracja CDN',
          description: 'Bunny lub Cloudflare przed Twoją stroną, na Twoim koncie.',
        },
      },
    },
    {
      code: 'weight-check',
      prices: { USD: 34000, EUR: 31000, SEK: 350000, PLN: 135000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Weight check at every release',
          description: 'A test in your build that fails when a page grows past its agreed size.',
        },
        sv: {
          name: 'Storlekskontroll vid varje release',
          description: 'Ett test i ditt bygge som stoppar när en sida blir tyngre än den får vara.',
        },
        nl: {
          name: 'Gewichtscontrole bij elke release',
          description:
            'Een test in je build die faalt zodra een pagina groter wordt dan afgesproken.',
        },
        pl: {
          name: 'Kontrola wagi przy każdym wydaniu',
          description:
            'Test w procesie budowania, który zatrzyma wydanie, gdy strona przekroczy ustalony rozmiar.',
        },
      },
    },
  ],
} satisfies ProductSeed
