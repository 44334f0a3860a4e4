import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'logo-sprint',
  category: 'Branding',
  platform: 'Custom',
  codeLevel: 'No-code',
  prices: { USD: 89_000, EUR: 82_000, SEK: 930_000, PLN: 350_000 },
  speeds: [
    { code: 'standard', workingDays: 4, surchargePercent: 0 },
    { code: 'express', workingDays: 3, surchargePercent: 25 },
    { code: 'rush', workingDays: 2, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 4 }],
  text: {
    en: {
      name: 'Logo sprint',
      summary:
        'Three logo directions, one finished logo with every file you need, in 4 working days.',
      description:
        'You answer ten questions in writing. We draw three different directions, each shown large, small and in use. You pick one, we refine it in two rounds.\n\nWhat you receive is finished: vector and image files in color, black and white, a symbol for small places and one page on how to use it all. The rights pass to you on delivery.',
      deliveryTime: '4 working days',
      included: [
        'Three drawn directions, each shown in use in two situations',
        'One finished logo: full, stacked and symbol only',
        'Color, black and white versions of each',
        'SVG, PDF, EPS and PNG files, ready for print and screen',
        'Favicon and profile images for social channels',
        'Two rounds of changes and a one-page usage sheet',
      ],
      excluded: [
        'Finding a name or writing a tagline',
        'Trademark search and registration',
        'Brand guidelines, stationery or packaging',
        'Redrawing an existing logo as a fourth direction',
      ],
      needs: [
        'The exact name, spelled the way it should appear',
        'Answers to ten short questions in the brief',
        'Three logos you like and one you don’t, with a line on why',
      ],
      milestones: [
        {
          title: 'Finished logo',
          outcome: 'All logo versions and files, approved and ready to download.',
        },
      ],
    },
    sv: {
      name: 'Logotyp på fyra dagar',
      summary: 'Tre förslag, en färdig logotyp med alla filer du behöver, på 4 arbetsdagar.',
      description:
        'Du svarar skriftligt på tio frågor. Vi ritar tre olika förslag och visar dem stort, litet och i användning. Du väljer ett, vi förfinar det i två ändringsrundor.\n\nDet du får är färdigt: vektor- och bildfiler i färg, svart och vitt, en symbol för små ytor och en sida om hur allt används. Rättigheterna går över till dig vid leverans.',
      deliveryTime: '4 arbetsdagar',
      included: [
        'Tre ritade förslag, vart och ett visat i två användningar',
        'En färdig logotyp: liggande, staplad och enbart symbol',
        'Var och en i färg, svart och vitt',
        'SVG-, PDF-, EPS- och PNG-filer, klara för tryck och skärm',
        'Favicon och profilbilder för sociala kanaler',
        'Två ändringsrundor och ett ensidigt användningsblad',
      ],
      excluded: [
        'Namnförslag eller slogan',
        'Varumärkessökning och registrering',
        'Grafisk manual, kontorstryck eller förpackningar',
        'Omritning av en befintlig logotyp som ett fjärde förslag',
      ],
      needs: [
        'Det exakta namnet, stavat som det ska synas',
        'Svar på tio korta frågor i briefen',
        'Tre logotyper du gillar och en du inte gillar, med en rad om varför',
      ],
      milestones: [
        {
          title: 'Färdig logotyp',
          outcome: 'Alla versioner och filer, godkända och klara att ladda ner.',
        },
      ],
    },
    nl: {
      name: 'Logosprint',
      summary:
        'Drie richtingen, één uitgewerkt logo met alle bestanden die je nodig hebt, in 4 werkdagen.',
      description:
        'Je beantwoordt schriftelijk tien vragen. Wij tekenen drie verschillende richtingen en laten ze groot, klein en in gebruik zien. Jij kiest er één, wij verfijnen die in twee rondes.\n\nWat je krijgt is af: vector- en beeldbestanden in kleur, zwart en wit, een beeldmerk voor kleine plekken en één pagina over het gebruik. Bij oplevering gaan de rechten naar jou over.',
      deliveryTime: '4 werkdagen',
      included: [
        'Drie getekende richtingen, elk getoond in twee toepassingen',
        'Eén uitgewerkt logo: liggend, gestapeld en alleen het beeldmerk',
        'Elk in kleur, zwart en wit',
        'SVG-, PDF-, EPS- en PNG-bestanden, klaar voor druk en scherm',
        'Favicon en profielfoto’s voor sociale kanalen',
        'Twee correctierondes en een gebruiksblad van één pagina',
      ],
      excluded: [
        'Een naam bedenken of een slogan schrijven',
        'Merkonderzoek en merkregistratie',
        'Huisstijlgids, briefpapier of verpakkingen',
        'Een bestaand logo hertekenen als vierde richting',
      ],
      needs: [
        'De exacte naam, geschreven zoals hij te zien moet zijn',
        'Antwoorden op tien korte vragen in de briefing',
        'Drie logo’s die je mooi vindt en één niet, met een regel waarom',
      ],
      milestones: [
        {
          title: 'Logo',
          outcome: 'Alle versies en bestanden, goedgekeurd en klaar om te downloaden.',
        },
      ],
    },
    pl: {
      name: 'Logo w cztery dni',
      summary:
        'Trzy kierunki, jedno gotowe logo ze wszystkimi potrzebnymi plikami, w 4 dni robocze.',
      description:
        'Odpowiadasz na piśmie na dziesięć pytań. Rysujemy trzy różne kierunki i pokazujemy je w dużej skali, w małej i w użyciu. Wybierasz jeden, a my dopracowujemy go w dwóch rundach.\n\nDostajesz rzecz gotową: pliki wektorowe i graficzne w kolorze, czerni i bieli, sygnet na małe powierzchnie i jedną stronę z zasadami użycia. Prawa przechodzą na Ciebie z chwilą przekazania.',
      deliveryTime: '4 dni robocze',
      included: [
        'Trzy narysowane kierunki, każdy pokazany w dwóch zastosowaniach',
        'Jedno gotowe logo: poziome, pionowe i sam sygnet',
        'Każda wersja w kolorze, czerni i bieli',
        'Pliki SVG, PDF, EPS i PNG, gotowe do druku i na ekran',
        'Favicon i zdjęcia profilowe do mediów społecznościowych',
        'Dwie rundy poprawek i jednostronicowa karta użycia',
      ],
      excluded: [
        'Wymyślanie nazwy i hasła',
        'Badanie i rejestracja znaku towarowego',
        'Księga znaku, druki firmowe i opakowania',
        'Przerysowanie obecnego logo jako czwarty kierunek',
      ],
      needs: [
        'Dokładna nazwa, zapisana tak, jak ma wyglądać',
        'Odpowiedzi na dziesięć krótkich pytań w briefie',
        'Trzy znaki, które Ci się podobają, i jeden, który nie, ze zdaniem dlaczego',
      ],
      milestones: [
        {
          title: 'Gotowe logo',
          outcome: 'Wszystkie wersje i pliki, zaakceptowane i gotowe do pobrania.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'social-kit',
      prices: { USD: 19_000, EUR: 17_000, SEK: 200_000, PLN: 75_000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Social kit',
          description: 'Cover images for 4 channels and 3 editable post templates in Figma.',
        },
        sv: {
          name: 'Paket för sociala medier',
          description: 'Omslagsbilder för 4 kanaler och 3 redigerbara inläggsmallar i Figma.',
        },
        nl: {
          name: 'Socialmediapakket',
          description:
            'Omslagafbeeldingen voor 4 kanalen en 3 bewerkbare templates voor posts in Figma.',
        },
        pl: {
          name: 'Pakiet do social mediów',
          description: 'Grafiki w tle dla 4 kanałów i 3 edytowalne szablony postów w Figmie.',
        },
      },
    },
    {
      code: 'business-card',
      prices: { USD: 12_000, EUR: 11_000, SEK: 120_000, PLN: 45_000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Business card',
          description: 'Front and back for up to 4 people, as print-ready PDF.',
        },
        sv: {
          name: 'Visitkort',
          description: 'Fram- och baksida för upp till 4 personer, som tryckfärdig PDF.',
        },
        nl: {
          name: 'Visitekaartje',
          description: 'Voor- en achterkant voor maximaal 4 personen, als drukklare pdf.',
        },
        pl: {
          name: 'Wizytówka',
          description: 'Przód i tył dla maks. 4 osób, w PDF gotowym do druku.',
        },
      },
    },
    {
      code: 'motion-logo',
      prices: { USD: 35_000, EUR: 32_000, SEK: 360_000, PLN: 140_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Moving logo',
          description: 'A 3 to 5 second animation as MP4, GIF and Lottie file.',
        },
        sv: {
          name: 'Rörlig logotyp',
          description: 'En animation på 3 till 5 sekunder som MP4, GIF och Lottie-fil.',
        },
        nl: {
          name: 'Bewegend logo',
          description: 'Een animatie van 3 tot 5 seconden als MP4, GIF en Lottie-bestand.',
        },
        pl: {
          name: 'Animowane logo',
          description: 'Animacja trwająca od 3 do 5 sekund w plikach MP4, GIF i Lottie.',
        },
      },
    },
  ],
} satisfies ProductSeed
