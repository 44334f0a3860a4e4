import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'headless-storefront',
  category: 'E-commerce',
  platform: 'React',
  codeLevel: 'Full code',
  prices: { USD: 1_580_000, EUR: 1_454_000, SEK: 16_430_000, PLN: 6_240_000 },
  speeds: [
    { code: 'standard', workingDays: 45, surchargePercent: 0 },
    { code: 'express', workingDays: 35, surchargePercent: 25 },
  ],
  revisions: 4,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 25, workingDays: 10 },
    { percentage: 30, workingDays: 15 },
    { percentage: 25, workingDays: 12 },
    { percentage: 20, workingDays: 8 },
  ],
  text: {
    en: {
      name: 'Headless storefront',
      summary:
        'A custom React storefront on top of your Shopify store, with its own editor, in 45 working days.',
      description:
        'For stores that have outgrown their theme. Shopify keeps products, stock, checkout and orders; customers see a storefront written for you in React, rendered on the server and usable before any script has loaded.\n\nYour team edits campaigns and articles in a separate editor, without a developer. You pay in four steps, and each ends with something you can open and approve. The old theme stays on until the switch.',
      deliveryTime: '45 working days',
      included: [
        'Nine page types in React and TypeScript (Hydrogen): home, collection, product, search, cart, account, article, text page, error page',
        'Product data, cart, customer accounts and checkout from Shopify',
        'An editor (Sanity) with 10 section types and preview before publishing',
        'One language and up to 2 currencies',
        'Redirects, sitemap and product data for search engines',
        'Automated tests of search, cart and the way to checkout',
        'Four rounds of changes, the source code and 30 days of bug fixes',
      ],
      excluded: [
        'Shopify, Sanity and hosting subscriptions',
        'Changes to the Shopify checkout itself',
        'Rebuilding what theme apps do today, unless it is on the list of page types',
        'Campaign texts, photography and translations',
      ],
      needs: [
        'A Shopify store in operation, with staff access for two people',
        'A list of the apps in use and what each one does',
        'Brand guidelines, fonts with web licenses, and images',
        'One person who approves milestones and can answer within 2 working days',
      ],
      milestones: [
        {
          title: 'Design and data map',
          outcome:
            'Nine approved page designs and a written map of what comes from Shopify and what from the editor.',
        },
        {
          title: 'Shop core',
          outcome: 'Collection, product, search and cart work on staging with your real products.',
        },
        {
          title: 'Content and accounts',
          outcome: 'Editor, home, articles and customer accounts work; your team can fill them.',
        },
        {
          title: 'Test and switch',
          outcome:
            'Tests pass, redirects are in place and your domain points to the new storefront.',
        },
      ],
    },
    sv: {
      name: 'Headless-butik',
      summary:
        'En skräddarsydd butiksfront i React ovanpå din Shopify-butik, med egen redigerare, på 45 arbetsdagar.',
      description:
        'För butiker som har vuxit ur sitt tema. Shopify behåller produkter, lager, kassa och beställningar. Kunderna möter en butiksfront som är skriven för dig i React, renderas på servern och går att använda innan något skript har laddats.\n\nDitt team lägger upp kampanjer och artiklar i en egen redigerare, utan utvecklare. Du betalar i fyra steg, och varje steg slutar med något du kan öppna och godkänna. Det gamla temat är igång fram till bytet.',
      deliveryTime: '45 arbetsdagar',
      included: [
        'Nio sidtyper i React och TypeScript (Hydrogen): startsida, kollektion, produkt, sök, varukorg, konto, artikel, textsida, felsida',
        'Produktdata, varukorg, kundkonton och kassa från Shopify',
        'En redigerare (Sanity) med 10 sektionstyper och förhandsvisning före publicering',
        'Ett språk och upp till 2 valutor',
        'Omdirigeringar, webbplatskarta och produktdata för sökmotorer',
        'Automatiska tester av sök, varukorg och vägen till kassan',
        'Fyra ändringsrundor, källkoden och 30 dagars felrättning',
      ],
      excluded: [
        'Abonnemang för Shopify, Sanity och hosting',
        'Ändringar i själva Shopify-kassan',
        'Att bygga om det temats appar gör idag, om det inte ryms i sidtyperna',
        'Kampanjtexter, foto och översättningar',
      ],
      needs: [
        'En Shopify-butik i drift, med personalåtkomst för två personer',
        'En lista över appar som används och vad var och en gör',
        'Grafisk manual, typsnitt med webblicens och bilder',
        'En person som godkänner delmål och kan svara inom 2 arbetsdagar',
      ],
      milestones: [
        {
          title: 'Design och datakarta',
          outcome:
            'Nio godkända siddesigner och en skriftlig karta över vad som kommer från Shopify och vad som kommer från redigeraren.',
        },
        {
          title: 'Butikens kärna',
          outcome:
            'Kollektion, produkt, sök och varukorg fungerar i testmiljön med dina riktiga produkter.',
        },
        {
          title: 'Innehåll och konton',
          outcome:
            'Redigerare, startsida, artiklar och kundkonton fungerar, redo för teamet att fylla.',
        },
        {
          title: 'Test och byte',
          outcome:
            'Testerna går igenom, omdirigeringarna är på plats och din domän pekar på den nya butiken.',
        },
      ],
    },
    nl: {
      name: 'Headless webshop',
      summary:
        'Een eigen React-voorkant boven op je Shopify-winkel, met een aparte editor, in 45 werkdagen.',
      description:
        'Voor winkels die uit hun thema zijn gegroeid. Shopify houdt producten, voorraad, checkout en bestellingen. Klanten zien een voorkant die voor jou in React is geschreven, op de server wordt gerenderd en al werkt voordat er een script is geladen.\n\nJe team maakt campagnes en artikelen in een aparte editor, zonder ontwikkelaar. Je betaalt in vier stappen, en elke stap eindigt met iets dat je kunt openen en goedkeuren. Tot de overstap blijft het oude thema aan.',
      deliveryTime: '45 werkdagen',
      included: [
        'Negen paginatypen in React en TypeScript (Hydrogen): home, collectie, product, zoeken, winkelwagen, account, artikel, tekstpagina, foutpagina',
        'Productdata, winkelwagen, klantaccounts en checkout uit Shopify',
        'Een editor (Sanity) met 10 sectietypen en een preview vóór publicatie',
        'Eén taal en maximaal 2 valuta’s',
        'Redirects, sitemap en productdata voor zoekmachines',
        'Geautomatiseerde tests van zoeken, winkelwagen en de weg naar de checkout',
        'Vier correctierondes, de broncode en 30 dagen bugfixes',
      ],
      excluded: [
        'Abonnementen op Shopify, Sanity en hosting',
        'Aanpassingen aan de Shopify-checkout zelf',
        'Nabouwen van wat apps in je thema nu doen, tenzij het binnen de paginatypen valt',
        'Campagneteksten, fotografie en vertalingen',
      ],
      needs: [
        'Een draaiende Shopify-winkel, met medewerkerstoegang voor twee personen',
        'Een lijst van de apps die je gebruikt en wat elke app doet',
        'Huisstijlgids, lettertypen met weblicentie en beeldmateriaal',
        'Eén persoon die mijlpalen goedkeurt en binnen 2 werkdagen kan antwoorden',
      ],
      milestones: [
        {
          title: 'Ontwerp en datakaart',
          outcome:
            'Negen goedgekeurde paginaontwerpen en een beschrijving van wat uit Shopify komt en wat uit de editor.',
        },
        {
          title: 'Kern van de winkel',
          outcome:
            'Collectie, product, zoeken en winkelwagen werken in de testomgeving met je echte producten.',
        },
        {
          title: 'Content en accounts',
          outcome: 'Editor, home, artikelen en klantaccounts werken; je team kan ze vullen.',
        },
        {
          title: 'Test en overstap',
          outcome:
            'De tests slagen, de redirects staan en je domein verwijst naar de nieuwe winkel.',
        },
      ],
    },
    pl: {
      name: 'Sklep headless',
      summary:
        'Własny front sklepu w React na bazie Twojego Shopify, z osobnym edytorem treści, w 45 dni roboczych.',
      description:
        'Dla sklepów, które wyrosły ze swojego motywu. Shopify nadal prowadzi produkty, magazyn, kasę i zamówienia. Klienci widzą front napisany dla Ciebie w React, renderowany na serwerze i użyteczny, zanim załaduje się jakikolwiek skrypt.\n\nTwój zespół tworzy kampanie i artykuły w osobnym edytorze, bez programisty. Płacisz w czterech krokach, a każdy kończy się czymś, co można otworzyć i zaakceptować. Stary motyw działa aż do przełączenia.',
      deliveryTime: '45 dni roboczych',
      included: [
        'Dziewięć typów stron w React i TypeScript (Hydrogen): główna, kolekcja, produkt, wyszukiwarka, koszyk, konto, artykuł, strona tekstowa, strona błędu',
        'Dane produktów, koszyk, konta klientów i kasa z Shopify',
        'Edytor (Sanity) z 10 typami sekcji i podglądem przed publikacją',
        'Jeden język i do 2 walut',
        'Przekierowania, mapa strony i dane produktów dla wyszukiwarek',
        'Automatyczne testy wyszukiwarki, koszyka i drogi do kasy',
        'Cztery rundy poprawek, kod źródłowy i 30 dni usuwania błędów',
      ],
      excluded: [
        'Abonamenty Shopify, Sanity i hosting',
        'Zmiany w samej kasie Shopify',
        'Odtwarzanie funkcji obecnych aplikacji, o ile nie mieszczą się w typach stron',
        'Teksty kampanii, zdjęcia i tłumaczenia',
      ],
      needs: [
        'Działający sklep Shopify z dostępem pracowniczym dla dwóch osób',
        'Lista używanych aplikacji i tego, co każda robi',
        'Księga znaku, fonty z licencją webową i zdjęcia',
        'Jedna osoba, która akceptuje etapy i może odpowiedzieć w ciągu 2 dni roboczych',
      ],
      milestones: [
        {
          title: 'Projekt graficzny i mapa danych',
          outcome:
            'Dziewięć zaakceptowanych projektów i opis, co pochodzi z Shopify, a co z edytora.',
        },
        {
          title: 'Rdzeń sklepu',
          outcome:
            'Kolekcja, produkt, wyszukiwarka i koszyk działają w wersji testowej na Twoich produktach.',
        },
        {
          title: 'Treści i konta',
          outcome:
            'Edytor, strona główna, artykuły i konta klientów działają; zespół może je wypełniać.',
        },
        {
          title: 'Testy i przełączenie',
          outcome:
            'Testy przechodzą, przekierowania są gotowe, a domena prowadzi do nowego sklepu.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'second-language',
      prices: { USD: 190_000, EUR: 175_000, SEK: 1_980_000, PLN: 750_000 },
      workingDays: 5,
      text: {
        en: {
          name: 'Second language',
          description:
            'Own addresses, search data and editor fields for a second language; you supply the translations.',
        },
        sv: {
          name: 'Ett andra språk',
          description:
            'Egna adresser, sökdata och redigeringsfält för ett andra språk; du står för översättningen.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Eigen adressen, zoekdata en editorvelden voor een tweede taal; jij levert de vertaling.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Osobne adresy, dane dla wyszukiwarek i pola edytora w drugim języku; tłumaczenia po Twojej stronie.',
        },
      },
    },
    {
      code: 'product-reviews',
      prices: { USD: 95_000, EUR: 87_000, SEK: 990_000, PLN: 375_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Product reviews',
          description:
            'Reviews from the service you use today, shown and collected on the product page.',
        },
        sv: {
          name: 'Produktomdömen',
          description:
            'Omdömen från tjänsten du redan använder, visade och insamlade på produktsidan.',
        },
        nl: {
          name: 'Productbeoordelingen',
          description:
            'Beoordelingen uit de dienst die je nu gebruikt, getoond en verzameld op de productpagina.',
        },
        pl: {
          name: 'Opinie o produktach',
          description:
            'Opinie z usługi, z której już korzystasz, pokazywane i zbierane na karcie produktu.',
        },
      },
    },
    {
      code: 'product-finder',
      prices: { USD: 120_000, EUR: 110_000, SEK: 1_250_000, PLN: 475_000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Product finder',
          description: 'A guide of up to 6 questions that leads a buyer to the right product.',
        },
        sv: {
          name: 'Produktväljare',
          description: 'En guide med upp till 6 frågor som leder kunden till rätt produkt.',
        },
        nl: {
          name: 'Productzoeker',
          description:
            'Een keuzehulp met maximaal 6 vragen die de koper naar het juiste product leidt.',
        },
        pl: {
          name: 'Doradca produktowy',
          description:
            'Przewodnik z maks. 6 pytaniami, który prowadzi kupującego do właściwego produktu.',
        },
      },
    },
  ],
} satisfies ProductSeed
