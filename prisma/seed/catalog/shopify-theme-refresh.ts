import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'shopify-theme-refresh',
  category: 'E-commerce',
  platform: 'Shopify',
  codeLevel: 'Low-code',
  prices: { USD: 290_000, EUR: 267_000, SEK: 3_020_000, PLN: 1_145_000 },
  speeds: [
    { code: 'standard', workingDays: 10, surchargePercent: 0 },
    { code: 'express', workingDays: 7, surchargePercent: 25 },
    { code: 'rush', workingDays: 5, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 10 }],
  text: {
    en: {
      name: 'Shopify theme refresh',
      summary:
        'A new look for the four pages your Shopify store sells on, published while it stays open, in 10 working days.',
      description:
        'The store works, but it looks like the year it was made. We redesign home, collection, product and cart on a copy of your theme, or on a current one, while customers keep shopping in the old store.\n\nProducts, orders and addresses stay where they are. When you approve the preview we publish it, and the old theme remains in your account in case you want to look back.',
      deliveryTime: '10 working days',
      included: [
        'New design for home, collection, product and cart, phone first',
        'Set up on a copy of your theme or on a current free Shopify theme',
        'Up to 8 reusable sections you can move and edit yourself',
        'Colors, type, buttons and icons set once for the whole store',
        'Check of contrast, keyboard use and image sizes on the four pages',
        'Two rounds of changes on a preview link, then publication by us',
      ],
      excluded: [
        'Other page templates, such as blog or customer account',
        'New product images or texts',
        'Replacing or rewriting installed apps',
        'Price of a paid theme, if you choose one',
      ],
      needs: [
        'Collaborator access to your Shopify admin',
        'Logo as SVG, and your colors and fonts if you have them',
        'Three stores you like, and one line each on why',
        'A list of the installed apps that must keep working',
      ],
      milestones: [
        {
          title: 'Refreshed theme',
          outcome: 'The four pages approved on a preview link and published in your store.',
        },
      ],
    },
    sv: {
      name: 'Nytt utseende för Shopify',
      summary:
        'Nytt utseende för de fyra sidor som säljer i din Shopify-butik, på plats på 10 arbetsdagar medan butiken håller öppet.',
      description:
        'Butiken fungerar, men man ser vilket år den byggdes. Vi gör om startsida, kollektion, produktsida och varukorg på en kopia av ditt tema, eller på ett aktuellt tema, medan kunderna handlar vidare i den gamla butiken.\n\nProdukter, beställningar och adresser ligger kvar där de är. När du godkänner förhandsvisningen publicerar vi den, och det gamla temat finns kvar i kontot om du vill titta tillbaka.',
      deliveryTime: '10 arbetsdagar',
      included: [
        'Ny design för startsida, kollektion, produktsida och varukorg, mobilen först',
        'Byggd på en kopia av ditt tema eller på ett aktuellt gratistema från Shopify',
        'Upp till 8 sektioner som du själv kan flytta och redigera',
        'Färger, typsnitt, knappar och ikoner inställda en gång för hela butiken',
        'Genomgång av kontrast, tangentbordsstyrning och bildstorlekar på de fyra sidorna',
        'Två ändringsrundor på en förhandslänk, sedan publicerar vi',
      ],
      excluded: [
        'Övriga sidmallar, till exempel blogg eller kundkonto',
        'Nya produktbilder eller produkttexter',
        'Byte eller omskrivning av installerade appar',
        'Priset för ett betaltema, om du väljer ett sådant',
      ],
      needs: [
        'Samarbetsåtkomst till din Shopify-admin',
        'Logotyp som SVG, och färger och typsnitt om du har dem',
        'Tre butiker du gillar, och en rad om varför',
        'En lista över installerade appar som måste fortsätta fungera',
      ],
      milestones: [
        {
          title: 'Uppfräschat tema',
          outcome: 'De fyra sidorna godkända på en förhandslänk och publicerade i din butik.',
        },
      ],
    },
    nl: {
      name: 'Shopify-thema vernieuwd',
      summary:
        'Een nieuwe look voor de vier pagina’s waarop je Shopify-winkel verkoopt, in 10 werkdagen live terwijl de winkel openblijft.',
      description:
        'De winkel werkt, maar je ziet uit welk jaar hij komt. We maken home, collectie, product en winkelwagen opnieuw op een kopie van je thema, of op een actueel thema, terwijl klanten gewoon in de oude winkel blijven kopen.\n\nProducten, bestellingen en adressen blijven staan waar ze staan. Keur je de preview goed, dan publiceren wij hem. Het oude thema blijft in je account, mocht je willen terugkijken.',
      deliveryTime: '10 werkdagen',
      included: [
        'Nieuw ontwerp voor home, collectie, product en winkelwagen, mobiel eerst',
        'Opgezet op een kopie van je thema of op een actueel gratis Shopify-thema',
        'Tot 8 secties die je zelf verplaatst en bewerkt',
        'Kleuren, lettertypen, knoppen en iconen één keer ingesteld voor de hele winkel',
        'Controle van contrast, toetsenbordbediening en beeldformaten op de vier pagina’s',
        'Twee correctierondes op een previewlink, daarna publiceren wij',
      ],
      excluded: [
        'Andere paginatemplates, zoals blog of klantaccount',
        'Nieuwe productfoto’s of -teksten',
        'Vervangen of herschrijven van geïnstalleerde apps',
        'De prijs van een betaald thema, als je daarvoor kiest',
      ],
      needs: [
        'Collaborator-toegang tot je Shopify-beheer',
        'Logo als SVG, en je kleuren en lettertypen als je die hebt',
        'Drie winkels die je mooi vindt, met per stuk één regel waarom',
        'Een lijst van de apps die moeten blijven werken',
      ],
      milestones: [
        {
          title: 'Vernieuwd thema',
          outcome: 'De vier pagina’s goedgekeurd op een previewlink en gepubliceerd in je winkel.',
        },
      ],
    },
    pl: {
      name: 'Odświeżenie motywu Shopify',
      summary:
        'Nowy wygląd czterech stron, na których sprzedaje Twój sklep Shopify, wdrożony przy otwartym sklepie w 10 dni roboczych.',
      description:
        'Sklep działa, ale widać, z którego jest roku. Przeprojektowujemy stronę główną, kolekcję, produkt i koszyk na kopii Twojego motywu albo na aktualnym motywie, a klienci w tym czasie kupują w dotychczasowym sklepie.\n\nProdukty, zamówienia i adresy zostają na miejscu. Gdy zaakceptujesz podgląd, publikujemy go, a stary motyw pozostaje na koncie, gdyby trzeba było do niego zajrzeć.',
      deliveryTime: '10 dni roboczych',
      included: [
        'Nowy projekt strony głównej, kolekcji, produktu i koszyka, zaczynając od telefonu',
        'Wdrożenie na kopii Twojego motywu lub na aktualnym darmowym motywie Shopify',
        'Do 8 sekcji, które można samodzielnie przesuwać i edytować',
        'Kolory, fonty, przyciski i ikony ustawione raz dla całego sklepu',
        'Kontrola kontrastu, obsługi klawiaturą i rozmiarów zdjęć na czterech stronach',
        'Dwie rundy poprawek pod linkiem podglądu, potem publikacja po naszej stronie',
      ],
      excluded: [
        'Pozostałe szablony, np. blog lub konto klienta',
        'Nowe zdjęcia i opisy produktów',
        'Wymiana lub przepisywanie zainstalowanych aplikacji',
        'Cena płatnego motywu, jeśli taki wybierzesz',
      ],
      needs: [
        'Dostęp współpracownika do panelu Shopify',
        'Logo w SVG oraz kolory i fonty, jeśli je masz',
        'Trzy sklepy, które Ci się podobają, i po jednym zdaniu dlaczego',
        'Lista aplikacji, które muszą dalej działać',
      ],
      milestones: [
        {
          title: 'Odświeżony motyw',
          outcome:
            'Cztery strony zaakceptowane pod linkiem podglądu i opublikowane w Twoim sklepie.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'two-more-templates',
      prices: { USD: 49_000, EUR: 45_000, SEK: 510_000, PLN: 195_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Two more page templates',
          description: 'Two further templates in the new look, for example blog and about.',
        },
        sv: {
          name: 'Två sidmallar till',
          description: 'Ytterligare två mallar i det nya utseendet, till exempel blogg och om oss.',
        },
        nl: {
          name: 'Twee extra paginatemplates',
          description: 'Nog twee templates in de nieuwe stijl, bijvoorbeeld blog en over ons.',
        },
        pl: {
          name: 'Dwa dodatkowe szablony',
          description: 'Dwa kolejne szablony w nowym wyglądzie, na przykład blog i o nas.',
        },
      },
    },
    {
      code: 'order-mails',
      prices: { USD: 29_000, EUR: 27_000, SEK: 300_000, PLN: 115_000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Order emails to match',
          description: 'Five Shopify notification emails in the new colors and type.',
        },
        sv: {
          name: 'Beställningsmejl i samma stil',
          description: 'Fem av Shopifys aviseringsmejl i de nya färgerna och typsnitten.',
        },
        nl: {
          name: 'Bestelmails in dezelfde stijl',
          description: 'Vijf Shopify-meldingsmails in de nieuwe kleuren en lettertypen.',
        },
        pl: {
          name: 'E-maile o zamówieniach w tym samym stylu',
          description: 'Pięć powiadomień Shopify w nowych kolorach i fontach.',
        },
      },
    },
  ],
} satisfies ProductSeed
