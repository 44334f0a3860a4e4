import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'shopify-store-launch',
  category: 'E-commerce',
  platform: 'Shopify',
  codeLevel: 'Low-code',
  prices: { USD: 590_000, EUR: 543_000, SEK: 6_140_000, PLN: 2_330_000 },
  speeds: [
    { code: 'standard', workingDays: 18, surchargePercent: 0 },
    { code: 'express', workingDays: 13, surchargePercent: 25 },
    { code: 'rush', workingDays: 10, surchargePercent: 50 },
  ],
  revisions: 3,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 40, workingDays: 6 },
    { percentage: 40, workingDays: 8 },
    { percentage: 20, workingDays: 4 },
  ],
  text: {
    en: {
      name: 'Shopify store launch',
      summary:
        'A complete Shopify store with 40 products, ready to take orders in 18 working days.',
      description:
        'You have products and no shop yet. We turn an empty Shopify account into a store with your look, your products, your payment methods and your shipping rates, tested with real orders before anyone else sees it.\n\nThe theme is adapted in the editor and in code only where the editor ends, so you can change texts, images and sections yourself afterwards. A written guide shows you how.',
      deliveryTime: '18 working days',
      included: [
        'Home, collection, product, about, contact and FAQ pages plus cart, in your colors and type',
        'Up to 40 products and 6 collections, entered with variants, prices and images',
        'Card payments, plus iDEAL or Klarna where your country allows it',
        'Shipping zones and rates for up to 3 regions, and tax settings',
        'Five order emails in your brand’s style, from confirmation to refund',
        'Three test orders from cart to refund, recorded in your dashboard',
        'Three rounds of changes and a written guide for daily work',
      ],
      excluded: [
        'Shopify subscription, paid apps and transaction fees',
        'Product photography and product texts',
        'Terms, privacy policy and other legal texts',
        'Connections to ERP, warehouse or POS systems',
      ],
      needs: [
        'A Shopify account with collaborator access for us, on a paid plan by opening day',
        'A product sheet in our template: name, text, price, weight, stock',
        'At least 2 images per product, 2000 px wide',
        'Logo, shipping prices and the delivery countries',
      ],
      milestones: [
        {
          title: 'Design',
          outcome: 'Home, collection and product page as finished designs for phone and desktop.',
        },
        {
          title: 'Store build',
          outcome: 'All pages, products, payments and shipping in place behind a password.',
        },
        {
          title: 'Test and opening',
          outcome: 'Test orders done, domain connected, password removed, guide delivered.',
        },
      ],
    },
    sv: {
      name: 'Shopify-butik från start',
      summary:
        'En komplett Shopify-butik med 40 produkter, redo för beställningar på 18 arbetsdagar.',
      description:
        'Du har produkterna men ingen butik än. Vi gör ett tomt Shopify-konto till en butik med ditt utseende, dina produkter, dina betalsätt och dina fraktpriser, och provar den med riktiga beställningar innan någon annan ser den.\n\nTemat anpassas i redigeraren, och i kod bara där redigeraren tar slut. Efteråt kan du själv byta texter, bilder och sektioner. En skriftlig guide visar hur.',
      deliveryTime: '18 arbetsdagar',
      included: [
        'Startsida, kollektion, produkt, om oss, kontakt, vanliga frågor och varukorg i dina färger och typsnitt',
        'Upp till 40 produkter och 6 kollektioner, inlagda med varianter, priser och bilder',
        'Kortbetalning, samt Klarna eller iDEAL där ditt land tillåter det',
        'Fraktzoner och fraktpriser för upp till 3 regioner, samt momsinställningar',
        'Fem beställningsmejl i din stil, från bekräftelse till återbetalning',
        'Tre testköp från varukorg till återbetalning, redovisade på Mina sidor',
        'Tre ändringsrundor och en skriftlig guide för det dagliga arbetet',
      ],
      excluded: [
        'Shopify-abonnemang, betalappar och transaktionsavgifter',
        'Produktfoto och produkttexter',
        'Köpvillkor, integritetspolicy och andra juridiska texter',
        'Kopplingar till affärssystem, lager eller kassa',
      ],
      needs: [
        'Ett Shopify-konto med samarbetsåtkomst för oss, med betalt abonnemang senast när butiken öppnar',
        'En produktlista i vår mall: namn, text, pris, vikt, lager',
        'Minst 2 bilder per produkt, 2 000 px breda',
        'Logotyp, fraktpriser och vilka länder du levererar till',
      ],
      milestones: [
        {
          title: 'Design',
          outcome: 'Startsida, kollektion och produktsida som färdig design för mobil och dator.',
        },
        {
          title: 'Butiksbygge',
          outcome: 'Alla sidor, produkter, betalsätt och frakter på plats bakom lösenord.',
        },
        {
          title: 'Test och öppning',
          outcome: 'Testköp gjorda, domän kopplad, lösenordet borttaget, guiden levererad.',
        },
      ],
    },
    nl: {
      name: 'Shopify-winkel live',
      summary:
        'Een complete Shopify-winkel met 40 producten, in 18 werkdagen klaar voor bestellingen.',
      description:
        'Je hebt producten, maar nog geen webshop. Wij maken van een leeg Shopify-account een winkel met jouw stijl, jouw producten, jouw betaalmethoden en jouw verzendkosten, en testen die met echte bestellingen voordat iemand anders hem ziet.\n\nWe passen het thema aan in de editor, en alleen in code waar de editor ophoudt. Zo wissel je daarna zelf teksten, afbeeldingen en secties. Een geschreven handleiding laat zien hoe.',
      deliveryTime: '18 werkdagen',
      included: [
        'Home, collectie, product, over ons, contact, veelgestelde vragen en winkelwagen in jouw kleuren en lettertypen',
        'Tot 40 producten en 6 collecties, ingevoerd met varianten, prijzen en foto’s',
        'Kaartbetalingen, plus iDEAL of Klarna waar jouw land dat toelaat',
        'Verzendzones en tarieven voor maximaal 3 regio’s, en de btw-instellingen',
        'Vijf bestelmails in jouw stijl, van bevestiging tot terugbetaling',
        'Drie testbestellingen van winkelwagen tot terugbetaling, vastgelegd in je dashboard',
        'Drie correctierondes en een handleiding voor dagelijks gebruik',
      ],
      excluded: [
        'Shopify-abonnement, betaalde apps en transactiekosten',
        'Productfotografie en productteksten',
        'Algemene voorwaarden, privacyverklaring en andere juridische teksten',
        'Koppelingen met ERP, magazijn of kassasysteem',
      ],
      needs: [
        'Een Shopify-account met collaborator-toegang voor ons, uiterlijk bij opening op een betaald abonnement',
        'Een productlijst in onze template: naam, tekst, prijs, gewicht, voorraad',
        'Minstens 2 foto’s per product, 2000 px breed',
        'Logo, verzendkosten en de landen waar je levert',
      ],
      milestones: [
        {
          title: 'Ontwerp',
          outcome:
            'Home, collectie en productpagina als uitgewerkt ontwerp voor mobiel en desktop.',
        },
        {
          title: 'Winkelbouw',
          outcome:
            'Alle pagina’s, producten, betaalmethoden en verzending staan klaar achter een wachtwoord.',
        },
        {
          title: 'Test en opening',
          outcome:
            'Testbestellingen gedaan, domein gekoppeld, wachtwoord eraf, handleiding geleverd.',
        },
      ],
    },
    pl: {
      name: 'Sklep Shopify od zera',
      summary: 'Kompletny sklep Shopify z 40 produktami, gotowy na zamówienia w 18 dni roboczych.',
      description:
        'Masz produkty, ale jeszcze nie masz sklepu. Z pustego konta Shopify robimy sklep w Twoim stylu, produktami, metodami płatności i cennikiem dostaw, sprawdzony prawdziwymi zamówieniami, zanim zobaczy go ktokolwiek inny.\n\nMotyw dopasowujemy w edytorze, a w kodzie tylko tam, gdzie edytor nie wystarcza. Dzięki temu teksty, zdjęcia i sekcje zmienisz później bez nas. Pisemny przewodnik pokazuje, jak to zrobić.',
      deliveryTime: '18 dni roboczych',
      included: [
        'Strona główna, kolekcja, produkt, o nas, kontakt, FAQ i koszyk w Twoich kolorach i fontach',
        'Do 40 produktów i 6 kolekcji, wprowadzonych z wariantami, cenami i zdjęciami',
        'Płatności kartą oraz Klarna lub iDEAL tam, gdzie pozwala na to Twój kraj',
        'Strefy i stawki dostaw dla maks. 3 regionów oraz ustawienia VAT',
        'Pięć e-maili o zamówieniu w Twoim stylu, od potwierdzenia po zwrot',
        'Trzy zamówienia testowe od koszyka po zwrot pieniędzy, opisane w Twoim panelu',
        'Trzy rundy poprawek i pisemny przewodnik po codziennej obsłudze',
      ],
      excluded: [
        'Abonament Shopify, płatne aplikacje i opłaty transakcyjne',
        'Zdjęcia i opisy produktów',
        'Regulamin, polityka prywatności i inne teksty prawne',
        'Integracje z ERP, magazynem lub kasą',
      ],
      needs: [
        'Konto Shopify z dostępem współpracownika dla nas, najpóźniej w dniu otwarcia na płatnym planie',
        'Lista produktów w naszym szablonie: nazwa, opis, cena, waga, stan',
        'Minimum 2 zdjęcia każdego produktu, szerokość 2000 px',
        'Logo, ceny dostaw i kraje wysyłki',
      ],
      milestones: [
        {
          title: 'Projekt graficzny',
          outcome:
            'Strona główna, kolekcja i karta produktu jako gotowe projekty na telefon i komputer.',
        },
        {
          title: 'Budowa sklepu',
          outcome: 'Wszystkie strony, produkty, płatności i dostawy gotowe za hasłem.',
        },
        {
          title: 'Testy i otwarcie',
          outcome:
            'Zamówienia testowe wykonane, domena podpięta, hasło zdjęte, przewodnik przekazany.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'forty-more-products',
      prices: { USD: 59_000, EUR: 54_000, SEK: 610_000, PLN: 235_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Forty more products',
          description:
            'We enter up to 40 further products from your sheet, with variants and images.',
        },
        sv: {
          name: 'Fyrtio produkter till',
          description:
            'Vi lägger in upp till 40 produkter till ur din lista, med varianter och bilder.',
        },
        nl: {
          name: 'Veertig extra producten',
          description:
            'We voeren nog eens tot 40 producten uit je lijst in, met varianten en foto’s.',
        },
        pl: {
          name: 'Czterdzieści kolejnych produktów',
          description:
            'Wprowadzamy do 40 następnych produktów z Twojej listy, z wariantami i zdjęciami.',
        },
      },
    },
    {
      code: 'second-language',
      prices: { USD: 79_000, EUR: 73_000, SEK: 820_000, PLN: 310_000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Second store language',
          description:
            'A language switch and all pages set up in a second language with your translations.',
        },
        sv: {
          name: 'Butiken på två språk',
          description:
            'Språkväxlare och alla sidor upplagda på ett andra språk med dina översättningar.',
        },
        nl: {
          name: 'Tweede winkeltaal',
          description: 'Een taalkeuze en alle pagina’s in een tweede taal, met jouw vertalingen.',
        },
        pl: {
          name: 'Drugi język sklepu',
          description:
            'Przełącznik języka i wszystkie strony w drugim języku, z Twoimi tłumaczeniami.',
        },
      },
    },
    {
      code: 'email-flows',
      prices: { USD: 69_000, EUR: 63_000, SEK: 720_000, PLN: 275_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Three email flows',
          description:
            'Welcome, abandoned cart and after purchase, written in one language and switched on in your Shopify admin.',
        },
        sv: {
          name: 'Tre mejlflöden',
          description:
            'Välkomst, övergiven varukorg och efter köpet, skrivna på ett språk och igång i din Shopify-admin.',
        },
        nl: {
          name: 'Drie mailflows',
          description:
            'Welkom, achtergelaten winkelwagen en na aankoop, geschreven in één taal en actief in je Shopify-beheer.',
        },
        pl: {
          name: 'Trzy sekwencje e-maili',
          description:
            'Powitanie, porzucony koszyk i po zakupie, napisane w jednym języku i włączone w panelu Shopify.',
        },
      },
    },
  ],
} satisfies ProductSeed
