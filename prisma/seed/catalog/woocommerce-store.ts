import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'woocommerce-store',
  category: 'E-commerce',
  platform: 'WordPress',
  codeLevel: 'Low-code',
  prices: { USD: 620_000, EUR: 570_000, SEK: 6_450_000, PLN: 2_450_000 },
  speeds: [
    { code: 'standard', workingDays: 20, surchargePercent: 0 },
    { code: 'express', workingDays: 15, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 40, workingDays: 6 },
    { percentage: 40, workingDays: 10 },
    { percentage: 20, workingDays: 4 },
  ],
  text: {
    en: {
      name: 'WooCommerce store',
      summary:
        'A shop on your own WordPress, with 60 products and one payment provider, in 20 working days.',
      description:
        'A shop that belongs to you: WordPress and WooCommerce on your hosting, with no monthly fee for the software itself. We design seven page types, build them as a block theme and fill the shop with your products.\n\nOnly plugins that the shop needs are installed, and each one is listed with its purpose and license. You edit pages in the normal WordPress editor.',
      deliveryTime: '20 working days',
      included: [
        'Home, category, product, cart, checkout, account and one text page, designed for phone and desktop',
        'Up to 60 products in 8 categories, imported with variants and images',
        'One payment provider connected, such as Stripe, Mollie or Przelewy24',
        'Shipping zones and rates for up to 3 regions, and tax rates',
        'Order emails in your brand’s style, and a blog page with your style',
        'Daily backups, updates and a staging copy set up on your hosting',
        'Three rounds of changes and 30 days of bug fixes after opening',
      ],
      excluded: [
        'Hosting, domain, and paid plugins or their renewals',
        'Product texts, photography and legal pages',
        'Custom plugins, subscriptions and marketplaces with several sellers',
        'Updates and care after the first 30 days',
      ],
      needs: [
        'WordPress hosting with PHP 8.2 or later, with an administrator login',
        'Products as a CSV file or in our template, with images',
        'An approved account with the payment provider',
        'Logo, colors, shipping prices and delivery countries',
      ],
      milestones: [
        {
          title: 'Design',
          outcome: 'All seven page types as approved designs for phone and desktop.',
        },
        {
          title: 'Shop build',
          outcome: 'Theme, products, payments and shipping work on the staging copy.',
        },
        {
          title: 'Test and opening',
          outcome: 'Test orders and refunds done, shop live on your domain, guide delivered.',
        },
      ],
    },
    sv: {
      name: 'WooCommerce-butik',
      summary:
        'En butik i din egen WordPress, med 60 produkter och en betalleverantör, på 20 arbetsdagar.',
      description:
        'En butik som är din: WordPress och WooCommerce på ditt eget webbhotell, utan månadsavgift för själva programvaran. Vi formger sju sidtyper, bygger dem som blocktema och fyller butiken med dina produkter.\n\nBara de tillägg som butiken behöver installeras, och vart och ett listas med syfte och licens. Sidorna redigerar du i den vanliga WordPress-redigeraren.',
      deliveryTime: '20 arbetsdagar',
      included: [
        'Startsida, kategori, produkt, varukorg, kassa, konto och en textsida, formgivna för mobil och dator',
        'Upp till 60 produkter i 8 kategorier, importerade med varianter och bilder',
        'En betalleverantör inkopplad, till exempel Stripe, Mollie eller Przelewy24',
        'Fraktzoner och fraktpriser för upp till 3 regioner, samt momssatser',
        'Beställningsmejl i din stil och en bloggsida med samma utseende',
        'Daglig säkerhetskopia, uppdateringar och en testkopia inställda på ditt webbhotell',
        'Tre ändringsrundor och 30 dagars felrättning efter öppning',
      ],
      excluded: [
        'Webbhotell, domän och betalda tillägg eller deras förnyelse',
        'Produkttexter, foto och juridiska sidor',
        'Specialbyggda tillägg, abonnemang och marknadsplatser med flera säljare',
        'Uppdateringar och skötsel efter de första 30 dagarna',
      ],
      needs: [
        'Webbhotell för WordPress med PHP 8.2 eller senare, med administratörsinloggning',
        'Produkterna som CSV-fil eller i vår mall, med bilder',
        'Ett godkänt konto hos betalleverantören',
        'Logotyp, färger, fraktpriser och leveransländer',
      ],
      milestones: [
        { title: 'Design', outcome: 'Alla sju sidtyper som godkänd design för mobil och dator.' },
        {
          title: 'Butiksbygge',
          outcome: 'Tema, produkter, betalning och frakt fungerar på testkopian.',
        },
        {
          title: 'Test och öppning',
          outcome:
            'Testköp och återbetalningar gjorda, butiken i drift på din domän, guiden levererad.',
        },
      ],
    },
    nl: {
      name: 'WooCommerce-webshop',
      summary:
        'Een webshop op je eigen WordPress, met 60 producten en één betaalprovider, in 20 werkdagen.',
      description:
        'Een winkel die van jou is: WordPress en WooCommerce op je eigen hosting, zonder maandbedrag voor de software. We ontwerpen zeven paginatypen, bouwen ze als blokthema en vullen de winkel met je producten.\n\nWe installeren alleen plug-ins die de winkel nodig heeft, elk op een lijst met doel en licentie. Pagina’s bewerk je gewoon in de WordPress-editor.',
      deliveryTime: '20 werkdagen',
      included: [
        'Home, categorie, product, winkelwagen, afrekenen, account en één tekstpagina, ontworpen voor mobiel en desktop',
        'Tot 60 producten in 8 categorieën, geïmporteerd met varianten en foto’s',
        'Eén betaalprovider gekoppeld, zoals Mollie, Stripe of Przelewy24',
        'Verzendzones en tarieven voor maximaal 3 regio’s, en de btw-tarieven',
        'Bestelmails in jouw stijl en een blogpagina die erbij past',
        'Dagelijkse back-up, updates en een testkopie ingesteld op je hosting',
        'Drie correctierondes en 30 dagen bugfixes na de opening',
      ],
      excluded: [
        'Hosting, domein en betaalde plug-ins of de verlenging daarvan',
        'Productteksten, fotografie en juridische pagina’s',
        'Plug-ins op maat, abonnementen en marktplaatsen met meerdere verkopers',
        'Updates en onderhoud na de eerste 30 dagen',
      ],
      needs: [
        'WordPress-hosting met PHP 8.2 of hoger, met een beheerderslogin',
        'De producten als CSV-bestand of in onze template, met foto’s',
        'Een goedgekeurd account bij de betaalprovider',
        'Logo, kleuren, verzendkosten en de landen waar je levert',
      ],
      milestones: [
        {
          title: 'Ontwerp',
          outcome: 'Alle zeven paginatypen als goedgekeurd ontwerp voor mobiel en desktop.',
        },
        {
          title: 'Winkelbouw',
          outcome: 'Thema, producten, betalen en verzenden werken op de testkopie.',
        },
        {
          title: 'Test en opening',
          outcome:
            'Testbestellingen en terugbetalingen gedaan, winkel live op je domein, handleiding geleverd.',
        },
      ],
    },
    pl: {
      name: 'Sklep WooCommerce',
      summary:
        'Sklep na Twoim własnym WordPressie, z 60 produktami i jednym operatorem płatności, w 20 dni roboczych.',
      description:
        'Sklep, który należy do Ciebie: WordPress i WooCommerce na Twoim hostingu, bez miesięcznej opłaty za samo oprogramowanie. Projektujemy siedem typów stron, budujemy je jako motyw blokowy i wypełniamy sklep Twoimi produktami.\n\nInstalujemy tylko te wtyczki, których sklep potrzebuje, a każda trafia na listę z celem i licencją. Strony edytujesz w zwykłym edytorze WordPressa.',
      deliveryTime: '20 dni roboczych',
      included: [
        'Strona główna, kategoria, produkt, koszyk, kasa, konto i jedna strona tekstowa, zaprojektowane na telefon i komputer',
        'Do 60 produktów w 8 kategoriach, zaimportowanych z wariantami i zdjęciami',
        'Jeden podłączony operator płatności, np. Przelewy24, Stripe lub Mollie',
        'Strefy i stawki dostaw dla maks. 3 regionów oraz stawki VAT',
        'E-maile o zamówieniach w Twoim stylu i dopasowana strona bloga',
        'Codzienna kopia zapasowa, aktualizacje i kopia testowa ustawione na Twoim hostingu',
        'Trzy rundy poprawek i 30 dni usuwania błędów po otwarciu',
      ],
      excluded: [
        'Hosting, domena oraz płatne wtyczki i ich odnowienia',
        'Opisy produktów, zdjęcia i strony prawne',
        'Wtyczki na zamówienie, subskrypcje i platformy z wieloma sprzedawcami',
        'Aktualizacje i opieka po pierwszych 30 dniach',
      ],
      needs: [
        'Hosting WordPress z PHP 8.2 lub nowszym i dane logowania administratora',
        'Produkty w pliku CSV lub w naszym szablonie, ze zdjęciami',
        'Zweryfikowane konto u operatora płatności',
        'Logo, kolory, ceny dostaw i kraje wysyłki',
      ],
      milestones: [
        {
          title: 'Projekt graficzny',
          outcome: 'Siedem typów stron jako zaakceptowane projekty na telefon i komputer.',
        },
        {
          title: 'Budowa sklepu',
          outcome: 'Motyw, produkty, płatności i dostawy działają na kopii testowej.',
        },
        {
          title: 'Testy i otwarcie',
          outcome:
            'Zamówienia testowe i zwroty wykonane, sklep działa w Twojej domenie, przewodnik przekazany.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'store-migration',
      prices: { USD: 120_000, EUR: 110_000, SEK: 1_250_000, PLN: 475_000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Move from another shop',
          description:
            'Up to 500 products, customers and past orders moved over, with redirects for old addresses.',
        },
        sv: {
          name: 'Flytt från en annan butik',
          description:
            'Upp till 500 produkter samt kunder och tidigare beställningar flyttas över, med omdirigering från gamla adresser.',
        },
        nl: {
          name: 'Verhuizen vanuit een andere winkel',
          description:
            'Tot 500 producten, plus klanten en eerdere bestellingen overgezet, met redirects van oude adressen.',
        },
        pl: {
          name: 'Przeniesienie z innego sklepu',
          description:
            'Do 500 produktów oraz klienci i dawne zamówienia, z przekierowaniami ze starych adresów.',
        },
      },
    },
    {
      code: 'second-payment-provider',
      prices: { USD: 35_000, EUR: 32_000, SEK: 360_000, PLN: 140_000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Second payment provider',
          description: 'One more provider connected and tested, such as Klarna or PayPal.',
        },
        sv: {
          name: 'En betalleverantör till',
          description:
            'Ytterligare en leverantör inkopplad och testad, till exempel Klarna eller PayPal.',
        },
        nl: {
          name: 'Tweede betaalprovider',
          description: 'Nog een provider gekoppeld en getest, zoals Klarna of PayPal.',
        },
        pl: {
          name: 'Drugi operator płatności',
          description: 'Jeszcze jeden operator podłączony i sprawdzony, np. Klarna lub PayPal.',
        },
      },
    },
    {
      code: 'second-language',
      prices: { USD: 89_000, EUR: 82_000, SEK: 930_000, PLN: 350_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Second shop language',
          description:
            'All pages and emails in a second language with your translations; plugin license not included.',
        },
        sv: {
          name: 'Butiken på två språk',
          description:
            'Alla sidor och mejl på ett andra språk med dina översättningar; tilläggets licens ingår inte.',
        },
        nl: {
          name: 'Tweede winkeltaal',
          description:
            'Alle pagina’s en e-mails in een tweede taal met jouw vertalingen; licentie van de plug-in niet inbegrepen.',
        },
        pl: {
          name: 'Drugi język sklepu',
          description:
            'Wszystkie strony i e-maile w drugim języku, z Twoimi tłumaczeniami; bez licencji na wtyczkę.',
        },
      },
    },
  ],
} satisfies ProductSeed
