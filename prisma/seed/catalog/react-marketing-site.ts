import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'react-marketing-site',
  category: 'Website',
  platform: 'React',
  codeLevel: 'Full code',
  prices: { USD: 780000, EUR: 718000, SEK: 8110000, PLN: 3080000 },
  speeds: [
    { code: 'standard', workingDays: 25, surchargePercent: 0 },
    { code: 'express', workingDays: 18, surchargePercent: 25 },
  ],
  revisions: 4,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 8 },
    { percentage: 25, workingDays: 6 },
    { percentage: 30, workingDays: 8 },
    { percentage: 15, workingDays: 3 },
  ],
  text: {
    en: {
      name: 'React marketing site',
      summary:
        'A hand-coded site of up to ten pages with a CMS and a component library, live in 25 working days.',
      description:
        'For companies whose developers will take over. We design up to ten pages, build them in React and TypeScript from one set of documented components, and connect a CMS that your marketers can use without asking anyone.\n\nThe code is in your own Git repository from the first week, and every page works before the script has loaded. You approve and pay in four steps.',
      deliveryTime: '25 working days',
      included: [
        'Up to 10 pages, designed for desktop and phone and rendered on the server',
        'A library of up to 20 React components, documented in Storybook',
        'A headless CMS with up to 6 content types and a draft preview',
        'Two forms, to your email or by webhook to your CRM',
        'Automated checks of types, links and accessibility on every change',
        'Four rounds of changes, to spend on the milestones as you like',
        'Deployment to your hosting account, a developer README and 30 days of fixes',
      ],
      excluded: [
        'Hosting, CMS plan and domain fees',
        'Text, photography and translation',
        'Log-in, payments and anything else that stores user accounts',
        'Illustration and 3D work',
      ],
      needs: [
        'The text of each page by the end of the first milestone',
        'A brand guide, or logo, fonts and colors with licenses for web use',
        'Access to your Git host and your hosting account',
        'One person who approves and one developer who answers technical questions in writing',
      ],
      milestones: [
        {
          title: 'Design',
          outcome: 'All pages designed, with hover, focus, error and empty states.',
        },
        {
          title: 'Components',
          outcome: 'The component library runs in Storybook and the code is in your repository.',
        },
        {
          title: 'Pages and CMS',
          outcome: 'All pages work on a preview address with content from the CMS.',
        },
        {
          title: 'Launch and handover',
          outcome: 'The site runs in your hosting account, with README and checks in place.',
        },
      ],
    },
    sv: {
      name: 'Marknadssajt i React',
      summary:
        'En handkodad sajt med upp till tio sidor, CMS och komponentbibliotek, live på 25 arbetsdagar.',
      description:
        'För företag vars utvecklare ska ta över. Vi formger upp till tio sidor, bygger dem i React och TypeScript av en dokumenterad uppsättning komponenter och kopplar på ett CMS som marknad klarar på egen hand.\n\nKoden ligger i ditt eget Git-repo från första veckan, och varje sida fungerar innan skripten har laddats. Du godkänner och betalar i fyra steg.',
      deliveryTime: '25 arbetsdagar',
      included: [
        'Upp till 10 sidor, formgivna för dator och mobil och renderade på servern',
        'Ett bibliotek med upp till 20 React-komponenter, dokumenterat i Storybook',
        'Ett headless CMS med upp till 6 innehållstyper och förhandsvisning av utkast',
        'Två formulär, till din e-postadress eller via webhook till ditt CRM',
        'Automatiska kontroller av typer, länkar och tillgänglighet vid varje ändring',
        'Fyra ändringsrundor att fördela på delmålen som du vill',
        'Driftsättning på ditt hostingkonto, en README för utvecklare och 30 dagars felrättning',
      ],
      excluded: [
        'Avgifter för hosting, CMS och domän',
        'Text, foto och översättning',
        'Inloggning, betalningar och annat som lagrar användarkonton',
        'Illustrationer och 3D',
      ],
      needs: [
        'Texten till varje sida senast när första delmålet är klart',
        'En grafisk manual, eller logotyp, färger och typsnitt med webblicens',
        'Åtkomst till din Git-tjänst och ditt hostingkonto',
        'En person som godkänner och en utvecklare som svarar skriftligt på tekniska frågor',
      ],
      milestones: [
        {
          title: 'Design',
          outcome: 'Alla sidor är formgivna, med lägen för hovring, fokus, fel och tomt innehåll.',
        },
        {
          title: 'Komponenter',
          outcome: 'Komponentbiblioteket körs i Storybook och koden ligger i ditt repo.',
        },
        {
          title: 'Sidor och CMS',
          outcome: 'Alla sidor fungerar på en testadress med innehåll från CMS:et.',
        },
        {
          title: 'Lansering och överlämning',
          outcome: 'Sajten är i drift på ditt hostingkonto, med README och kontroller på plats.',
        },
      ],
    },
    nl: {
      name: 'Marketingsite in React',
      summary:
        'Een handgecodeerde site van maximaal tien pagina’s met CMS en componentenbibliotheek, live in 25 werkdagen.',
      description:
        'Voor bedrijven waar de eigen developers het overnemen. We ontwerpen maximaal tien pagina’s, bouwen ze in React en TypeScript uit één set gedocumenteerde componenten en koppelen een CMS waar marketing zelf mee uit de voeten kan.\n\nDe code staat vanaf de eerste week in je eigen Git-repository en elke pagina werkt al voordat het script geladen is. Je keurt goed en betaalt in vier stappen.',
      deliveryTime: '25 werkdagen',
      included: [
        'Maximaal 10 pagina’s, ontworpen voor desktop en telefoon en op de server gerenderd',
        'Een bibliotheek van maximaal 20 React-componenten, gedocumenteerd in Storybook',
        'Een headless CMS met maximaal 6 contenttypes en een voorbeeld van concepten',
        'Twee formulieren, naar je e-mail of via een webhook naar je CRM',
        'Automatische controle van types, links en toegankelijkheid bij elke wijziging',
        'Vier correctierondes, naar wens te verdelen over de mijlpalen',
        'Livegang op jouw hostingaccount, een README voor developers en 30 dagen herstel van fouten',
      ],
      excluded: [
        'Kosten van hosting, CMS en domein',
        'Tekst, fotografie en vertaling',
        'Inloggen, betalen en alles wat gebruikersaccounts bewaart',
        'Illustraties en 3D-werk',
      ],
      needs: [
        'De tekst per pagina, uiterlijk aan het eind van de eerste mijlpaal',
        'Een huisstijlgids, of logo, kleuren en lettertypen met weblicentie',
        'Toegang tot je Git-omgeving en je hostingaccount',
        'Eén persoon die akkoord geeft en één developer die technische vragen schriftelijk beantwoordt',
      ],
      milestones: [
        {
          title: 'Ontwerp',
          outcome:
            'Alle pagina’s zijn ontworpen, inclusief hover-, focus-, fout- en lege toestanden.',
        },
        {
          title: 'Componenten',
          outcome:
            'De componentenbibliotheek draait in Storybook en de code staat in je repository.',
        },
        {
          title: 'Pagina’s en CMS',
          outcome: 'Alle pagina’s werken op een testadres, met content uit het CMS.',
        },
        {
          title: 'Lancering en overdracht',
          outcome: 'De site draait op jouw hostingaccount, met README en controles op hun plek.',
        },
      ],
    },
    pl: {
      name: 'Strona marketingowa w React',
      summary:
        'Ręcznie kodowana strona, do dziesięciu podstron, z CMS-em i biblioteką komponentów – w sieci w 25 dni roboczych.',
      description:
        'Dla firm, w których stronę przejmą własni programiści. Projektujemy do dziesięciu podstron, budujemy je w React i TypeScript z jednego zestawu udokumentowanych komponentów i podłączamy CMS, z którym marketing poradzi sobie bez niczyjej pomocy.\n\nKod od pierwszego tygodnia jest w Twoim repozytorium Git, a każda podstrona działa, zanim wczytają się skrypty. Zatwierdzasz i płacisz w czterech krokach.',
      deliveryTime: '25 dni roboczych',
      included: [
        'Do 10 podstron zaprojektowanych na komputer i telefon, renderowanych na serwerze',
        'Biblioteka do 20 komponentów React opisanych w Storybooku',
        'Headless CMS, do 6 typów treści, z podglądem szkiców',
        'Dwa formularze wysyłające dane na e-mail lub przez webhook do CRM-u',
        'Automatyczna kontrola typów, linków i dostępności przy każdej zmianie',
        'Cztery rundy poprawek, do rozłożenia na etapy według uznania',
        'Wdrożenie na Twoim koncie hostingowym, README dla programistów i 30 dni usuwania usterek',
      ],
      excluded: [
        'Opłaty za hosting, CMS i domenę',
        'Teksty, zdjęcia i tłumaczenia',
        'Logowanie, płatności i wszystko, co przechowuje konta użytkowników',
        'Ilustracje i grafika 3D',
      ],
      needs: [
        'Teksty podstron najpóźniej na koniec pierwszego etapu',
        'Księga znaku albo logo, kolory i fonty z licencją na użycie w sieci',
        'Dostęp do Twojego serwisu Git i konta hostingowego',
        'Jedna osoba, która akceptuje, i programista, który odpowiada na pytania techniczne na piśmie',
      ],
      milestones: [
        {
          title: 'Projekt graficzny',
          outcome:
            'Wszystkie podstrony zaprojektowane, ze stanami najechania, fokusu, błędu i braku treści.',
        },
        {
          title: 'Budowa komponentów',
          outcome: 'Biblioteka komponentów działa w Storybooku, a kod jest w Twoim repozytorium.',
        },
        {
          title: 'Podstrony i CMS',
          outcome: 'Wszystkie podstrony działają pod adresem testowym, z treścią z CMS-u.',
        },
        {
          title: 'Publikacja i przekazanie',
          outcome:
            'Strona działa na Twoim koncie hostingowym, razem z README i automatyczną kontrolą.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'react-four-pages',
      prices: { USD: 120000, EUR: 110000, SEK: 1250000, PLN: 475000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Four more pages',
          description: 'Four further pages, designed and built from the component library.',
        },
        sv: {
          name: 'Fyra sidor till',
          description: 'Fyra sidor till, formgivna och byggda av komponentbiblioteket.',
        },
        nl: {
          name: 'Vier extra pagina’s',
          description: 'Nog vier pagina’s, ontworpen en gebouwd uit de componentenbibliotheek.',
        },
        pl: {
          name: 'Cztery dodatkowe podstrony',
          description:
            'Cztery kolejne podstrony, zaprojektowane i zbudowane z biblioteki komponentów.',
        },
      },
    },
    {
      code: 'react-second-language',
      prices: { USD: 140000, EUR: 129000, SEK: 1460000, PLN: 555000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Second language',
          description:
            'One more language in addresses, CMS and forms, with a language switch. You send the translation.',
        },
        sv: {
          name: 'Ett språk till',
          description:
            'Ett språk till i adresser, CMS och formulär, med språkväxlare. Du skickar översättningen.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Nog een taal in adressen, CMS en formulieren, met een taalwissel. Jij levert de vertaling aan.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Drugi język w adresach, CMS-ie i formularzach, z przełącznikiem. Tłumaczenie przysyłasz Ty.',
        },
      },
    },
    {
      code: 'react-site-search',
      prices: { USD: 69000, EUR: 63000, SEK: 720000, PLN: 275000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Site search',
          description:
            'A search page over all pages and articles, with no outside service and no monthly fee.',
        },
        sv: {
          name: 'Sök på sajten',
          description:
            'En söksida över alla sidor och artiklar, utan extern tjänst och utan månadsavgift.',
        },
        nl: {
          name: 'Zoeken op de site',
          description:
            'Een zoekpagina over alle pagina’s en artikelen, zonder externe dienst of maandbedrag.',
        },
        pl: {
          name: 'Wyszukiwarka',
          description:
            'Wyszukiwanie po wszystkich podstronach i artykułach, bez zewnętrznej usługi i miesięcznych opłat.',
        },
      },
    },
  ],
} satisfies ProductSeed
