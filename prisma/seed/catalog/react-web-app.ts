import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'react-web-app',
  category: 'Application',
  platform: 'React',
  codeLevel: 'Full code',
  prices: { USD: 1450000, EUR: 1334000, SEK: 15080000, PLN: 5730000 },
  speeds: [
    { code: 'standard', workingDays: 40, surchargePercent: 0 },
    { code: 'express', workingDays: 30, surchargePercent: 25 },
  ],
  revisions: 4,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 25, workingDays: 8 },
    { percentage: 25, workingDays: 10 },
    { percentage: 30, workingDays: 15 },
    { percentage: 20, workingDays: 7 },
  ],
  text: {
    en: {
      name: 'React web app',
      summary:
        'The first version of your product: sign-in, up to 15 screens and five core functions, live in 40 working days.',
      description:
        'A first version that people can use, not a slide. We write down the scope with you, draw up to 15 screens, and build them in React and TypeScript on a PostgreSQL database, with tests.\n\nFour milestones, four payments. After each you have something to click: a prototype, a working login, the five functions, the app in your own cloud account. The code is yours as each milestone is paid.',
      deliveryTime: '40 working days',
      included: [
        'A written scope of up to five core functions, and a clickable prototype',
        'Up to 15 screens designed for desktop and phone, with empty, loading and error states',
        'Accounts with login, password reset and two roles',
        'One outside service connected, such as Stripe, an email service or your CRM',
        'Automated tests of every core function, run on each change',
        'Deployment to your cloud account with staging, daily backups and error reports',
        'Four rounds of changes, to spend on the milestones as you like, and 30 days of fixes',
      ],
      excluded: [
        'Cloud, email and other running costs',
        'Native apps for iOS and Android',
        'Moving data from an older system (see the add-on)',
        'Legal texts, and operation after the 30 days',
      ],
      needs: [
        'The five things a user must be able to do, in order of importance',
        'Two or three typical users described, and example data',
        'Logo and colors; a full brand guide isn’t needed',
        'A cloud account, and a company account with each service to be connected',
      ],
      milestones: [
        {
          title: 'Scope and prototype',
          outcome: 'The scope is in writing and all 15 screens can be clicked through.',
        },
        {
          title: 'Foundation',
          outcome: 'Log-in, roles, database and the first core function run on staging.',
        },
        {
          title: 'Core functions',
          outcome:
            'All five functions work on staging, with tests, and the outside service is connected.',
        },
        {
          title: 'Launch and handover',
          outcome:
            'The app runs in your cloud account; code, tests and operating notes are handed over.',
        },
      ],
    },
    sv: {
      name: 'Webbapp i React',
      summary:
        'Första versionen av din produkt: inloggning, upp till 15 vyer och fem kärnfunktioner, live på 40 arbetsdagar.',
      description:
        'En första version som folk kan använda, inte en presentation. Vi skriver ner omfattningen tillsammans med dig, ritar upp till 15 vyer och bygger dem i React och TypeScript på en PostgreSQL-databas, med tester.\n\nFyra delmål, fyra betalningar. Efter varje delmål finns något att klicka på: en prototyp, en fungerande inloggning, de fem funktionerna, appen i ditt eget molnkonto. Koden blir din i takt med att delmålen betalas.',
      deliveryTime: '40 arbetsdagar',
      included: [
        'En skriven omfattning med upp till fem kärnfunktioner, och en klickbar prototyp',
        'Upp till 15 vyer för dator och mobil, med tomma lägen, laddning och fel',
        'Konton med inloggning, återställning av lösenord och två roller',
        'En extern tjänst inkopplad, till exempel Stripe, en mejltjänst eller ditt CRM',
        'Automatiska tester av varje kärnfunktion, körda vid varje ändring',
        'Driftsättning i ditt molnkonto med testmiljö, dagliga säkerhetskopior och felrapporter',
        'Fyra ändringsrundor att fördela på delmålen som du vill, och 30 dagars felrättning',
      ],
      excluded: [
        'Kostnader för moln, mejl och annan drift',
        'Mobilappar för iOS och Android',
        'Flytt av data från ett äldre system (finns som tillval)',
        'Juridiska texter, och drift efter de 30 dagarna',
      ],
      needs: [
        'De fem saker en användare måste kunna göra, i prioritetsordning',
        'Två eller tre typiska användare beskrivna, och exempeldata',
        'Logotyp och färger; en komplett grafisk manual behövs inte',
        'Ett molnkonto och ett företagskonto hos tjänsten som ska kopplas in',
      ],
      milestones: [
        {
          title: 'Omfattning och prototyp',
          outcome: 'Omfattningen är nedskriven och alla 15 vyer går att klicka igenom.',
        },
        {
          title: 'Grunden',
          outcome:
            'Inloggning, roller, databas och den första kärnfunktionen fungerar i testmiljön.',
        },
        {
          title: 'Kärnfunktionerna',
          outcome:
            'Alla fem funktioner fungerar i testmiljön, med tester, och den externa tjänsten är inkopplad.',
        },
        {
          title: 'Lansering och överlämning',
          outcome:
            'Appen är i drift i ditt molnkonto; kod, tester och driftanteckningar är överlämnade.',
        },
      ],
    },
    nl: {
      name: 'Webapp in React',
      summary:
        'De eerste versie van je product: inloggen, maximaal 15 schermen en vijf kernfuncties, live in 40 werkdagen.',
      description:
        'Een eerste versie die mensen kunnen gebruiken, geen presentatie. We leggen samen met jou schriftelijk vast wat erin zit, tekenen maximaal 15 schermen en bouwen ze in React en TypeScript op een PostgreSQL-database, met tests.\n\nVier mijlpalen, vier betalingen. Na elke mijlpaal kun je iets uitproberen: een prototype, een werkende login, de vijf functies, de app in je eigen cloudaccount. De code wordt van jou zodra een mijlpaal betaald is.',
      deliveryTime: '40 werkdagen',
      included: [
        'Een beschreven scope van maximaal vijf kernfuncties en een klikbaar prototype',
        'Maximaal 15 schermen voor desktop en telefoon, met lege, laad- en fouttoestanden',
        'Accounts met inloggen, wachtwoordherstel en twee rollen',
        'Eén externe dienst gekoppeld, zoals Stripe, een maildienst of je CRM',
        'Automatische tests van elke kernfunctie, bij iedere wijziging',
        'Livegang in jouw cloudaccount, met testomgeving, dagelijkse back-ups en foutmeldingen',
        'Vier correctierondes, naar wens te verdelen over de mijlpalen, en 30 dagen herstel van fouten',
      ],
      excluded: [
        'Kosten van cloud, e-mail en ander gebruik',
        'Native apps voor iOS en Android',
        'Data overzetten uit een ouder systeem (kan als extra)',
        'Juridische teksten, en beheer na die 30 dagen',
      ],
      needs: [
        'De vijf dingen die een gebruiker moet kunnen doen, op volgorde van belang',
        'Een beschrijving van twee of drie typische gebruikers, en voorbeelddata',
        'Logo en kleuren; een volledige huisstijlgids hoeft niet',
        'Een cloudaccount en een zakelijk account bij de dienst die we koppelen',
      ],
      milestones: [
        {
          title: 'Scope en prototype',
          outcome: 'De scope staat op papier en je kunt door alle 15 schermen klikken.',
        },
        {
          title: 'Fundament',
          outcome: 'Inloggen, rollen, database en de eerste kernfunctie werken in de testomgeving.',
        },
        {
          title: 'Kernfuncties',
          outcome:
            'Alle vijf functies werken in de testomgeving, met tests, en de externe dienst is gekoppeld.',
        },
        {
          title: 'Lancering en overdracht',
          outcome:
            'De app draait in jouw cloudaccount; code, tests en beheernotities zijn overgedragen.',
        },
      ],
    },
    pl: {
      name: 'Aplikacja webowa w React',
      summary:
        'Pierwsza wersja Twojego produktu: logowanie, do 15 ekranów i pięć głównych funkcji – w sieci w 40 dni roboczych.',
      description:
        'Pierwsza wersja, z której da się korzystać, a nie slajd. Spisujemy z Tobą zakres, projektujemy do 15 ekranów i budujemy je w React i TypeScript na bazie PostgreSQL, z testami.\n\nCztery etapy, cztery płatności. Po każdym masz coś do przeklikania: prototyp, działające logowanie, pięć funkcji, aplikację na Twoim koncie w chmurze. Kod przechodzi na Ciebie z każdym opłaconym etapem.',
      deliveryTime: '40 dni roboczych',
      included: [
        'Spisany zakres, do pięciu głównych funkcji, i klikalny prototyp',
        'Do 15 ekranów na komputer i telefon, ze stanami pustymi, ładowania i błędu',
        'Konta z logowaniem, odzyskiwaniem hasła i dwiema rolami',
        'Jedna podłączona usługa zewnętrzna, np. Stripe, poczta lub Twój CRM',
        'Automatyczne testy każdej głównej funkcji, uruchamiane przy każdej zmianie',
        'Wdrożenie na Twoim koncie w chmurze: środowisko testowe, codzienne kopie i raporty błędów',
        'Cztery rundy poprawek, do rozłożenia na etapy według uznania, oraz 30 dni usuwania usterek',
      ],
      excluded: [
        'Koszty chmury, poczty i bieżącego działania',
        'Natywne aplikacje na iOS i Androida',
        'Przeniesienie danych ze starszego systemu (dostępne jako dodatek)',
        'Teksty prawne oraz utrzymanie po upływie 30 dni',
      ],
      needs: [
        'Pięć rzeczy, które użytkownik musi móc zrobić, od najważniejszej',
        'Opis dwóch lub trzech typowych użytkowników i przykładowe dane',
        'Logo i kolory; pełna księga znaku nie jest potrzebna',
        'Konto w chmurze i konto firmowe w podłączanej usłudze',
      ],
      milestones: [
        {
          title: 'Zakres i prototyp',
          outcome: 'Zakres jest na piśmie, a wszystkie 15 ekranów da się przeklikać.',
        },
        {
          title: 'Fundament',
          outcome: 'Logowanie, role, baza i pierwsza funkcja działają w środowisku testowym.',
        },
        {
          title: 'Główne funkcje',
          outcome:
            'Wszystkie pięć funkcji działa w środowisku testowym, z testami i podłączoną usługą zewnętrzną.',
        },
        {
          title: 'Uruchomienie i przekazanie',
          outcome:
            'Aplikacja działa na Twoim koncie w chmurze; kod, testy i instrukcja utrzymania są u Ciebie.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'app-payments',
      prices: { USD: 190000, EUR: 175000, SEK: 1980000, PLN: 750000 },
      workingDays: 6,
      text: {
        en: {
          name: 'Subscriptions with Stripe',
          description:
            'Up to three plans, trial, receipts and cancellation by the user, in up to two currencies.',
        },
        sv: {
          name: 'Prenumerationer med Stripe',
          description:
            'Upp till tre planer, provperiod, kvitton och uppsägning som användaren sköter själv, i upp till två valutor.',
        },
        nl: {
          name: 'Abonnementen met Stripe',
          description:
            'Maximaal drie abonnementen met proefperiode, betaalbewijzen en zelf opzeggen, in maximaal twee valuta’s.',
        },
        pl: {
          name: 'Subskrypcje przez Stripe',
          description:
            'Do trzech planów, okres próbny, potwierdzenia płatności i samodzielna rezygnacja, w najwyżej dwóch walutach.',
        },
      },
    },
    {
      code: 'app-data-migration',
      prices: { USD: 120000, EUR: 110000, SEK: 1250000, PLN: 475000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Data from an older system',
          description:
            'Up to five tables moved from CSV or a database dump: one dryRun, one final run and a count of what came over.',
        },
        sv: {
          name: 'Data från ett äldre system',
          description:
            'Upp till fem tabeller flyttade från CSV eller en databasdump: ett genrep, en slutlig körning och en avstämning.',
        },
        nl: {
          name: 'Data uit een ouder systeem',
          description:
            'Maximaal vijf tabellen overgezet uit CSV of een databasedump: één proefrun, één definitieve run en een telling achteraf.',
        },
        pl: {
          name: 'Dane ze starszego systemu',
          description:
            'Do pięciu tabel przeniesionych z CSV lub zrzutu bazy: jedna próba, jedno przeniesienie końcowe i zestawienie wyników.',
        },
      },
    },
    {
      code: 'app-second-language',
      prices: { USD: 89000, EUR: 82000, SEK: 930000, PLN: 350000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Second language',
          description:
            'Screens, emails and error messages in one more language, from the translation you send.',
        },
        sv: {
          name: 'Ett språk till',
          description:
            'Vyer, mejl och felmeddelanden på ett språk till, utifrån översättningen du skickar.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Schermen, e-mails en foutmeldingen in nog een taal, op basis van jouw vertaling.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Ekrany, e-maile i komunikaty błędów w drugim języku, na podstawie Twojego tłumaczenia.',
        },
      },
    },
  ],
} satisfies ProductSeed
