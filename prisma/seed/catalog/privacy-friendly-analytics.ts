import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'privacy-friendly-analytics',
  category: 'Marketing',
  platform: 'Custom',
  codeLevel: 'Low-code',
  prices: { USD: 98000, EUR: 90000, SEK: 1020000, PLN: 385000 },
  speeds: [
    { code: 'standard', workingDays: 4, surchargePercent: 0 },
    { code: 'express', workingDays: 3, surchargePercent: 25 },
    { code: 'rush', workingDays: 2, surchargePercent: 50 },
  ],
  revisions: 1,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 4 }],
  text: {
    en: {
      name: 'Privacy-friendly analytics',
      summary:
        'Visitor figures without cookies, with eight goals that matter to you, in 4 working days.',
      description:
        'We replace your old tracking with Plausible, Matomo or Umami, set up without cookies and with the data kept in the EU. Then we agree on eight things worth counting, such as an order, a quote request or a download, and put them on one page you will want to open.\n\nThe old tags come out and the site gets lighter. You also get a plain text about the measurement for your privacy policy, ready for your lawyer to read.',
      deliveryTime: '4 working days',
      included: [
        'Plausible, Matomo or Umami, set up without cookies for one site',
        'Up to 8 goals, each tested with a real click',
        'One dashboard page and a monthly report by email for up to 5 people',
        'Old analytics and advertising tags removed, with a list of what went',
        'A naming plan for campaign links',
        'A text for your privacy policy, in English, Swedish, Dutch or Polish',
        'One round of changes',
      ],
      excluded: [
        'The subscription to the analytics service',
        'Legal advice, including whether you may drop your cookie banner',
        'Advertising pixels and following visitors across sites',
        'Moving figures over from the old tool',
      ],
      needs: [
        'Access to the site’s templates or tag manager',
        'Access to your current analytics, to see what is measured',
        'The questions you want the figures to answer',
        'The email addresses for the monthly report',
      ],
      milestones: [
        {
          title: 'Analytics setup',
          outcome:
            'Eight goals tested, old tags removed, dashboard page and policy text delivered.',
        },
      ],
    },
    sv: {
      name: 'Integritetsvänlig webbanalys',
      summary:
        'Besöksstatistik utan cookies, med åtta mål som betyder något för dig, på 4 arbetsdagar.',
      description:
        'Vi ersätter din gamla spårning med Plausible, Matomo eller Umami, uppsatt utan cookies och med data inom EU. Sedan kommer vi överens om åtta saker som är värda att räkna, som en beställning, en offertförfrågan eller en nedladdning, och samlar dem på en sida som du faktiskt öppnar.\n\nDe gamla taggarna tas bort och sajten blir lättare. Du får också en text om mätningen till din integritetspolicy, klar för din jurist att läsa.',
      deliveryTime: '4 arbetsdagar',
      included: [
        'Plausible, Matomo eller Umami, uppsatt utan cookies för en webbplats',
        'Upp till 8 mål, vart och ett testat med ett riktigt klick',
        'En översiktssida och en månadsrapport per mejl till upp till 5 personer',
        'Gamla analys- och annonstaggar borttagna, med en lista över vad som försvann',
        'En namnplan för kampanjlänkar',
        'En text till din integritetspolicy, på svenska, engelska, nederländska eller polska',
        'En ändringsrunda',
      ],
      excluded: [
        'Abonnemanget på analystjänsten',
        'Juridisk rådgivning, även om huruvida du kan ta bort cookiebannern',
        'Annonspixlar och spårning av besökare mellan sajter',
        'Flytt av siffror från det gamla verktyget',
      ],
      needs: [
        'Åtkomst till sajtens mallar eller tagghanterare',
        'Åtkomst till din nuvarande analys, så att vi ser vad som mäts',
        'Frågorna som du vill att siffrorna ska svara på',
        'E-postadresserna för månadsrapporten',
      ],
      milestones: [
        {
          title: 'Besöksmätning',
          outcome:
            'Åtta mål är testade, gamla taggar borttagna, översiktssida och policytext levererade.',
        },
      ],
    },
    nl: {
      name: 'Privacyvriendelijke webstatistieken',
      summary:
        'Bezoekcijfers zonder cookies, met acht doelen die er voor jou toe doen, in 4 werkdagen.',
      description:
        'We vervangen je oude tracking door Plausible, Matomo of Umami, ingericht zonder cookies en met de data in de EU. Daarna spreken we acht dingen af die het tellen waard zijn, zoals een bestelling, een offerteaanvraag of een download, en zetten die op één pagina die je graag opent.\n\nDe oude tags gaan eruit en de site wordt lichter. Je krijgt ook een heldere tekst over de meting voor je privacyverklaring, die je jurist zo kan nalezen.',
      deliveryTime: '4 werkdagen',
      included: [
        'Plausible, Matomo of Umami, zonder cookies ingericht voor één site',
        'Maximaal 8 doelen, elk getest met een echte klik',
        'Eén overzichtspagina en een maandrapport per e-mail voor maximaal 5 mensen',
        'Oude analyse- en advertentietags verwijderd, met een lijst van wat weg is',
        'Een naamplan voor campagnelinks',
        'Een tekst voor je privacyverklaring, in het Nederlands, Engels, Zweeds of Pools',
        'Eén correctieronde',
      ],
      excluded: [
        'Het abonnement op de statistiekdienst',
        'Juridisch advies, ook over de vraag of je cookiebanner weg mag',
        'Advertentiepixels en het volgen van bezoekers over sites heen',
        'Cijfers overzetten uit de oude tool',
      ],
      needs: [
        'Toegang tot de templates of de tagmanager van je site',
        'Toegang tot je huidige statistieken, zodat we zien wat er wordt gemeten',
        'De vragen waarop de cijfers antwoord moeten geven',
        'De e-mailadressen voor het maandrapport',
      ],
      milestones: [
        {
          title: 'Meting',
          outcome: 'Acht doelen getest, oude tags weg, overzichtspagina en privacytekst geleverd.',
        },
      ],
    },
    pl: {
      name: 'Analityka przyjazna prywatności',
      summary:
        'Statystyki odwiedzin bez plików cookie, z ośmioma celami ważnymi dla Ciebie, w 4 dni robocze.',
      description:
        'Zastępujemy dotychczasowe śledzenie narzędziem Plausible, Matomo lub Umami, skonfigurowanym bez plików cookie i z danymi w UE. Potem ustalamy osiem rzeczy, które warto liczyć, na przykład zamówienie, zapytanie o wycenę lub pobranie pliku, i zbieramy je na jednej stronie, do której chce się zaglądać.\n\nStare tagi znikają, a strona staje się lżejsza. Dostajesz też zrozumiały tekst o pomiarze do polityki prywatności, gotowy do sprawdzenia przez prawnika.',
      deliveryTime: '4 dni robocze',
      included: [
        'Plausible, Matomo lub Umami, skonfigurowane bez plików cookie dla jednej strony',
        'Do 8 celów, każdy sprawdzony prawdziwym kliknięciem',
        'Jedna strona z podsumowaniem i miesięczny raport e-mailem dla maksymalnie 5 osób',
        'Usunięcie starych tagów analitycznych i reklamowych, z listą tego, co zniknęło',
        'Schemat nazw linków kampanii',
        'Tekst do polityki prywatności po polsku, angielsku, szwedzku lub niderlandzku',
        'Jedna runda poprawek',
      ],
      excluded: [
        'Abonament usługi analitycznej',
        'Porady prawne, także w sprawie rezygnacji z banera plików cookie',
        'Piksele reklamowe i śledzenie osób między stronami',
        'Przenoszenie danych ze starego narzędzia',
      ],
      needs: [
        'Dostęp do szablonów strony lub menedżera tagów',
        'Dostęp do obecnej analityki, żeby sprawdzić, co jest mierzone',
        'Pytania, na które mają odpowiadać liczby',
        'Adresy e-mail do raportu miesięcznego',
      ],
      milestones: [
        {
          title: 'Działający pomiar',
          outcome:
            'Osiem celów sprawdzonych, stare tagi usunięte, strona z podsumowaniem i tekst przekazane.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'self-hosted',
      prices: { USD: 36000, EUR: 33000, SEK: 370000, PLN: 140000 },
      workingDays: 1,
      text: {
        en: {
          name: 'On your own server',
          description: 'Matomo or Umami on a server in your name, with a nightly backup.',
        },
        sv: {
          name: 'På egen server',
          description:
            'Matomo eller Umami på en server i ditt namn, med säkerhetskopia varje natt.',
        },
        nl: {
          name: 'Op je eigen server',
          description: 'Matomo of Umami op een server op jouw naam, met elke nacht een back-up.',
        },
        pl: {
          name: 'Na własnym serwerze',
          description: 'Matomo lub Umami na Twoim serwerze, z kopią zapasową co noc.',
        },
      },
    },
    {
      code: 'shop-revenue',
      prices: { USD: 29000, EUR: 27000, SEK: 300000, PLN: 115000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Shop revenue',
          description: 'Orders and revenue by source, from Shopify or WooCommerce.',
        },
        sv: {
          name: 'Butikens intäkter',
          description: 'Beställningar och intäkter per källa, från Shopify eller WooCommerce.',
        },
        nl: {
          name: 'Omzet van je webshop',
          description: 'Bestellingen en omzet per bron, uit Shopify of WooCommerce.',
        },
        pl: {
          name: 'Przychody sklepu',
          description: 'Zamówienia i przychody według źródła, z Shopify lub WooCommerce.',
        },
      },
    },
    {
      code: 'second-site',
      prices: { USD: 24000, EUR: 22000, SEK: 250000, PLN: 95000 },
      workingDays: 1,
      text: {
        en: {
          name: 'A second site',
          description: 'The same setup for one more site, with up to 4 goals.',
        },
        sv: {
          name: 'En andra webbplats',
          description: 'Samma uppsättning för en webbplats till, med upp till 4 mål.',
        },
        nl: {
          name: 'Een tweede site',
          description: 'Dezelfde inrichting voor nog een site, met maximaal 4 doelen.',
        },
        pl: {
          name: 'Druga strona',
          description: 'Ta sama konfiguracja dla jeszcze jednej strony, do 4 celów.',
        },
      },
    },
  ],
} satisfies ProductSeed
