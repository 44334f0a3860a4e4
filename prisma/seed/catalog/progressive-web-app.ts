import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'progressive-web-app',
  category: 'Application',
  platform: 'React',
  codeLevel: 'Full code',
  prices: { USD: 980_000, EUR: 902_000, SEK: 10_190_000, PLN: 3_870_000 },
  speeds: [
    { code: 'standard', workingDays: 30, surchargePercent: 0 },
    { code: 'express', workingDays: 22, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 8 },
    { percentage: 25, workingDays: 10 },
    { percentage: 25, workingDays: 7 },
    { percentage: 20, workingDays: 5 },
  ],
  text: {
    en: {
      name: 'Progressive web app',
      summary:
        'A React app that installs from the browser and opens without a connection, delivered in 30 working days.',
      description:
        'One app for phone, tablet and desktop, with no app store between you and the people who use it. It installs from the browser, starts without a network and sends what was entered offline once the connection is back.\n\nWe design up to eight screens, agree on them in writing, then build them on a staging link you can open at every milestone. The code ends up in your own repository.',
      deliveryTime: '30 working days',
      included: [
        'Up to 8 screens, designed in Figma and built in React and TypeScript',
        'Sign-in by email and password, with up to 2 user roles',
        'Database and API for up to 5 kinds of records, such as customers, reservations or tasks',
        'Offline start, recent data readable offline, and forms that send when the connection returns',
        'Push notifications for up to 3 events',
        'App icon, splash screen and install prompt',
        'Three rounds of changes and 30 days of bug fixes after handover',
      ],
      excluded: [
        'Listings in the App Store or Google Play',
        'Device features a browser doesn’t offer, such as background location',
        'Fees for hosting, database and email services',
        'Moving data out of an existing system',
      ],
      needs: [
        'A list of what users should be able to do, in order of importance',
        'Logo, colors and fonts, or a link to where they are in use',
        'Sample data for each kind of record, 10 rows are enough',
        'Access to your domain and to a hosting account in your name',
      ],
      milestones: [
        {
          title: 'Flows and screens',
          outcome:
            'All 8 screens and the paths between them, clickable in Figma and approved by you.',
        },
        {
          title: 'Working core',
          outcome: 'Sign-in, roles and records work on a staging link with your sample data.',
        },
        {
          title: 'Offline and notifications',
          outcome: 'The app installs, opens without a network and sends its notifications.',
        },
        {
          title: 'Testing and handover',
          outcome:
            'Tested on iOS, Android and desktop, live on your domain, code in your repository.',
        },
      ],
    },
    sv: {
      name: 'Progressiv webbapp',
      summary:
        'En React-app som installeras från webbläsaren och öppnas utan uppkoppling, levererad på 30 arbetsdagar.',
      description:
        'En enda app för mobil, surfplatta och dator, utan någon appbutik mellan dig och användarna. Den installeras från webbläsaren, startar utan nät och skickar det som fylldes i offline så snart uppkopplingen är tillbaka.\n\nVi formger upp till åtta skärmar, stämmer av dem skriftligt och bygger dem sedan på en testlänk som du kan öppna vid varje delmål. Koden hamnar i ditt eget repo.',
      deliveryTime: '30 arbetsdagar',
      included: [
        'Upp till 8 skärmar, formgivna i Figma och byggda i React och TypeScript',
        'Inloggning med e-post och lösenord, med upp till 2 användarroller',
        'Databas och API för upp till 5 sorters poster, till exempel kunder, bokningar eller uppgifter',
        'Start utan nät, senaste data läsbar offline och formulär som skickas när uppkopplingen är tillbaka',
        'Pushnotiser för upp till 3 händelser',
        'Appikon, startskärm och installationsruta',
        'Tre ändringsrundor och 30 dagars felrättning efter överlämning',
      ],
      excluded: [
        'Publicering i App Store eller Google Play',
        'Funktioner som webbläsaren inte ger tillgång till, till exempel position i bakgrunden',
        'Avgifter för webbhotell, databas och e-posttjänster',
        'Flytt av data från ett befintligt system',
      ],
      needs: [
        'En lista över vad användarna ska kunna göra, viktigast först',
        'Logotyp, färger och typsnitt, eller en länk till där de används',
        'Exempeldata för varje sorts post, 10 rader räcker',
        'Åtkomst till din domän och till ett hostingkonto i ditt namn',
      ],
      milestones: [
        {
          title: 'Flöden och skärmar',
          outcome: 'Alla 8 skärmar och vägarna mellan dem, klickbara i Figma och godkända av dig.',
        },
        {
          title: 'Fungerande kärna',
          outcome: 'Inloggning, roller och poster fungerar på en testlänk med dina exempeldata.',
        },
        {
          title: 'Offline och notiser',
          outcome: 'Appen går att installera, öppnas utan nät och skickar sina notiser.',
        },
        {
          title: 'Test och överlämning',
          outcome: 'Testad på iOS, Android och dator, i drift på din domän, koden i ditt repo.',
        },
      ],
    },
    nl: {
      name: 'Progressive web app',
      summary:
        'Een React-app die je vanuit de browser installeert en die zonder verbinding opent, klaar in 30 werkdagen.',
      description:
        'Eén app voor telefoon, tablet en desktop, zonder appstore tussen jou en je gebruikers. De app installeert vanuit de browser, start zonder netwerk en verstuurt wat offline is ingevuld zodra er weer verbinding is.\n\nWe ontwerpen tot acht schermen, stemmen die schriftelijk met je af en bouwen ze daarna op een testlink die je bij elke mijlpaal kunt openen. De code komt in je eigen repository.',
      deliveryTime: '30 werkdagen',
      included: [
        'Tot 8 schermen, ontworpen in Figma en gebouwd in React en TypeScript',
        'Inloggen met e-mail en wachtwoord, met maximaal 2 gebruikersrollen',
        'Database en API voor maximaal 5 soorten gegevens, zoals klanten, boekingen of taken',
        'Starten zonder netwerk, recente gegevens offline leesbaar en formulieren die later alsnog verzenden',
        'Pushmeldingen voor maximaal 3 gebeurtenissen',
        'App-icoon, opstartscherm en installatiemelding',
        'Drie correctierondes en 30 dagen bugfixes na oplevering',
      ],
      excluded: [
        'Plaatsing in de App Store of Google Play',
        'Functies die een browser niet biedt, zoals locatie op de achtergrond',
        'Kosten van hosting, database en e-maildiensten',
        'Overzetten van gegevens uit een bestaand systeem',
      ],
      needs: [
        'Een lijst van wat gebruikers moeten kunnen, het belangrijkste bovenaan',
        'Logo, kleuren en lettertypen, of een link naar waar je ze gebruikt',
        'Voorbeelddata per soort gegeven, 10 regels is genoeg',
        'Toegang tot je domein en tot een hostingaccount op jouw naam',
      ],
      milestones: [
        {
          title: 'Flows en schermen',
          outcome:
            'Alle 8 schermen en de routes ertussen, klikbaar in Figma en door jou goedgekeurd.',
        },
        {
          title: 'Kernfuncties',
          outcome: 'Inloggen, rollen en gegevens werken op een testlink met jouw voorbeelddata.',
        },
        {
          title: 'Offline en meldingen',
          outcome: 'De app is te installeren, opent zonder netwerk en verstuurt zijn meldingen.',
        },
        {
          title: 'Test en oplevering',
          outcome: 'Getest op iOS, Android en desktop, live op je domein, code in je repository.',
        },
      ],
    },
    pl: {
      name: 'Progresywna aplikacja webowa (PWA)',
      summary:
        'Aplikacja w React, którą instaluje się z przeglądarki i która otwiera się bez internetu, gotowa w 30 dni roboczych.',
      description:
        'Jedna aplikacja na telefon, tablet i komputer, bez sklepu z aplikacjami między Tobą a użytkownikami. Instaluje się z przeglądarki, uruchamia bez sieci, a dane wpisane offline wysyła po odzyskaniu połączenia.\n\nProjektujemy do ośmiu ekranów, uzgadniamy je z Tobą na piśmie, a potem budujemy pod linkiem testowym, który możesz otworzyć przy każdym etapie. Kod trafia do Twojego repozytorium.',
      deliveryTime: '30 dni roboczych',
      included: [
        'Do 8 ekranów zaprojektowanych w Figmie i zbudowanych w React i TypeScript',
        'Logowanie e-mailem i hasłem, do 2 ról użytkowników',
        'Baza danych i API dla maks. 5 rodzajów danych, np. klientów, rezerwacji lub zadań',
        'Start bez sieci, odczyt ostatnich danych offline i formularze wysyłane po powrocie połączenia',
        'Powiadomienia push dla maks. 3 zdarzeń',
        'Ikona aplikacji, ekran startowy i zachęta do instalacji',
        'Trzy rundy poprawek i 30 dni usuwania błędów po przekazaniu',
      ],
      excluded: [
        'Publikacja w App Store i Google Play',
        'Funkcje niedostępne w przeglądarce, np. lokalizacja w tle',
        'Opłaty za hosting, bazę danych i usługi e-mail',
        'Przenoszenie danych z istniejącego systemu',
      ],
      needs: [
        'Lista tego, co użytkownicy mają móc zrobić, od najważniejszego',
        'Logo, kolory i fonty albo link do miejsca, gdzie są używane',
        'Przykładowe dane każdego rodzaju, wystarczy 10 wierszy',
        'Dostęp do domeny i do konta hostingowego na Twoje nazwisko lub firmę',
      ],
      milestones: [
        {
          title: 'Ścieżki i ekrany',
          outcome:
            'Wszystkie 8 ekranów i przejścia między nimi, klikalne w Figmie i zaakceptowane przez Ciebie.',
        },
        {
          title: 'Działający rdzeń',
          outcome: 'Logowanie, role i dane działają pod linkiem testowym na Twoich przykładach.',
        },
        {
          title: 'Offline i powiadomienia',
          outcome: 'Aplikację można zainstalować, otwiera się bez sieci i wysyła powiadomienia.',
        },
        {
          title: 'Testy i przekazanie',
          outcome:
            'Sprawdzona na iOS, Androidzie i komputerze, działa w Twojej domenie, kod w Twoim repozytorium.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'two-more-screens',
      prices: { USD: 120_000, EUR: 110_000, SEK: 1_250_000, PLN: 475_000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Two more screens',
          description: 'Two additional screens, designed and built like the others.',
        },
        sv: {
          name: 'Två skärmar till',
          description: 'Ytterligare två skärmar, formgivna och byggda som de övriga.',
        },
        nl: {
          name: 'Twee extra schermen',
          description: 'Nog twee schermen, ontworpen en gebouwd zoals de rest.',
        },
        pl: {
          name: 'Dwa dodatkowe ekrany',
          description: 'Dwa kolejne ekrany, zaprojektowane i zbudowane tak jak pozostałe.',
        },
      },
    },
    {
      code: 'second-language',
      prices: { USD: 79_000, EUR: 73_000, SEK: 820_000, PLN: 310_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Second language',
          description:
            'A language switch and all app texts in a second language, translated by you.',
        },
        sv: {
          name: 'Ett andra språk',
          description: 'Språkväxlare och alla apptexter på ett andra språk, översatta av dig.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Een taalkeuze en alle app-teksten in een tweede taal; de vertaling lever jij.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Przełącznik języka i wszystkie teksty w drugim języku, w Twoim tłumaczeniu.',
        },
      },
    },
    {
      code: 'card-payments',
      prices: { USD: 140_000, EUR: 129_000, SEK: 1_460_000, PLN: 555_000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Card payments',
          description:
            'Payments inside the app through your Stripe account: one-time or one subscription plan.',
        },
        sv: {
          name: 'Kortbetalning',
          description: 'Betalning i appen via ditt Stripe-konto: engångsköp eller ett abonnemang.',
        },
        nl: {
          name: 'Kaartbetalingen',
          description: 'Betalen in de app via je Stripe-account: eenmalig of met één abonnement.',
        },
        pl: {
          name: 'Płatności kartą',
          description:
            'Płatności w aplikacji przez Twoje konto Stripe: jednorazowe albo jeden abonament.',
        },
      },
    },
  ],
} satisfies ProductSeed
