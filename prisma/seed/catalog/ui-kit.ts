import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'ui-kit',
  category: 'Branding',
  platform: 'Custom',
  codeLevel: 'Full code',
  prices: { USD: 480_000, EUR: 442_000, SEK: 4_990_000, PLN: 1_895_000 },
  speeds: [
    { code: 'standard', workingDays: 15, surchargePercent: 0 },
    { code: 'express', workingDays: 11, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 40, workingDays: 5 },
    { percentage: 35, workingDays: 6 },
    { percentage: 25, workingDays: 4 },
  ],
  text: {
    en: {
      name: 'UI kit',
      summary:
        'Twenty-four components in Figma and in code that match each other, in 15 working days.',
      description:
        'Designers and developers who work from the same parts argue less. We turn your brand into 24 components with every state drawn and built: default, hover, focus, disabled, loading, error.\n\nYou receive a Figma library and the same components in React and TypeScript, both fed by one set of design tokens, so a color changed once changes everywhere. Light and dark come as standard.',
      deliveryTime: '15 working days',
      included: [
        '24 components: buttons, forms, navigation, tables, dialogs, cards, messages',
        'Figma library with variables, variants and auto layout',
        'React and TypeScript components with documented properties',
        'Design tokens for color, type, spacing and radius, as JSON and CSS variables',
        'Light and dark theme with color pairs checked against WCAG 2.2 AA',
        'Storybook with every state, and keyboard tests in code',
        'Three rounds of changes',
      ],
      excluded: [
        'Page designs and user flows',
        'Versions for Vue, Angular or native apps',
        'Fitting the components into your existing code',
        'Illustrations and custom icons',
      ],
      needs: [
        'Logo, brand colors and fonts with web licenses',
        'Screenshots or a test login to the product the kit is for',
        'A list of components you use most, if you already know',
        'A repository, or an npm scope, where we deliver the code',
      ],
      milestones: [
        {
          title: 'Foundations and first six components',
          outcome: 'Tokens, both themes and six components, approved in Figma.',
        },
        {
          title: 'All components',
          outcome: 'All 24 components in Figma and in React, with every state in Storybook.',
        },
        {
          title: 'Documentation and handover',
          outcome: 'Tests pass, documentation is written and the code is in your repository.',
        },
      ],
    },
    sv: {
      name: 'UI-kit',
      summary: 'Tjugofyra komponenter i Figma och i kod som stämmer överens, på 15 arbetsdagar.',
      description:
        'Formgivare och utvecklare som utgår från samma delar blir sällan oense. Vi gör ditt varumärke till 24 komponenter där varje tillstånd är ritat och byggt: normal, hovring, fokus, inaktiv, laddar, fel.\n\nDu får ett Figma-bibliotek och samma komponenter i React och TypeScript, båda styrda av en och samma uppsättning designtokens. En färg som ändras en gång ändras överallt. Ljust och mörkt läge ingår.',
      deliveryTime: '15 arbetsdagar',
      included: [
        '24 komponenter: knappar, formulär, navigation, tabeller, dialoger, kort, meddelanden',
        'Figma-bibliotek med variabler, varianter och auto layout',
        'Komponenter i React och TypeScript med dokumenterade egenskaper',
        'Designtokens för färg, typsnitt, avstånd och radie, som JSON och CSS-variabler',
        'Ljust och mörkt tema med färgpar kontrollerade mot WCAG 2.2 AA',
        'Storybook med varje tillstånd, och tangentbordstester i koden',
        'Tre ändringsrundor',
      ],
      excluded: [
        'Siddesign och användarflöden',
        'Versioner för Vue, Angular eller mobilappar',
        'Inpassning av komponenterna i din befintliga kod',
        'Illustrationer och egna ikoner',
      ],
      needs: [
        'Logotyp, varumärkets färger och typsnitt med webblicens',
        'Skärmbilder av eller testinloggning till produkten som kitet är till för',
        'En lista över de komponenter du använder mest, om du redan vet',
        'Ett repo, eller ett npm-scope, dit vi levererar koden',
      ],
      milestones: [
        {
          title: 'Grund och sex komponenter',
          outcome: 'Tokens, båda teman och sex komponenter, godkända i Figma.',
        },
        {
          title: 'Alla komponenter',
          outcome: 'Alla 24 komponenter i Figma och i React, med varje tillstånd i Storybook.',
        },
        {
          title: 'Dokumentation och överlämning',
          outcome: 'Testerna går igenom, dokumentationen är skriven och koden ligger i ditt repo.',
        },
      ],
    },
    nl: {
      name: 'UI-kit',
      summary:
        'Vierentwintig componenten in Figma en in code die precies op elkaar passen, in 15 werkdagen.',
      description:
        'Ontwerpers en ontwikkelaars die met dezelfde onderdelen werken, hebben minder discussie. Wij maken van je merk 24 componenten, met elke staat getekend én gebouwd: standaard, hover, focus, uitgeschakeld, laden, fout.\n\nJe krijgt een Figma-bibliotheek en dezelfde componenten in React en TypeScript, allebei gevoed door één set design tokens. Wijzig je een kleur één keer, dan verandert die overal. Licht en donker zitten er standaard in.',
      deliveryTime: '15 werkdagen',
      included: [
        '24 componenten: knoppen, formulieren, navigatie, tabellen, dialogen, kaarten, meldingen',
        'Figma-bibliotheek met variabelen, varianten en auto layout',
        'Componenten in React en TypeScript met gedocumenteerde eigenschappen',
        'Design tokens voor kleur, lettertype, witruimte en hoekradius, als JSON en CSS-variabelen',
        'Licht en donker thema met kleurparen getoetst aan WCAG 2.2 AA',
        'Storybook met elke staat, en toetsenbordtests in de code',
        'Drie correctierondes',
      ],
      excluded: [
        'Paginaontwerpen en gebruikersflows',
        'Versies voor Vue, Angular of native apps',
        'Inbouwen van de componenten in je bestaande code',
        'Illustraties en iconen op maat',
      ],
      needs: [
        'Logo, merkkleuren en lettertypen met weblicentie',
        'Schermafbeeldingen van of een testlogin voor het product waar de kit voor is',
        'Een lijst van de componenten die je het meest gebruikt, als je die al weet',
        'Een repository, of een npm-scope, waar we de code opleveren',
      ],
      milestones: [
        {
          title: 'Basis en eerste zes',
          outcome: 'Tokens, beide thema’s en zes componenten, goedgekeurd in Figma.',
        },
        {
          title: 'Alle componenten',
          outcome: 'Alle 24 componenten in Figma en in React, met elke staat in Storybook.',
        },
        {
          title: 'Documentatie en oplevering',
          outcome: 'De tests slagen, de documentatie staat en de code zit in je repository.',
        },
      ],
    },
    pl: {
      name: 'Zestaw komponentów UI',
      summary: 'Dwadzieścia cztery komponenty, identyczne w Figmie i w kodzie, w 15 dni roboczych.',
      description:
        'Projektanci i programiści, którzy pracują na tych samych elementach, rzadziej się spierają. Z Twojej marki robimy 24 komponenty, a każdy stan jest narysowany i zbudowany: domyślny, hover, fokus, nieaktywny, ładowanie, błąd.\n\nDostajesz bibliotekę w Figmie i te same komponenty w React i TypeScript, zasilane jednym zestawem tokenów. Kolor zmieniony raz zmienia się wszędzie. Wersja jasna i ciemna są w standardzie.',
      deliveryTime: '15 dni roboczych',
      included: [
        '24 komponenty: przyciski, formularze, nawigacja, tabele, okna dialogowe, karty, komunikaty',
        'Biblioteka w Figmie ze zmiennymi, wariantami i auto layoutem',
        'Komponenty w React i TypeScript z opisanymi właściwościami',
        'Tokeny koloru, typografii, odstępów i zaokrągleń w JSON i zmiennych CSS',
        'Motyw jasny i ciemny z parami kolorów sprawdzonymi pod kątem WCAG 2.2 AA',
        'Storybook z każdym stanem oraz testy obsługi klawiaturą w kodzie',
        'Trzy rundy poprawek',
      ],
      excluded: [
        'Projekty stron i ścieżek użytkownika',
        'Wersje dla Vue, Angulara lub aplikacji natywnych',
        'Wbudowanie komponentów w istniejący kod',
        'Ilustracje i ikony na zamówienie',
      ],
      needs: [
        'Logo, kolory marki i fonty z licencją webową',
        'Zrzuty ekranu lub testowe konto w produkcie, dla którego powstaje UI kit',
        'Lista najczęściej używanych komponentów, jeśli już ją znasz',
        'Repozytorium lub zakres npm, do którego przekażemy kod',
      ],
      milestones: [
        {
          title: 'Podstawy i pierwsze sześć',
          outcome: 'Tokeny, oba motywy i sześć komponentów, zaakceptowane w Figmie.',
        },
        {
          title: 'Wszystkie komponenty',
          outcome: 'Wszystkie 24 komponenty w Figmie i React, z każdym stanem w Storybooku.',
        },
        {
          title: 'Dokumentacja i przekazanie',
          outcome: 'Testy przechodzą, dokumentacja jest gotowa, kod leży w Twoim repozytorium.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'six-more-components',
      prices: { USD: 95_000, EUR: 87_000, SEK: 990_000, PLN: 375_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Six more components',
          description:
            'Six components of your choice, such as a date picker or file upload, in Figma and code.',
        },
        sv: {
          name: 'Sex komponenter till',
          description:
            'Sex valfria komponenter, till exempel datumväljare eller filuppladdning, i Figma och kod.',
        },
        nl: {
          name: 'Zes extra componenten',
          description:
            'Zes componenten naar keuze, zoals een datumkiezer of bestandsupload, in Figma en code.',
        },
        pl: {
          name: 'Sześć dodatkowych komponentów',
          description:
            'Sześć wybranych komponentów, np. kalendarz lub przesyłanie plików, w Figmie i kodzie.',
        },
      },
    },
    {
      code: 'icon-set',
      prices: { USD: 69_000, EUR: 63_000, SEK: 720_000, PLN: 275_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Icon set',
          description: 'Thirty-two interface icons on a 24 px grid, as SVG, Figma and React.',
        },
        sv: {
          name: 'Ikoner',
          description:
            'Trettiotvå gränssnittsikoner på ett rutnät om 24 px, som SVG, Figma och React.',
        },
        nl: {
          name: 'Iconenset',
          description:
            'Tweeëndertig interface-iconen op een grid van 24 px, als SVG, Figma en React.',
        },
        pl: {
          name: 'Zestaw ikon',
          description: 'Trzydzieści dwie ikony interfejsu na siatce 24 px, w SVG, Figmie i React.',
        },
      },
    },
    {
      code: 'two-example-pages',
      prices: { USD: 79_000, EUR: 73_000, SEK: 820_000, PLN: 310_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Two example pages',
          description: 'Two pages of your product put together from the kit, in Figma and React.',
        },
        sv: {
          name: 'Två exempelsidor',
          description: 'Två sidor ur din produkt, sammansatta med kitet i Figma och React.',
        },
        nl: {
          name: 'Twee voorbeeldpagina’s',
          description: 'Twee pagina’s van je product, opgebouwd uit de kit in Figma en React.',
        },
        pl: {
          name: 'Dwie przykładowe strony',
          description: 'Dwie strony Twojego produktu złożone z tych komponentów, w Figmie i React.',
        },
      },
    },
  ],
} satisfies ProductSeed
