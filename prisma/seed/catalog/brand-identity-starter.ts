import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'brand-identity-starter',
  category: 'Branding',
  platform: 'Custom',
  codeLevel: 'No-code',
  prices: { USD: 240_000, EUR: 221_000, SEK: 2_500_000, PLN: 950_000 },
  speeds: [
    { code: 'standard', workingDays: 10, surchargePercent: 0 },
    { code: 'express', workingDays: 7, surchargePercent: 25 },
    { code: 'rush', workingDays: 5, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 10 }],
  text: {
    en: {
      name: 'Brand identity starter',
      summary:
        'Logo, colors, type and a 12-page guide for a company that opens soon, in 10 working days.',
      description:
        'Everything a new company needs to look like one company from the first day: a logo, a palette that stays readable on screen and paper, two typefaces and simple rules that hold it together.\n\nWe show two complete directions, not loose parts, so you choose between two companies you could be. You finish with a guide your printer, your web developer and your next colleague can all follow.',
      deliveryTime: '10 working days',
      included: [
        'Two complete directions with logo, color and type, one of them finished',
        'Logo in 3 layouts, in color, black and white',
        'Palette of 6 colors with HEX, RGB and CMYK values and tested contrast pairs',
        'Two typefaces chosen and licensed for free use, with a size scale',
        'Business card, email signature, letterhead and 3 social post templates',
        'Guide of 12 pages as PDF, and all files as SVG, PDF, PNG and Figma',
        'Two rounds of changes',
      ],
      excluded: [
        'Naming, tagline and brand strategy',
        'Trademark search and registration',
        'Paid font licenses and printing costs',
        'Website design or packaging',
      ],
      needs: [
        'Company name and one paragraph on what you sell and to whom',
        'Answers to 15 questions in the brief',
        'Three competitors and three brands you admire in any field',
        'Contact details for card, letterhead and signature',
      ],
      milestones: [
        {
          title: 'Finished identity',
          outcome: 'Guide, logo files and templates, approved and ready to download.',
        },
      ],
    },
    sv: {
      name: 'Grafisk profil, startpaket',
      summary:
        'Logotyp, färger, typsnitt och en manual på 12 sidor för företaget som snart öppnar, på 10 arbetsdagar.',
      description:
        'Allt ett nytt företag behöver för att hålla ihop från första dagen: en logotyp, en palett som går att läsa på skärm och papper, två typsnitt och enkla regler som binder samman dem.\n\nVi visar två hela riktningar, inte lösa delar, så att du väljer mellan två företag du skulle kunna vara. Till slut har du en manual som både tryckeriet, webbutvecklaren och nästa kollega kan följa.',
      deliveryTime: '10 arbetsdagar',
      included: [
        'Två hela riktningar med logotyp, färg och typsnitt, varav en görs färdig',
        'Logotyp i 3 utföranden, i färg, svart och vitt',
        'Palett med 6 färger i HEX, RGB och CMYK och testade kontrastpar',
        'Två typsnitt med fri licens och en storleksskala',
        'Visitkort, mejlsignatur, brevpapper och 3 mallar för sociala inlägg',
        'Manual på 12 sidor som PDF, och alla filer som SVG, PDF, PNG och Figma',
        'Två ändringsrundor',
      ],
      excluded: [
        'Namnförslag, slogan och varumärkesstrategi',
        'Varumärkessökning och registrering',
        'Betalda typsnittslicenser och tryckkostnader',
        'Webbdesign eller förpackningar',
      ],
      needs: [
        'Företagets namn och ett stycke om vad du säljer och till vem',
        'Svar på 15 frågor i briefen',
        'Tre konkurrenter och tre varumärken du beundrar, oavsett bransch',
        'Kontaktuppgifter till visitkort, brevpapper och signatur',
      ],
      milestones: [
        {
          title: 'Färdig profil',
          outcome: 'Manual, logotypfiler och mallar, godkända och klara att ladda ner.',
        },
      ],
    },
    nl: {
      name: 'Huisstijlstarter',
      summary:
        'Logo, kleuren, lettertypen en een gids van 12 pagina’s voor een bedrijf dat bijna opengaat, in 10 werkdagen.',
      description:
        'Alles wat een nieuw bedrijf nodig heeft om vanaf dag één één geheel te zijn: een logo, een palet dat leesbaar blijft op scherm en papier, twee lettertypen en eenvoudige regels die het bij elkaar houden.\n\nWe laten twee volledige richtingen zien, geen losse onderdelen. Zo kies je tussen twee bedrijven die je zou kunnen zijn. Aan het eind heb je een gids waar je drukker, je webontwikkelaar en je volgende collega mee verder kunnen.',
      deliveryTime: '10 werkdagen',
      included: [
        'Twee volledige richtingen met logo, kleur en lettertype, waarvan er één wordt uitgewerkt',
        'Logo in 3 opmaken, in kleur, zwart en wit',
        'Palet van 6 kleuren met HEX-, RGB- en CMYK-waarden en geteste contrastparen',
        'Twee lettertypen met vrije licentie en een schaal van lettergroottes',
        'Visitekaartje, e-mailhandtekening, briefpapier en 3 templates voor social posts',
        'Gids van 12 pagina’s als pdf, en alle bestanden als SVG, PDF, PNG en Figma',
        'Twee correctierondes',
      ],
      excluded: [
        'Naam, slogan en merkstrategie',
        'Merkonderzoek en merkregistratie',
        'Betaalde fontlicenties en drukkosten',
        'Webdesign of verpakkingen',
      ],
      needs: [
        'De bedrijfsnaam en één alinea over wat je verkoopt en aan wie',
        'Antwoorden op 15 vragen in de briefing',
        'Drie concurrenten en drie merken die je bewondert, uit welke branche ook',
        'Contactgegevens voor kaartje, briefpapier en handtekening',
      ],
      milestones: [
        {
          title: 'Huisstijl',
          outcome: 'Gids, logobestanden en templates, goedgekeurd en klaar om te downloaden.',
        },
      ],
    },
    pl: {
      name: 'Identyfikacja na start',
      summary:
        'Logo, kolory, fonty i 12-stronicowy przewodnik dla firmy, która zaraz rusza, w 10 dni roboczych.',
      description:
        'Wszystko, czego nowa firma potrzebuje, by od pierwszego dnia wyglądać spójnie: logo, paleta czytelna na ekranie i papierze, dwa kroje pisma i proste zasady, które to łączą.\n\nPokazujemy dwa kompletne kierunki, a nie luźne elementy, więc wybierasz między dwiema firmami, którymi możesz być. Na koniec masz przewodnik, z którym poradzą sobie drukarnia, programista i nowy współpracownik.',
      deliveryTime: '10 dni roboczych',
      included: [
        'Dwa kompletne kierunki z logo, kolorem i krojem, z których jeden dopracowujemy do końca',
        'Logo w 3 układach, w kolorze, czerni i bieli',
        'Paleta 6 kolorów z wartościami HEX, RGB i CMYK oraz sprawdzonymi parami kontrastu',
        'Dwa kroje pisma na wolnej licencji i skala wielkości',
        'Wizytówka, stopka e-mail, papier firmowy i 3 szablony postów',
        'Przewodnik na 12 stron w PDF oraz wszystkie pliki w SVG, PDF, PNG i Figmie',
        'Dwie rundy poprawek',
      ],
      excluded: [
        'Nazwa, hasło i strategia marki',
        'Badanie i rejestracja znaku towarowego',
        'Płatne licencje na fonty i koszty druku',
        'Projekt strony internetowej lub opakowań',
      ],
      needs: [
        'Nazwa firmy i akapit o tym, co i komu sprzedajesz',
        'Odpowiedzi na 15 pytań w briefie',
        'Trzech konkurentów i trzy marki, które podziwiasz, z dowolnej branży',
        'Dane kontaktowe na wizytówkę, papier firmowy i stopkę',
      ],
      milestones: [
        {
          title: 'Gotowa identyfikacja',
          outcome: 'Przewodnik, pliki logo i szablony, zaakceptowane i gotowe do pobrania.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'slide-template',
      prices: { USD: 39_000, EUR: 36_000, SEK: 410_000, PLN: 155_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Slide template',
          description: 'Twelve slide layouts for Google Slides or PowerPoint.',
        },
        sv: {
          name: 'Presentationsmall',
          description: 'Tolv sidlayouter för Google Presentationer eller PowerPoint.',
        },
        nl: {
          name: 'Presentatietemplate',
          description: 'Twaalf dia-indelingen voor Google Presentaties of PowerPoint.',
        },
        pl: {
          name: 'Szablon prezentacji',
          description: 'Dwanaście układów slajdów do Prezentacji Google lub PowerPointa.',
        },
      },
    },
    {
      code: 'icon-set',
      prices: { USD: 45_000, EUR: 41_000, SEK: 470_000, PLN: 180_000 },
      workingDays: 2,
      text: {
        en: { name: 'Icon set', description: 'Sixteen icons drawn to match the logo, as SVG.' },
        sv: { name: 'Ikoner', description: 'Sexton ikoner tecknade i logotypens stil, som SVG.' },
        nl: { name: 'Iconenset', description: 'Zestien iconen in de stijl van het logo, als SVG.' },
        pl: {
          name: 'Zestaw ikon',
          description: 'Szesnaście ikon narysowanych w stylu logo, w SVG.',
        },
      },
    },
    {
      code: 'tone-of-voice',
      prices: { USD: 49_000, EUR: 45_000, SEK: 510_000, PLN: 195_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Tone of voice',
          description:
            'Four pages on how the company writes, with before-and-after examples in one language.',
        },
        sv: {
          name: 'Tonalitet',
          description:
            'Fyra sidor om hur företaget skriver, med exempel före och efter på ett språk.',
        },
        nl: {
          name: 'Tone of voice',
          description:
            'Vier pagina’s over hoe het bedrijf schrijft, met voorbeelden van voor en na in één taal.',
        },
        pl: {
          name: 'Język marki',
          description:
            'Cztery strony o tym, jak firma pisze, z przykładami przed i po w jednym języku.',
        },
      },
    },
  ],
} satisfies ProductSeed
