import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'search-foundation',
  category: 'Marketing',
  platform: 'WordPress',
  codeLevel: 'Low-code',
  prices: { USD: 169000, EUR: 155000, SEK: 1760000, PLN: 670000 },
  speeds: [
    { code: 'standard', workingDays: 8, surchargePercent: 0 },
    { code: 'express', workingDays: 6, surchargePercent: 25 },
    { code: 'rush', workingDays: 4, surchargePercent: 50 },
  ],
  revisions: 1,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 8 }],
  text: {
    en: {
      name: 'SEO foundation',
      summary:
        'Your WordPress site checked, repaired and readable for search engines in 8 working days.',
      description:
        'Search visitors are usually lost to plain faults: pages blocked by mistake, two pages after the same words, titles that say nothing. We check up to 50 addresses, repair what we find and decide with you which 15 pages should be found for what.\n\nYou get the work done, not a report of things to do. Rankings are the search engines’ to give, so we promise none; the list of before and after shows exactly what has changed.',
      deliveryTime: '8 working days',
      included: [
        'A technical check of up to 50 addresses, with the faults repaired in WordPress',
        'A search map: which of 15 pages answers which question',
        'New titles and descriptions for those 15 pages',
        'Structured data of four kinds, such as company, product, article and breadcrumb',
        'Sitemap, robots.txt and up to 50 redirects',
        'Google Search Console and Bing Webmaster Tools set up in your name',
        'A before-and-after list and one round of changes',
      ],
      excluded: [
        'Any promise of rankings or visitor numbers',
        'Buying links or placing guest articles',
        'New articles and new page texts (see add-ons for briefs)',
        'Licenses for paid SEO plugins',
      ],
      needs: [
        'An administrator account for WordPress and a recent backup',
        'Access to the domain’s DNS, or someone who can add one record',
        'The five products or services that matter most to you',
        'Two or three competitors whom your customers name',
      ],
      milestones: [
        {
          title: 'SEO foundation',
          outcome:
            'Faults repaired, 15 pages mapped and rewritten, tools connected, list delivered.',
        },
      ],
    },
    sv: {
      name: 'SEO-grund',
      summary: 'Din WordPress-sajt genomgången, rättad och läsbar för sökmotorer på 8 arbetsdagar.',
      description:
        'Sökbesökare tappas oftast på enkla fel: sidor som blockerats av misstag, två sidor om samma sak, titlar som inte säger något. Vi går igenom upp till 50 adresser, rättar det vi hittar och bestämmer tillsammans med dig vilka 15 sidor som ska hittas på vad.\n\nDu får jobbet gjort, inte en lista över sådant som borde göras. Placeringarna bestämmer sökmotorerna över, så där lovar vi inget. Listan med före och efter visar exakt vad som har ändrats.',
      deliveryTime: '8 arbetsdagar',
      included: [
        'Teknisk genomgång av upp till 50 adresser, där felen rättas i WordPress',
        'En sökkarta: vilken av 15 sidor som svarar på vilken fråga',
        'Nya titlar och metabeskrivningar till de 15 sidorna',
        'Strukturerad data av fyra slag, till exempel företag, produkt, artikel och brödsmulor',
        'Sitemap, robots.txt och upp till 50 omdirigeringar',
        'Google Search Console och Bing Webmaster Tools, uppsatta i ditt namn',
        'En lista med före och efter, och en ändringsrunda',
      ],
      excluded: [
        'Löften om placeringar eller antal besökare',
        'Köpta länkar och gästartiklar',
        'Nya artiklar och sidtexter (se tillvalet med briefer)',
        'Licenser för betalda SEO-tillägg',
      ],
      needs: [
        'Ett administratörskonto i WordPress och en färsk säkerhetskopia',
        'Åtkomst till domänens DNS, eller någon som kan lägga till en post',
        'De fem produkter eller tjänster som är viktigast för dig',
        'Två eller tre konkurrenter som dina kunder brukar nämna',
      ],
      milestones: [
        {
          title: 'Färdig SEO-grund',
          outcome:
            'Felen är rättade, 15 sidor kartlagda och omskrivna, verktygen kopplade och listan levererad.',
        },
      ],
    },
    nl: {
      name: 'SEO-fundament',
      summary:
        'Je WordPress-site gecontroleerd, hersteld en leesbaar voor zoekmachines in 8 werkdagen.',
      description:
        'Zoekbezoekers raak je meestal kwijt door gewone fouten: pagina’s die per ongeluk geblokkeerd zijn, twee pagina’s over hetzelfde, titels die niets zeggen. We controleren maximaal 50 adressen, herstellen wat we vinden en bepalen met jou welke 15 pagina’s waarop gevonden moeten worden.\n\nJe krijgt het werk gedaan, geen rapport met huiswerk. Over posities gaan de zoekmachines, dus die beloven we niet; de lijst met voor en na laat precies zien wat er is veranderd.',
      deliveryTime: '8 werkdagen',
      included: [
        'Technische controle van maximaal 50 adressen, met herstel van de fouten in WordPress',
        'Een zoekkaart: welke van 15 pagina’s welke vraag beantwoordt',
        'Nieuwe titels en metabeschrijvingen voor die 15 pagina’s',
        'Gestructureerde data in vier soorten, zoals bedrijf, product, artikel en kruimelpad',
        'Sitemap, robots.txt en maximaal 50 redirects',
        'Google Search Console en Bing Webmaster Tools, ingericht op jouw naam',
        'Een lijst met voor en na, en één correctieronde',
      ],
      excluded: [
        'Beloften over posities of bezoekersaantallen',
        'Links kopen of gastartikelen plaatsen',
        'Nieuwe artikelen en paginateksten (zie de extra’s voor briefings)',
        'Licenties voor betaalde SEO-plug-ins',
      ],
      needs: [
        'Een beheerdersaccount voor WordPress en een recente back-up',
        'Toegang tot de DNS van je domein, of iemand die een record kan toevoegen',
        'De vijf producten of diensten die voor jou het zwaarst wegen',
        'Twee of drie concurrenten die je klanten noemen',
      ],
      milestones: [
        {
          title: 'Fundament',
          outcome:
            'Fouten hersteld, 15 pagina’s in kaart gebracht en herschreven, tools gekoppeld, lijst geleverd.',
        },
      ],
    },
    pl: {
      name: 'Fundament SEO',
      summary:
        'Twoja strona na WordPressie sprawdzona, naprawiona i czytelna dla wyszukiwarek w 8 dni roboczych.',
      description:
        'Ruch z wyszukiwarek ucieka zwykle przez proste błędy: podstrony zablokowane przez pomyłkę, dwie podstrony o tym samym, tytuły, które nic nie mówią. Sprawdzamy do 50 adresów, naprawiamy to, co znajdziemy, i ustalamy z Tobą, które 15 podstron ma się pojawiać na jakie pytania.\n\nDostajesz wykonaną pracę, a nie listę zadań. O pozycjach decydują wyszukiwarki, więc ich nie obiecujemy; zestawienie „przed i po” pokazuje dokładnie, co się zmieniło.',
      deliveryTime: '8 dni roboczych',
      included: [
        'Kontrola techniczna do 50 adresów wraz z naprawą błędów w WordPressie',
        'Mapa zapytań: która z 15 podstron odpowiada na które pytanie',
        'Nowe tytuły i opisy dla tych 15 podstron',
        'Dane strukturalne czterech rodzajów, np. firma, produkt, artykuł i ścieżka nawigacji',
        'Mapa witryny, robots.txt i do 50 przekierowań',
        'Google Search Console i Bing Webmaster Tools założone na Twoje konto',
        'Zestawienie „przed i po” oraz jedna runda poprawek',
      ],
      excluded: [
        'Obietnice dotyczące pozycji lub liczby odwiedzin',
        'Kupowanie linków i publikacja artykułów gościnnych',
        'Nowe artykuły i teksty podstron (wytyczne znajdziesz w dodatkach)',
        'Licencje płatnych wtyczek SEO',
      ],
      needs: [
        'Konto administratora WordPressa i aktualna kopia zapasowa',
        'Dostęp do DNS domeny lub osoba, która doda jeden rekord',
        'Pięć najważniejszych dla Ciebie produktów lub usług',
        'Dwaj lub trzej konkurenci, których wymieniają Twoi klienci',
      ],
      milestones: [
        {
          title: 'Gotowy fundament',
          outcome:
            'Błędy naprawione, 15 podstron opisanych na nowo, narzędzia podłączone, zestawienie przekazane.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'local-listing',
      prices: { USD: 28000, EUR: 26000, SEK: 290000, PLN: 110000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Google Business Profile',
          description:
            'Profile for one location: categories, texts, opening hours and ten photos of yours.',
        },
        sv: {
          name: 'Google-företagsprofil',
          description:
            'Profil för en plats: kategorier, texter, öppettider och tio av dina bilder.',
        },
        nl: {
          name: 'Google-bedrijfsprofiel',
          description:
            'Profiel voor één locatie: categorieën, teksten, openingstijden en tien van je foto’s.',
        },
        pl: {
          name: 'Profil Firmy w Google',
          description:
            'Profil jednej lokalizacji: kategorie, teksty, godziny otwarcia i dziesięć Twoich zdjęć.',
        },
      },
    },
    {
      code: 'article-briefs',
      prices: { USD: 39000, EUR: 36000, SEK: 410000, PLN: 155000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Five article briefs',
          description:
            'Question, headings, sources and links for five articles you can write yourself.',
        },
        sv: {
          name: 'Briefer till fem artiklar',
          description:
            'Fråga, rubriker, källor och länkar till fem artiklar som du kan skriva själv.',
        },
        nl: {
          name: 'Vijf artikelbriefings',
          description:
            'Vraag, koppen, bronnen en links voor vijf artikelen die je zelf kunt schrijven.',
        },
        pl: {
          name: 'Wytyczne do pięciu artykułów',
          description:
            'Pytanie, nagłówki, źródła i linki do pięciu artykułów, które możesz napisać samodzielnie.',
        },
      },
    },
    {
      code: 'second-language',
      prices: { USD: 62000, EUR: 57000, SEK: 640000, PLN: 245000 },
      workingDays: 3,
      text: {
        en: {
          name: 'A second language',
          description:
            'Search map, titles and descriptions for the same 15 pages in one more language.',
        },
        sv: {
          name: 'Ett andra språk',
          description:
            'Sökkarta, titlar och metabeskrivningar för samma 15 sidor på ett språk till.',
        },
        nl: {
          name: 'Een tweede taal',
          description:
            'Zoekkaart, titels en metabeschrijvingen voor dezelfde 15 pagina’s in nog een taal.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Mapa zapytań, tytuły i opisy tych samych 15 podstron w jeszcze jednym języku.',
        },
      },
    },
  ],
} satisfies ProductSeed
