import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'client-portal',
  category: 'Application',
  platform: 'React',
  codeLevel: 'Full code',
  prices: { USD: 1190000, EUR: 1095000, SEK: 12380000, PLN: 4700000 },
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
    { percentage: 40, workingDays: 15 },
    { percentage: 30, workingDays: 7 },
  ],
  text: {
    en: {
      name: 'Client portal',
      summary:
        'A login for your clients with their projects, files, messages and invoices, live in 30 working days.',
      description:
        'For accountants, agencies, installers and others who answer “how far are you?” ten times a day. Your clients log in under your name and see how their matter is going, what you need from them and what they owe.\n\nThe portal reads from one system you already run, so no one types anything twice. It is built in React, hosted in your own account, and costs no fee per user.',
      deliveryTime: '30 working days',
      included: [
        'Up to 10 screens in your brand, among them overview, project, files, messages and invoices',
        'Three roles: client, staff and administrator; each client sees only their own data',
        'File exchange up to 100 MB per file, with versions and a log of who opened what',
        'Messages by project, with notice by email',
        'Data read from one system with an API, such as your CRM or accounting',
        'Three rounds of changes, to spend on the milestones as you like',
        'Deployment to your account, a guide for staff and 30 days of fixes',
      ],
      excluded: [
        'Hosting, email and license costs of your other systems',
        'Online payment and electronic signing (see the add-ons)',
        'Writing data back to your other system',
        'Support to your clients',
      ],
      needs: [
        'API access and a test account for the system we read from',
        'Three anonymised client matters, from start to finish',
        'Logo, colors and the subdomain the portal should have',
        'One person who approves, and your processing agreement if you need one signed',
      ],
      milestones: [
        {
          title: 'Screen designs',
          outcome:
            'All screens can be clicked through with your example matters, for client and staff.',
        },
        {
          title: 'Portal on staging',
          outcome: 'Log-in, files, messages and data from your system work on a preview address.',
        },
        {
          title: 'Launch and handover',
          outcome:
            'The portal runs on your subdomain, your first clients are invited and the staff guide is done.',
        },
      ],
    },
    sv: {
      name: 'Kundportal',
      summary:
        'En inloggning för dina kunder med projekt, filer, meddelanden och fakturor, live på 30 arbetsdagar.',
      description:
        'För redovisningsbyråer, konsulter, installatörer och andra som får frågan ”hur långt har ni kommit?” tio gånger om dagen. Dina kunder loggar in under ditt namn och ser hur ärendet ligger till, vad du behöver från dem och vad som ska betalas.\n\nPortalen läser från ett system du redan har, så ingen skriver in något två gånger. Den byggs i React, ligger på ditt eget konto och har ingen avgift per användare.',
      deliveryTime: '30 arbetsdagar',
      included: [
        'Upp till 10 vyer i din profil, bland annat översikt, projekt, filer, meddelanden och fakturor',
        'Tre roller: kund, medarbetare och administratör; varje kund ser bara sitt eget',
        'Filutbyte upp till 100 MB per fil, med versioner och logg över vem som har öppnat vad',
        'Meddelanden per projekt, med avisering via mejl',
        'Data läst från ett system med API, till exempel ditt CRM eller din bokföring',
        'Tre ändringsrundor att fördela på delmålen som du vill',
        'Driftsättning på ditt konto, en guide för personalen och 30 dagars felrättning',
      ],
      excluded: [
        'Kostnader för drift, mejl och licenser till dina andra system',
        'Betalning online och elektronisk signering (finns som tillval)',
        'Att skriva data tillbaka till ditt andra system',
        'Support till dina kunder',
      ],
      needs: [
        'API-åtkomst och ett testkonto till systemet vi läser från',
        'Tre avidentifierade kundärenden, från början till slut',
        'Logotyp, färger och den underdomän portalen ska ha',
        'En person som godkänner, och ditt personuppgiftsbiträdesavtal om det ska skrivas under',
      ],
      milestones: [
        {
          title: 'Design av vyerna',
          outcome:
            'Alla vyer går att klicka igenom med dina exempelärenden, som kund och som medarbetare.',
        },
        {
          title: 'Portal i testmiljö',
          outcome:
            'Inloggning, filer, meddelanden och data från ditt system fungerar på en testadress.',
        },
        {
          title: 'Lansering och överlämning',
          outcome:
            'Portalen är i drift på din underdomän, de första kunderna är inbjudna och guiden är klar.',
        },
      ],
    },
    nl: {
      name: 'Klantportaal',
      summary:
        'Een eigen login voor je klanten met projecten, bestanden, berichten en facturen, live in 30 werkdagen.',
      description:
        'Voor accountants, bureaus, installateurs en iedereen die tien keer per dag ‘hoe ver zijn jullie?’ te horen krijgt. Je klanten loggen in onder jouw naam en zien hoe hun zaak ervoor staat, wat je van ze nodig hebt en wat er nog openstaat.\n\nHet portaal leest uit één systeem dat je al gebruikt, dus niemand typt iets dubbel. Het is gebouwd in React, draait op je eigen account en kost niets per gebruiker.',
      deliveryTime: '30 werkdagen',
      included: [
        'Maximaal 10 schermen in je huisstijl, waaronder overzicht, project, bestanden, berichten en facturen',
        'Drie rollen: klant, medewerker en beheerder; elke klant ziet alleen de eigen gegevens',
        'Bestanden uitwisselen tot 100 MB per stuk, met versies en een logboek van wie wat opende',
        'Berichten per project, met een seintje per e-mail',
        'Gegevens uit één systeem met een API, zoals je CRM of boekhouding',
        'Drie correctierondes, naar wens te verdelen over de mijlpalen',
        'Livegang op jouw account, een handleiding voor medewerkers en 30 dagen herstel van fouten',
      ],
      excluded: [
        'Kosten van hosting, e-mail en licenties van je andere systemen',
        'Online betalen en digitaal ondertekenen (kan als extra)',
        'Gegevens terugschrijven naar je andere systeem',
        'Ondersteuning van je klanten',
      ],
      needs: [
        'API-toegang en een testaccount voor het systeem waaruit we lezen',
        'Drie geanonimiseerde klantdossiers, van begin tot eind',
        'Logo, kleuren en het subdomein voor het portaal',
        'Eén persoon die akkoord geeft, en je verwerkersovereenkomst als die getekend moet worden',
      ],
      milestones: [
        {
          title: 'Schermontwerpen',
          outcome:
            'Je kunt door alle schermen klikken met je voorbeelddossiers, als klant en als medewerker.',
        },
        {
          title: 'Portaal in testomgeving',
          outcome:
            'Inloggen, bestanden, berichten en gegevens uit je systeem werken op een testadres.',
        },
        {
          title: 'Lancering en overdracht',
          outcome:
            'Het portaal draait op je subdomein, de eerste klanten zijn uitgenodigd en de handleiding is klaar.',
        },
      ],
    },
    pl: {
      name: 'Portal klienta',
      summary:
        'Logowanie dla Twoich klientów: projekty, pliki, wiadomości i faktury w jednym miejscu – w 30 dni roboczych.',
      description:
        'Dla biur rachunkowych, agencji, instalatorów i wszystkich, którzy dziesięć razy dziennie słyszą „na jakim to jest etapie?”. Twoi klienci logują się pod Twoją marką i widzą stan swojej sprawy, czego od nich potrzebujesz i co jest do zapłaty.\n\nPortal czyta dane z jednego systemu, którego już używasz, więc nikt nie przepisuje niczego dwa razy. Powstaje w React, działa na Twoim koncie i nie ma opłat za użytkownika.',
      deliveryTime: '30 dni roboczych',
      included: [
        'Do 10 ekranów w Twojej identyfikacji, m.in. przegląd, projekt, pliki, wiadomości i faktury',
        'Trzy role: klient, pracownik i administrator; klient widzi tylko własne dane',
        'Wymiana plików do 100 MB każdy, z wersjami i dziennikiem otwarć',
        'Wiadomości przy projekcie, z powiadomieniem e-mail',
        'Odczyt danych z jednego systemu z API, np. CRM-u lub programu księgowego',
        'Trzy rundy poprawek, do rozłożenia na etapy według uznania',
        'Wdrożenie na Twoim koncie, instrukcja dla pracowników i 30 dni usuwania usterek',
      ],
      excluded: [
        'Koszty hostingu, poczty i licencji Twoich innych systemów',
        'Płatności online i podpis elektroniczny (dostępne jako dodatki)',
        'Zapis danych z powrotem do Twojego systemu',
        'Obsługa Twoich klientów',
      ],
      needs: [
        'Dostęp do API i konto testowe w systemie, z którego czytamy dane',
        'Trzy zanonimizowane sprawy klientów, od początku do końca',
        'Logo, kolory i subdomena dla portalu',
        'Jedna osoba, która akceptuje, oraz umowa powierzenia danych, jeśli ma być podpisana',
      ],
      milestones: [
        {
          title: 'Projekt ekranów',
          outcome:
            'Wszystkie ekrany da się przeklikać na Twoich przykładach, jako klient i jako pracownik.',
        },
        {
          title: 'Portal w środowisku testowym',
          outcome:
            'Logowanie, pliki, wiadomości i dane z Twojego systemu działają pod adresem testowym.',
        },
        {
          title: 'Uruchomienie i przekazanie',
          outcome:
            'Portal działa w Twojej subdomenie, pierwsi klienci mają zaproszenia, a instrukcja jest gotowa.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'portal-invoice-payment',
      prices: { USD: 140000, EUR: 129000, SEK: 1460000, PLN: 555000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Invoices paid online',
          description:
            'A pay button on each invoice through your Stripe or Mollie account, with the status shown to staff.',
        },
        sv: {
          name: 'Betalning av fakturor online',
          description:
            'En betalknapp på varje faktura via ditt konto hos Stripe eller Mollie, med status synlig för personalen.',
        },
        nl: {
          name: 'Facturen online betalen',
          description:
            'Een betaalknop op elke factuur via je Stripe- of Mollie-account, met de status zichtbaar voor medewerkers.',
        },
        pl: {
          name: 'Płatność faktur online',
          description:
            'Przycisk płatności przy każdej fakturze przez Twoje konto Stripe lub Mollie, ze statusem widocznym dla pracowników.',
        },
      },
    },
    {
      code: 'portal-signing',
      prices: { USD: 99000, EUR: 91000, SEK: 1030000, PLN: 390000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Electronic signing',
          description:
            'Documents signed inside the portal through one signing service with an API, such as Scrive or DocuSign. You hold the subscription.',
        },
        sv: {
          name: 'Elektronisk signering',
          description:
            'Dokument signeras i portalen via en signeringstjänst med API, till exempel Scrive eller DocuSign. Abonnemanget står du för.',
        },
        nl: {
          name: 'Digitaal ondertekenen',
          description:
            'Documenten ondertekenen in het portaal via één dienst met een API, zoals Scrive of DocuSign. Het abonnement neem je zelf.',
        },
        pl: {
          name: 'Podpis elektroniczny',
          description:
            'Podpisywanie dokumentów w portalu przez jedną usługę z API, np. Scrive lub DocuSign. Abonament jest po Twojej stronie.',
        },
      },
    },
    {
      code: 'portal-second-language',
      prices: { USD: 79000, EUR: 73000, SEK: 820000, PLN: 310000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Second language',
          description:
            'Screens and emails in one more language, chosen by each client, from the translation you send.',
        },
        sv: {
          name: 'Ett språk till',
          description:
            'Vyer och mejl på ett språk till, som varje kund väljer själv, utifrån översättningen du skickar.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Schermen en e-mails in nog een taal, die elke klant zelf kiest, op basis van jouw vertaling.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Ekrany i e-maile w drugim języku, do wyboru przez klienta, na podstawie Twojego tłumaczenia.',
        },
      },
    },
  ],
} satisfies ProductSeed
