import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'ai-site-search',
  category: 'AI',
  platform: 'React',
  codeLevel: 'Full code',
  prices: { USD: 490000, EUR: 451000, SEK: 5100000, PLN: 1935000 },
  speeds: [
    { code: 'standard', workingDays: 15, surchargePercent: 0 },
    { code: 'express', workingDays: 11, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'coming_soon',
  milestonePayment: true,
  milestones: [
    { percentage: 25, workingDays: 4 },
    { percentage: 35, workingDays: 6 },
    { percentage: 25, workingDays: 3 },
    { percentage: 15, workingDays: 2 },
  ],
  text: {
    en: {
      name: 'AI site search',
      summary:
        'Search for your React site that understands what people mean, not only what they type, in 15 working days.',
      description:
        'Search over up to 5,000 pages or products that finds “winter jacket” when someone types “warm coat”, forgives typing errors and still ranks an exact match first. It comes as React components in your repository, with a results page rendered on the server that also works without JavaScript.\n\nYou pay in four milestones, each prepaid. We judge the results with 50 real searches from your visitors, and you see the list before and after tuning.',
      deliveryTime: '15 working days',
      included: [
        'An index of up to 5,000 pages or products in one language, updated every hour',
        'Search by word and by meaning in one list, with typing errors forgiven',
        'Up to 6 filters, with counts',
        'A search box with suggestions and a server-rendered results page',
        'A relevance report on 50 real searches, before and after tuning',
        'A page listing searches without results',
        'Code and tests in your repository, and two rounds of changes',
      ],
      excluded: [
        'Hosting and the embedding provider’s fees',
        'Text inside PDFs and scans (see add-ons)',
        'Written answers above the results (see add-ons)',
        'A redesign of the pages around the search',
      ],
      needs: [
        'Access to the repository and to a staging site',
        'A content API, a product feed or a complete sitemap',
        'Fifty real searches, from a log or from memory',
        'A server or hosting account that can run the index',
      ],
      milestones: [
        { title: 'Index', outcome: 'Your content is indexed and kept up to date on staging.' },
        {
          title: 'Search box and results page',
          outcome: 'Suggestions, filters and results work on staging, with and without JavaScript.',
        },
        {
          title: 'Relevance',
          outcome: 'Fifty searches tuned; you have the report with before and after.',
        },
        { title: 'Launch', outcome: 'Live on your site, with tests and a written guide.' },
      ],
    },
    sv: {
      name: 'AI-sök för webbplatsen',
      summary:
        'Sök för din React-sajt som förstår vad folk menar och inte bara vad de skriver, på 15 arbetsdagar.',
      description:
        'En sökning i upp till 5 000 sidor eller produkter: den som skriver ”varm jacka” hittar också ”vinterparkas”. Den klarar stavfel och sätter ändå en exakt träff först. Du får den som React-komponenter i ditt repo, med en resultatsida som renderas på servern och fungerar även utan JavaScript.\n\nDu betalar i fyra delmål, vart och ett i förskott. Vi bedömer träffarna med 50 verkliga sökningar från dina besökare, och du ser listan före och efter finjusteringen.',
      deliveryTime: '15 arbetsdagar',
      included: [
        'Index över upp till 5 000 sidor eller produkter på ett språk, uppdaterat varje timme',
        'Sökning på ord och på betydelse i en och samma lista, med tolerans för stavfel',
        'Upp till 6 filter, med antal',
        'Sökruta med förslag och en resultatsida som renderas på servern',
        'En relevansrapport på 50 verkliga sökningar, före och efter finjustering',
        'En sida med sökningar som inte gav träff',
        'Kod och tester i ditt repo, och två ändringsrundor',
      ],
      excluded: [
        'Drift och avgifter till leverantören av embeddings',
        'Text i PDF-filer och skanningar (se tillvalen)',
        'Skrivna svar ovanför träffarna (se tillvalen)',
        'Ny design av sidorna runt sökningen',
      ],
      needs: [
        'Åtkomst till repot och till en testmiljö',
        'Ett innehålls-API, ett produktflöde eller en komplett sitemap',
        'Femtio verkliga sökningar, ur en logg eller ur minnet',
        'En server eller ett hostingkonto där indexet kan köras',
      ],
      milestones: [
        {
          title: 'Index',
          outcome: 'Ditt innehåll är indexerat och hålls uppdaterat i testmiljön.',
        },
        {
          title: 'Sökruta och resultatsida',
          outcome: 'Förslag, filter och träffar fungerar i testmiljön, med och utan JavaScript.',
        },
        {
          title: 'Relevans',
          outcome: 'Femtio sökningar är finjusterade och du har rapporten med före och efter.',
        },
        {
          title: 'Lansering',
          outcome: 'I drift på din webbplats, med tester och skriftlig guide.',
        },
      ],
    },
    nl: {
      name: 'AI-zoekfunctie voor je site',
      summary:
        'Een zoekfunctie voor je React-site die snapt wat mensen bedoelen, niet alleen wat ze typen, in 15 werkdagen.',
      description:
        'Zoeken in maximaal 5.000 pagina’s of producten: wie ‘warme jas’ typt, vindt ook ‘winterparka’, tikfouten zijn geen probleem en een exacte treffer staat toch bovenaan. Je krijgt het als React-componenten in je repository, met een resultatenpagina die op de server wordt gerenderd en ook zonder JavaScript werkt.\n\nJe betaalt in vier mijlpalen, telkens vooraf. We beoordelen de resultaten met 50 echte zoekopdrachten van je bezoekers, en je ziet de lijst voor en na het afstellen.',
      deliveryTime: '15 werkdagen',
      included: [
        'Een index van maximaal 5.000 pagina’s of producten in één taal, elk uur bijgewerkt',
        'Zoeken op woord en op betekenis in één lijst, bestand tegen tikfouten',
        'Maximaal 6 filters, met aantallen',
        'Een zoekveld met suggesties en een resultatenpagina vanaf de server',
        'Een relevantierapport over 50 echte zoekopdrachten, voor en na het afstellen',
        'Een pagina met zoekopdrachten zonder resultaat',
        'Code en tests in je repository, en twee correctierondes',
      ],
      excluded: [
        'Hosting en de kosten van de embedding-aanbieder',
        'Tekst in pdf’s en scans (zie de extra’s)',
        'Geschreven antwoorden boven de resultaten (zie de extra’s)',
        'Een nieuw ontwerp van de pagina’s rond de zoekfunctie',
      ],
      needs: [
        'Toegang tot de repository en een stagingsite',
        'Een content-API, een productfeed of een volledige sitemap',
        'Vijftig echte zoekopdrachten, uit een logboek of uit je hoofd',
        'Een server of hostingaccount waarop de index kan draaien',
      ],
      milestones: [
        { title: 'Index', outcome: 'Je content is geïndexeerd en blijft op staging actueel.' },
        {
          title: 'Zoekveld en resultatenpagina',
          outcome: 'Suggesties, filters en resultaten werken op staging, met en zonder JavaScript.',
        },
        {
          title: 'Relevantie',
          outcome: 'Vijftig zoekopdrachten zijn afgesteld; je hebt het rapport met voor en na.',
        },
        {
          title: 'Livegang',
          outcome: 'Live op je site, met tests en een schriftelijke handleiding.',
        },
      ],
    },
    pl: {
      name: 'Wyszukiwarka AI na stronę',
      summary:
        'Wyszukiwarka na stronę w React, która rozumie, o co ludziom chodzi, a nie tylko co wpisują, w 15 dni roboczych.',
      description:
        'Wyszukiwanie w maksymalnie 5000 stron lub produktów: pod hasłem „ciepły płaszcz” znajdzie też „kurtkę zimową”, wybaczy literówki, a dokładne trafienie i tak pokaże jako pierwsze. Dostajesz komponenty React w swoim repozytorium oraz stronę wyników renderowaną na serwerze, która działa także bez JavaScriptu.\n\nPłacisz w czterech etapach, za każdy z góry. Wyniki oceniamy na 50 prawdziwych zapytaniach Twoich użytkowników, a listę widzisz przed dostrojeniem i po nim.',
      deliveryTime: '15 dni roboczych',
      included: [
        'Indeks do 5000 stron lub produktów w jednym języku, aktualizowany co godzinę',
        'Wyszukiwanie po słowach i po znaczeniu na jednej liście, z tolerancją literówek',
        'Do 6 filtrów z liczbą wyników',
        'Pole wyszukiwania z podpowiedziami i strona wyników renderowana na serwerze',
        'Raport trafności dla 50 prawdziwych zapytań, przed dostrojeniem i po nim',
        'Strona z zapytaniami bez wyników',
        'Kod i testy w Twoim repozytorium oraz dwie rundy poprawek',
      ],
      excluded: [
        'Hosting i opłaty dostawcy embeddingów',
        'Tekst w plikach PDF i skanach (zobacz dodatki)',
        'Odpowiedzi tekstowe nad wynikami (zobacz dodatki)',
        'Nowy projekt graficzny stron wokół wyszukiwarki',
      ],
      needs: [
        'Dostęp do repozytorium i środowiska testowego',
        'API treści, plik produktowy lub kompletna mapa witryny',
        'Pięćdziesiąt prawdziwych zapytań, z logów lub z pamięci',
        'Serwer lub konto hostingowe, na którym może działać indeks',
      ],
      milestones: [
        {
          title: 'Indeks',
          outcome: 'Treści są zindeksowane i aktualizują się na środowisku testowym.',
        },
        {
          title: 'Pole wyszukiwania i strona wyników',
          outcome:
            'Podpowiedzi, filtry i wyniki działają na środowisku testowym, z JavaScriptem i bez niego.',
        },
        {
          title: 'Trafność',
          outcome: 'Pięćdziesiąt zapytań dostrojonych; masz raport z porównaniem.',
        },
        {
          title: 'Uruchomienie',
          outcome: 'Działa na Twojej stronie, z testami i pisemną instrukcją.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'pdf-index',
      prices: { USD: 59000, EUR: 54000, SEK: 610000, PLN: 235000 },
      workingDays: 2,
      text: {
        en: {
          name: 'PDF documents',
          description:
            'Up to 300 PDFs in the index, scans included, with the page number in each result.',
        },
        sv: {
          name: 'PDF-dokument',
          description:
            'Upp till 300 PDF-filer i indexet, även skannade, med sidnummer i varje träff.',
        },
        nl: {
          name: 'Pdf-documenten',
          description:
            'Maximaal 300 pdf’s in de index, ook scans, met het paginanummer bij elk resultaat.',
        },
        pl: {
          name: 'Dokumenty PDF',
          description:
            'Do 300 plików PDF w indeksie, także skanów, z numerem strony przy każdym wyniku.',
        },
      },
    },
    {
      code: 'second-language',
      prices: { USD: 48000, EUR: 44000, SEK: 500000, PLN: 190000 },
      workingDays: 2,
      text: {
        en: {
          name: 'A second language',
          description: 'One more language, with its own word forms and 25 test searches.',
        },
        sv: {
          name: 'Ett andra språk',
          description: 'Ett språk till, med egna böjningsformer och 25 testsökningar.',
        },
        nl: {
          name: 'Een tweede taal',
          description: 'Nog een taal, met eigen woordvormen en 25 testzoekopdrachten.',
        },
        pl: {
          name: 'Drugi język',
          description: 'Jeszcze jeden język, z własną odmianą słów i 25 zapytaniami testowymi.',
        },
      },
    },
    {
      code: 'written-answers',
      prices: { USD: 125000, EUR: 115000, SEK: 1300000, PLN: 495000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Written answers',
          description:
            'A short answer with links to its sources above the results, under a monthly spending limit.',
        },
        sv: {
          name: 'Skrivna svar',
          description:
            'Ett kort svar med länkar till källorna ovanför träffarna, med kostnadstak per månad.',
        },
        nl: {
          name: 'Geschreven antwoorden',
          description:
            'Een kort antwoord met links naar de bronnen boven de resultaten, met een maandlimiet.',
        },
        pl: {
          name: 'Odpowiedzi tekstowe',
          description:
            'Krótka odpowiedź z linkami do źródeł nad wynikami, z miesięcznym limitem wydatków.',
        },
      },
    },
  ],
} satisfies ProductSeed
