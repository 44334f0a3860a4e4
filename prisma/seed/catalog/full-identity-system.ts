import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'full-identity-system',
  category: 'Branding',
  platform: 'Custom',
  codeLevel: 'No-code',
  prices: { USD: 720_000, EUR: 662_000, SEK: 7_490_000, PLN: 2_845_000 },
  speeds: [
    { code: 'standard', workingDays: 25, surchargePercent: 0 },
    { code: 'express', workingDays: 19, surchargePercent: 25 },
  ],
  revisions: 4,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 35, workingDays: 9 },
    { percentage: 40, workingDays: 10 },
    { percentage: 25, workingDays: 6 },
  ],
  text: {
    en: {
      name: 'Full identity system',
      summary:
        'Position, logo, color, type, imagery and 20 templates in a 48-page guide, in 25 working days.',
      description:
        'For a company with several people who all make things in its name. We write down on two pages what the brand is about, design a system from it, and test the system on the things you actually produce: slides, posts, ads, signs, web pages.\n\nYou choose between two directions, pay in three steps and receive a guide with a reason behind every rule, together with templates the team can use the same day.',
      deliveryTime: '25 working days',
      included: [
        'Written position and tone of voice, based on a questionnaire to up to 8 people',
        'Two directions, each shown on 6 real applications, one of them completed',
        'Logo family: main, stacked, symbol, and up to 3 sub-brands',
        'Color system for light and dark, type scale, grid and 24 icons',
        'Image style with 12 reference images and rules for cropping',
        '20 templates: slides, posts, adverts, letterhead, card, signature, cover pages',
        'Guide of 48 pages as PDF and Figma library, and four rounds of changes',
      ],
      excluded: [
        'Market research with customers',
        'Naming, trademark search and registration',
        'Photo shoots, paid fonts and printing',
        'Building a website or shop',
      ],
      needs: [
        'Answers to the questionnaire from up to 8 colleagues within 3 working days',
        'Everything the brand looks like today: logo, slides, adverts, images',
        'A list of what the team makes in a normal month',
        'One person who decides when opinions differ',
      ],
      milestones: [
        {
          title: 'Position and two directions',
          outcome:
            'The brand on two pages and two directions on six applications each; you choose one.',
        },
        {
          title: 'The system',
          outcome: 'Logo family, color, type, icons and image style completed and approved.',
        },
        {
          title: 'Guide and templates',
          outcome: 'The 48-page guide, the Figma library and 20 templates, ready to use.',
        },
      ],
    },
    sv: {
      name: 'Komplett varumärkesidentitet',
      summary:
        'Position, logotyp, färg, typsnitt, bildspråk och 20 mallar i en manual på 48 sidor, på 25 arbetsdagar.',
      description:
        'För företag där flera personer gör saker i varumärkets namn. Vi skriver ner vad varumärket står för på två sidor, formger ett system utifrån det och prövar det på sådant ni faktiskt gör: presentationer, inlägg, annonser, skyltar, webbsidor.\n\nDu väljer mellan två riktningar, betalar i tre steg och får en manual där varje regel har ett skäl, tillsammans med mallar som teamet kan använda samma dag.',
      deliveryTime: '25 arbetsdagar',
      included: [
        'Skriven position och tonalitet, grundad på en enkät till upp till 8 personer',
        'Två riktningar, var och en visad på 6 verkliga tillämpningar, varav en görs färdig',
        'Logotypfamilj: huvudlogotyp, staplad, symbol och upp till 3 undervarumärken',
        'Färgsystem för ljust och mörkt, typografisk skala, rutnät och 24 ikoner',
        'Bildspråk med 12 referensbilder och regler för beskärning',
        '20 mallar: presentation, inlägg, annonser, brevpapper, visitkort, signatur, omslag',
        'Manual på 48 sidor som PDF och Figma-bibliotek, samt fyra ändringsrundor',
      ],
      excluded: [
        'Kundundersökningar',
        'Namnförslag, varumärkessökning och registrering',
        'Fotografering, betalda typsnitt och tryck',
        'Bygge av webbplats eller webbutik',
      ],
      needs: [
        'Enkätsvar från upp till 8 kollegor inom 3 arbetsdagar',
        'Allt som visar hur varumärket ser ut idag: logotyp, presentationer, annonser, bilder',
        'En lista över vad teamet producerar en vanlig månad',
        'En person som bestämmer när åsikterna går isär',
      ],
      milestones: [
        {
          title: 'Position och två riktningar',
          outcome:
            'Varumärket på två sidor och två riktningar på sex tillämpningar vardera; du väljer en.',
        },
        {
          title: 'Systemet',
          outcome: 'Logotypfamilj, färg, typografi, ikoner och bildspråk färdiga och godkända.',
        },
        {
          title: 'Manual och mallar',
          outcome: 'Manualen på 48 sidor, Figma-biblioteket och 20 mallar, klara att använda.',
        },
      ],
    },
    nl: {
      name: 'Complete merkidentiteit',
      summary:
        'Positie, logo, kleur, lettertype, beeld en 20 templates in een gids van 48 pagina’s, in 25 werkdagen.',
      description:
        'Voor een bedrijf waar meerdere mensen dingen maken in naam van het merk. We schrijven op twee pagina’s waar het merk voor staat, ontwerpen van daaruit een systeem en testen het op wat jullie echt maken: presentaties, posts, advertenties, borden, webpagina’s.\n\nJe kiest tussen twee richtingen, betaalt in drie stappen en krijgt een gids waarin elke regel een reden heeft, samen met templates waar het team dezelfde dag mee aan de slag kan.',
      deliveryTime: '25 werkdagen',
      included: [
        'Positie en tone of voice op papier, op basis van een vragenlijst voor maximaal 8 mensen',
        'Twee richtingen, elk op 6 echte toepassingen, waarvan er één wordt uitgewerkt',
        'Logofamilie: hoofdlogo, gestapeld, beeldmerk en maximaal 3 submerken',
        'Kleursysteem voor licht en donker, typografische schaal, grid en 24 iconen',
        'Beeldstijl met 12 referentieafbeeldingen en regels voor uitsnedes',
        '20 templates: presentatie, posts, advertenties, briefpapier, kaartje, handtekening, omslagen',
        'Gids van 48 pagina’s als pdf en Figma-bibliotheek, en vier correctierondes',
      ],
      excluded: [
        'Marktonderzoek onder klanten',
        'Naamgeving, merkonderzoek en merkregistratie',
        'Fotoshoots, betaalde fonts en drukwerk',
        'Bouw van een website of webshop',
      ],
      needs: [
        'Ingevulde vragenlijsten van maximaal 8 collega’s binnen 3 werkdagen',
        'Alles waaraan je het merk nu herkent: logo, presentaties, advertenties, afbeeldingen',
        'Een lijst van wat het team in een gewone maand maakt',
        'Eén persoon die beslist als de meningen verschillen',
      ],
      milestones: [
        {
          title: 'Positie en twee richtingen',
          outcome:
            'Het merk op twee pagina’s en twee richtingen op elk zes toepassingen; jij kiest er één.',
        },
        {
          title: 'Het systeem',
          outcome: 'Logofamilie, kleur, lettertype, iconen en beeldstijl af en goedgekeurd.',
        },
        {
          title: 'Gids en templates',
          outcome:
            'De gids van 48 pagina’s, de Figma-bibliotheek en 20 templates, klaar voor gebruik.',
        },
      ],
    },
    pl: {
      name: 'Pełny system identyfikacji',
      summary:
        'Pozycja, logo, kolor, typografia, styl zdjęć i 20 szablonów w 48-stronicowej księdze marki, w 25 dni roboczych.',
      description:
        'Dla firmy, w której kilka osób tworzy materiały w imieniu marki. Zapisujemy na dwóch stronach, co marka sobą reprezentuje, projektujemy na tej podstawie system i sprawdzamy go na tym, co naprawdę tworzycie: prezentacjach, postach, reklamach, szyldach, stronach.\n\nWybierasz jeden z dwóch kierunków, płacisz w trzech krokach i dostajesz księgę, w której każda zasada ma swój powód, oraz szablony, z których zespół może korzystać tego samego dnia.',
      deliveryTime: '25 dni roboczych',
      included: [
        'Spisana pozycja i język marki na podstawie ankiety wśród maks. 8 osób',
        'Dwa kierunki, każdy pokazany na 6 prawdziwych zastosowaniach, jeden dopracowany do końca',
        'Rodzina logo: główne, pionowe, sygnet i do 3 submarek',
        'System kolorów w wersji jasnej i ciemnej, skala typograficzna, siatka i 24 ikony',
        'Styl zdjęć z 12 przykładami i zasadami kadrowania',
        '20 szablonów: slajdy, posty, reklamy, papier firmowy, wizytówka, stopka, okładki',
        'Księga marki na 48 stron w PDF, biblioteka w Figmie i cztery rundy poprawek',
      ],
      excluded: [
        'Badania rynku wśród klientów',
        'Nazwa, badanie i rejestracja znaku towarowego',
        'Sesje zdjęciowe, płatne fonty i druk',
        'Budowa strony lub sklepu',
      ],
      needs: [
        'Odpowiedzi na ankietę od maks. 8 osób w ciągu 3 dni roboczych',
        'Wszystko, co dziś pokazuje markę: logo, prezentacje, reklamy, zdjęcia',
        'Lista tego, co zespół tworzy w zwykłym miesiącu',
        'Jedna osoba, która decyduje, gdy zdania są podzielone',
      ],
      milestones: [
        {
          title: 'Pozycja i dwa kierunki',
          outcome:
            'Marka na dwóch stronach i dwa kierunki, każdy na sześciu zastosowaniach; wybierasz jeden.',
        },
        {
          title: 'System',
          outcome: 'Rodzina logo, kolor, typografia, ikony i styl zdjęć ukończone i zaakceptowane.',
        },
        {
          title: 'Księga i szablony',
          outcome: 'Księga na 48 stron, biblioteka w Figmie i 20 szablonów, gotowe do użycia.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'motion-principles',
      prices: { USD: 95_000, EUR: 87_000, SEK: 990_000, PLN: 375_000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Motion',
          description: 'An animated logo, 3 transitions and rules for movement, as MP4 and Lottie.',
        },
        sv: {
          name: 'Rörelse',
          description:
            'En animerad logotyp, 3 övergångar och regler för rörelse, som MP4 och Lottie.',
        },
        nl: {
          name: 'Beweging',
          description:
            'Een geanimeerd logo, 3 overgangen en regels voor beweging, als MP4 en Lottie.',
        },
        pl: {
          name: 'Ruch',
          description: 'Animowane logo, 3 przejścia i zasady ruchu, w plikach MP4 i Lottie.',
        },
      },
    },
    {
      code: 'second-guide-language',
      prices: { USD: 69_000, EUR: 63_000, SEK: 720_000, PLN: 275_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Guide in a second language',
          description: 'The whole guide and tone of voice in English, Swedish, Dutch or Polish.',
        },
        sv: {
          name: 'Manual på ett andra språk',
          description:
            'Hela manualen och tonaliteten på svenska, engelska, nederländska eller polska.',
        },
        nl: {
          name: 'Gids in een tweede taal',
          description: 'De hele gids en tone of voice in het Nederlands, Engels, Zweeds of Pools.',
        },
        pl: {
          name: 'Księga w drugim języku',
          description: 'Cała księga i język marki po polsku, angielsku, szwedzku lub niderlandzku.',
        },
      },
    },
    {
      code: 'web-page-designs',
      prices: { USD: 120_000, EUR: 110_000, SEK: 1_250_000, PLN: 475_000 },
      workingDays: 5,
      text: {
        en: {
          name: 'Three web page designs',
          description:
            'Home and two inner pages in Figma for phone and desktop, ready for any developer.',
        },
        sv: {
          name: 'Tre webbsidor i design',
          description:
            'Startsida och två undersidor i Figma för mobil och dator, klara för vilken utvecklare som helst.',
        },
        nl: {
          name: 'Drie webpagina-ontwerpen',
          description:
            'Home en twee subpagina’s in Figma voor mobiel en desktop, klaar voor elke ontwikkelaar.',
        },
        pl: {
          name: 'Trzy projekty stron',
          description:
            'Strona główna i dwie podstrony w Figmie na telefon i komputer, gotowe dla każdego programisty.',
        },
      },
    },
  ],
} satisfies ProductSeed
