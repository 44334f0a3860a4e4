import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'internal-dashboard',
  category: 'Application',
  platform: 'Custom',
  codeLevel: 'Full code',
  prices: { USD: 890000, EUR: 819000, SEK: 9260000, PLN: 3515000 },
  speeds: [
    { code: 'standard', workingDays: 25, surchargePercent: 0 },
    { code: 'express', workingDays: 18, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 6 },
    { percentage: 45, workingDays: 13 },
    { percentage: 25, workingDays: 6 },
  ],
  text: {
    en: {
      name: 'Internal dashboard',
      summary:
        'Up to eight views over three of your data sources, behind your company login, live in 25 working days.',
      description:
        'The numbers your team now collects in a spreadsheet on Mondays, on a single page. We connect up to three sources, agree in writing how each figure is counted, and show it as a chart with the table beside it.\n\nPlain, quick pages rendered on the server: they open on an old laptop and on the phone in the warehouse. Everything runs in your own account; your data doesn’t pass through any service of ours.',
      deliveryTime: '25 working days',
      included: [
        'Up to three sources: PostgreSQL, MySQL, a REST API, Google Sheets or CSV files',
        'Up to 8 views with 12 charts in all, each with its table and a CSV download',
        'A written definition of up to 25 key figures',
        'Log-in with Google Workspace or Microsoft Entra ID, and three roles',
        'Filters by period, team and product, kept in an address you can share',
        'Three rounds of changes, to spend on the milestones as you like',
        'Deployment to your account, operating notes and 30 days of fixes',
      ],
      excluded: [
        'Hosting and license costs',
        'Cleaning up wrong data at its source; we list what we find',
        'Forecasts and machine learning',
        'Editing of source data from the dashboard',
      ],
      needs: [
        'Read-only access to each source, or a realistic copy',
        'The reports or spreadsheets you use today',
        'One person who knows what the figures mean and answers in writing',
        'An administrator who can register the login with Google or Microsoft',
      ],
      milestones: [
        {
          title: 'Figures and sketches',
          outcome:
            'Every key figure is defined in writing and each view is sketched with real numbers.',
        },
        {
          title: 'Sources and views',
          outcome: 'All sources are connected and all views work on a preview address.',
        },
        {
          title: 'Testing and launch',
          outcome:
            'The figures agree with your own reports for a month you choose, and the dashboard runs in your account.',
        },
      ],
    },
    sv: {
      name: 'Intern rapportpanel',
      summary:
        'Upp till åtta vyer över tre av dina datakällor, bakom företagets inloggning, live på 25 arbetsdagar.',
      description:
        'Siffrorna som teamet i dag samlar i ett kalkylark på måndagar, på en enda adress. Vi kopplar in upp till tre källor, kommer skriftligt överens om hur varje tal räknas och visar det som diagram med tabellen bredvid.\n\nEnkla, snabba sidor som renderas på servern: de öppnas på en gammal laptop och på telefonen i lagret. Allt körs på ditt eget konto, och dina data passerar ingen tjänst hos oss.',
      deliveryTime: '25 arbetsdagar',
      included: [
        'Upp till tre källor: PostgreSQL, MySQL, ett REST-API, Google Kalkylark eller CSV-filer',
        'Upp till 8 vyer med totalt 12 diagram, alla med tabell och nedladdning som CSV',
        'Skriven definition av upp till 25 nyckeltal',
        'Inloggning med Google Workspace eller Microsoft Entra ID, och tre roller',
        'Filter på period, team och produkt, sparade i en adress du kan dela',
        'Tre ändringsrundor att fördela på delmålen som du vill',
        'Driftsättning på ditt konto, driftanteckningar och 30 dagars felrättning',
      ],
      excluded: [
        'Kostnader för drift och licenser',
        'Rättning av felaktig data vid källan; vi listar vad vi hittar',
        'Prognoser och maskininlärning',
        'Redigering av källdata från rapportpanelen',
      ],
      needs: [
        'Läsåtkomst till varje källa, eller en realistisk kopia',
        'Rapporterna eller kalkylarken du använder i dag',
        'En person som vet vad siffrorna betyder och svarar skriftligt',
        'En administratör som kan registrera inloggningen hos Google eller Microsoft',
      ],
      milestones: [
        {
          title: 'Nyckeltal och skisser',
          outcome:
            'Varje nyckeltal är definierat skriftligt och varje vy skissad med riktiga siffror.',
        },
        {
          title: 'Källor och vyer',
          outcome: 'Alla källor är inkopplade och alla vyer fungerar på en testadress.',
        },
        {
          title: 'Avstämning och lansering',
          outcome:
            'Siffrorna stämmer med dina egna rapporter för en månad du väljer, och allt är i drift på ditt konto.',
        },
      ],
    },
    nl: {
      name: 'Intern dashboard',
      summary:
        'Maximaal acht weergaven over drie van je databronnen, achter je bedrijfslogin, live in 25 werkdagen.',
      description:
        'De cijfers die je team nu elke maandag in een spreadsheet verzamelt, op één adres. We koppelen maximaal drie bronnen, leggen schriftelijk met je vast hoe elk cijfer geteld wordt en tonen het als grafiek met de tabel ernaast.\n\nEenvoudige, snelle pagina’s die op de server worden gemaakt: ze openen op een oude laptop en op de telefoon in het magazijn. Alles draait op je eigen account; je data loopt niet via een dienst van ons.',
      deliveryTime: '25 werkdagen',
      included: [
        'Maximaal drie bronnen: PostgreSQL, MySQL, een REST-API, Google Spreadsheets of CSV-bestanden',
        'Maximaal 8 weergaven met samen 12 grafieken, elk met tabel en CSV-download',
        'Een schriftelijke definitie van maximaal 25 kerncijfers',
        'Inloggen met Google Workspace of Microsoft Entra ID, en drie rollen',
        'Filters op periode, team en product, bewaard in een adres dat je kunt delen',
        'Drie correctierondes, naar wens te verdelen over de mijlpalen',
        'Livegang op jouw account, beheernotities en 30 dagen herstel van fouten',
      ],
      excluded: [
        'Kosten van hosting en licenties',
        'Foute data opschonen bij de bron; we melden wel wat we vinden',
        'Prognoses en machine learning',
        'Brongegevens bewerken vanuit het dashboard',
      ],
      needs: [
        'Leestoegang tot elke bron, of een realistische kopie',
        'De rapporten of spreadsheets die je nu gebruikt',
        'Eén persoon die weet wat de cijfers betekenen en schriftelijk antwoordt',
        'Een beheerder die de login bij Google of Microsoft kan registreren',
      ],
      milestones: [
        {
          title: 'Cijfers en schetsen',
          outcome:
            'Elk kerncijfer is op papier gedefinieerd en elke weergave geschetst met echte getallen.',
        },
        {
          title: 'Bronnen en weergaven',
          outcome: 'Alle bronnen zijn gekoppeld en alle weergaven werken op een testadres.',
        },
        {
          title: 'Controle en livegang',
          outcome:
            'De cijfers kloppen met je eigen rapporten over een maand die jij kiest, en het dashboard draait op je account.',
        },
      ],
    },
    pl: {
      name: 'Wewnętrzny panel danych',
      summary:
        'Do ośmiu widoków z trzech źródeł danych, za firmowym logowaniem – gotowe w 25 dni roboczych.',
      description:
        'Liczby, które Twój zespół co poniedziałek zbiera w arkuszu, pod jednym adresem. Podłączamy do trzech źródeł, ustalamy na piśmie, jak liczy się każdy wskaźnik, i pokazujemy go na wykresie z tabelą obok.\n\nProste, szybkie strony renderowane na serwerze: otworzą się na starym laptopie i na telefonie w magazynie. Wszystko działa na Twoim koncie, a dane nie przechodzą przez żadną naszą usługę.',
      deliveryTime: '25 dni roboczych',
      included: [
        'Do trzech źródeł: PostgreSQL, MySQL, REST API, Arkusze Google lub pliki CSV',
        'Do 8 widoków, łącznie 12 wykresów, każdy z tabelą i pobieraniem CSV',
        'Pisemna definicja do 25 wskaźników',
        'Logowanie przez Google Workspace lub Microsoft Entra ID i trzy role',
        'Filtry według okresu, zespołu i produktu, zapisane w adresie do udostępnienia',
        'Trzy rundy poprawek, do rozłożenia na etapy według uznania',
        'Wdrożenie na Twoim koncie, instrukcja utrzymania i 30 dni usuwania usterek',
      ],
      excluded: [
        'Koszty hostingu i licencji',
        'Poprawianie błędnych danych u źródła; opisujemy, co znajdziemy',
        'Prognozy i uczenie maszynowe',
        'Edycja danych źródłowych z poziomu panelu',
      ],
      needs: [
        'Dostęp tylko do odczytu do każdego źródła albo realistyczna kopia',
        'Raporty lub arkusze, z których korzystasz dziś',
        'Jedna osoba, która wie, co znaczą liczby, i odpowiada na piśmie',
        'Administrator, który zarejestruje logowanie w Google lub Microsoft',
      ],
      milestones: [
        {
          title: 'Wskaźniki i szkice',
          outcome:
            'Każdy wskaźnik ma pisemną definicję, a każdy widok szkic z prawdziwymi liczbami.',
        },
        {
          title: 'Źródła i widoki',
          outcome: 'Wszystkie źródła są podłączone, a widoki działają pod adresem testowym.',
        },
        {
          title: 'Testy i uruchomienie',
          outcome:
            'Liczby zgadzają się z Twoimi raportami za wybrany miesiąc, a panel działa na Twoim koncie.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'dashboard-extra-source',
      prices: { USD: 99000, EUR: 91000, SEK: 1030000, PLN: 390000 },
      workingDays: 4,
      text: {
        en: {
          name: 'One more data source',
          description:
            'A fourth source connected, with up to two more views and three more charts.',
        },
        sv: {
          name: 'En datakälla till',
          description: 'En fjärde källa inkopplad, med upp till två vyer och tre diagram till.',
        },
        nl: {
          name: 'Extra databron',
          description:
            'Een vierde bron gekoppeld, met maximaal twee extra weergaven en drie extra grafieken.',
        },
        pl: {
          name: 'Dodatkowe źródło danych',
          description: 'Czwarte źródło, a z nim do dwóch widoków i trzech wykresów więcej.',
        },
      },
    },
    {
      code: 'dashboard-weekly-mail',
      prices: { USD: 49000, EUR: 45000, SEK: 510000, PLN: 195000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Weekly report by email',
          description:
            'One report with up to eight figures, sent to up to 50 people on the day and hour you choose.',
        },
        sv: {
          name: 'Veckorapport via mejl',
          description:
            'En rapport med upp till åtta nyckeltal, skickad till högst 50 personer den dag och tid du väljer.',
        },
        nl: {
          name: 'Weekrapport per e-mail',
          description:
            'Eén rapport met maximaal acht cijfers, naar maximaal 50 mensen, op de dag en het uur dat jij kiest.',
        },
        pl: {
          name: 'Cotygodniowy raport e-mail',
          description:
            'Jeden raport, do ośmiu wskaźników, wysyłany do 50 osób w wybranym dniu i o wybranej godzinie.',
        },
      },
    },
    {
      code: 'dashboard-alerts',
      prices: { USD: 59000, EUR: 54000, SEK: 610000, PLN: 235000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Alerts',
          description:
            'Up to 10 thresholds, each with a notice by email, Slack or Teams when a figure passes it.',
        },
        sv: {
          name: 'Larm',
          description:
            'Upp till 10 gränsvärden, med avisering via mejl, Slack eller Teams när ett nyckeltal passerar gränsen.',
        },
        nl: {
          name: 'Meldingen',
          description:
            'Maximaal 10 drempels, met bericht per e-mail, Slack of Teams zodra een cijfer eroverheen gaat.',
        },
        pl: {
          name: 'Alerty',
          description:
            'Do 10 progów, z powiadomieniem przez e-mail, Slack lub Teams, gdy wskaźnik je przekroczy.',
        },
      },
    },
  ],
} satisfies ProductSeed
