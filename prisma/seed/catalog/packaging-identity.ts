import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'packaging-identity',
  category: 'Branding',
  platform: 'Custom',
  codeLevel: 'No-code',
  prices: { USD: 340_000, EUR: 313_000, SEK: 3_540_000, PLN: 1_345_000 },
  speeds: [
    { code: 'standard', workingDays: 14, surchargePercent: 0 },
    { code: 'express', workingDays: 10, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'coming_soon',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 14 }],
  text: {
    en: {
      name: 'Packaging identity',
      summary: 'Print-ready packaging for one format in up to three variants, in 14 working days.',
      description:
        'A pack has a second on the shelf and a second on the screen. We design one format, such as a box, bag, label or tube, so that it reads from two metres away and as a thumbnail, then extend it to three variants.\n\nThe files follow your printer’s own template and are checked against its requirements. You also get images of the finished pack for the shop before the first one is printed.',
      deliveryTime: '14 working days',
      included: [
        'Two design directions on your packaging format, one of them completed',
        'Up to 3 variants, such as flavours, sizes or scents',
        'Layout of all sides, with your product text, symbols and barcode',
        'Print files as PDF/X-4 on the printer’s die line, with spot colors and bleed',
        'Three 3D images of the finished packs at 3000 px for shop and press',
        'One-page rules for adding variants later, with the source files',
        'Two rounds of changes',
      ],
      excluded: [
        'Printing, samples and delivery',
        'Construction of the box or a new die line',
        'Product texts and a legal check of the labelling',
        'A new logo',
      ],
      needs: [
        'The printer’s die line and print specification',
        'Final product text with mandatory information, per variant',
        'Barcode numbers and any certification marks',
        'Logo as a vector file, with colors and fonts',
      ],
      milestones: [
        {
          title: 'Print-ready packaging',
          outcome: 'All variants approved, as print files and 3D images ready to download.',
        },
      ],
    },
    sv: {
      name: 'Förpackningsdesign',
      summary:
        'Tryckfärdig förpackning i ett format och upp till tre varianter, på 14 arbetsdagar.',
      description:
        'En förpackning har en sekund på hyllan och en sekund på skärmen. Vi formger ett format, till exempel kartong, påse, etikett eller tub, så att det går att läsa på två meters håll och som miniatyrbild, och för det sedan vidare till tre varianter.\n\nFilerna följer tryckeriets egen mall och kontrolleras mot dess krav. Du får också bilder av den färdiga förpackningen till butiken innan den första är tryckt.',
      deliveryTime: '14 arbetsdagar',
      included: [
        'Två designförslag på ditt förpackningsformat, varav ett görs färdigt',
        'Upp till 3 varianter, till exempel smaker, storlekar eller dofter',
        'Layout av alla sidor, med din produkttext, symboler och streckkod',
        'Tryckfiler som PDF/X-4 på tryckeriets stansmall, med dekorfärger och utfall',
        'Tre 3D-bilder av färdiga förpackningar i 3 000 px för butik och press',
        'En sida med regler för fler varianter längre fram, och källfilerna',
        'Två ändringsrundor',
      ],
      excluded: [
        'Tryck, provexemplar och frakt',
        'Konstruktion av kartongen eller en ny stansmall',
        'Produkttexter och juridisk granskning av märkningen',
        'En ny logotyp',
      ],
      needs: [
        'Tryckeriets stansmall och tryckspecifikation',
        'Slutlig produkttext med obligatoriska uppgifter, per variant',
        'Streckkodsnummer och eventuella certifieringsmärken',
        'Logotyp som vektorfil, med färger och typsnitt',
      ],
      milestones: [
        {
          title: 'Tryckfärdig förpackning',
          outcome: 'Alla varianter godkända, som tryckfiler och 3D-bilder klara att ladda ner.',
        },
      ],
    },
    nl: {
      name: 'Verpakkingsontwerp',
      summary: 'Drukklare verpakking voor één formaat in maximaal drie varianten, in 14 werkdagen.',
      description:
        'Een verpakking heeft één seconde in het schap en één seconde op het scherm. We ontwerpen één formaat, zoals een doos, zak, etiket of tube, dat je van twee meter afstand én als miniatuur kunt lezen, en trekken het door naar drie varianten.\n\nDe bestanden volgen de template van je drukker en worden gecontroleerd op diens eisen. Ook krijg je beelden van de verpakking voor in de winkel, nog voordat de eerste gedrukt is.',
      deliveryTime: '14 werkdagen',
      included: [
        'Twee ontwerprichtingen op jouw verpakkingsformaat, waarvan er één wordt uitgewerkt',
        'Tot 3 varianten, zoals smaken, maten of geuren',
        'Opmaak van alle zijden, met jouw producttekst, symbolen en barcode',
        'Drukbestanden als PDF/X-4 op de stanslijn van de drukker, met steunkleuren en afloop',
        'Drie 3D-beelden van de verpakkingen op 3000 px voor winkel en pers',
        'Eén pagina met regels voor latere varianten, plus de bronbestanden',
        'Twee correctierondes',
      ],
      excluded: [
        'Drukwerk, proefexemplaren en bezorging',
        'Constructie van de doos of een nieuwe stanslijn',
        'Productteksten en een juridische controle van het etiket',
        'Een nieuw logo',
      ],
      needs: [
        'De stanslijn en drukspecificaties van je drukker',
        'Definitieve producttekst met verplichte vermeldingen, per variant',
        'Barcodenummers en eventuele keurmerken',
        'Logo als vectorbestand, met kleuren en lettertypen',
      ],
      milestones: [
        {
          title: 'Drukklare verpakking',
          outcome:
            'Alle varianten goedgekeurd, als drukbestanden en 3D-beelden klaar om te downloaden.',
        },
      ],
    },
    pl: {
      name: 'Projekt opakowania',
      summary: 'Opakowanie gotowe do druku: jeden format, do trzech wariantów, w 14 dni roboczych.',
      description:
        'Opakowanie ma sekundę na półce i sekundę na ekranie. Projektujemy jeden format, na przykład pudełko, torebkę, etykietę lub tubę, tak by dało się go przeczytać z dwóch metrów i na miniaturze, a potem rozwijamy go na trzy warianty.\n\nPliki powstają na szablonie Twojej drukarni i są sprawdzane pod kątem jej wymagań. Dostajesz też wizualizacje gotowego opakowania do sklepu, zanim wydrukujesz pierwsze.',
      deliveryTime: '14 dni roboczych',
      included: [
        'Dwa kierunki na Twoim formacie opakowania, z których jeden dopracowujemy do końca',
        'Do 3 wariantów, np. smaków, rozmiarów lub zapachów',
        'Skład wszystkich ścianek z Twoim tekstem, symbolami i kodem kreskowym',
        'Pliki PDF/X-4 na wykrojniku drukarni, z kolorami dodatkowymi i spadami',
        'Trzy wizualizacje 3D gotowych opakowań w 3000 px do sklepu i dla prasy',
        'Jedna strona zasad dla kolejnych wariantów i pliki źródłowe',
        'Dwie rundy poprawek',
      ],
      excluded: [
        'Druk, próbki i dostawa',
        'Konstrukcja pudełka i nowy wykrojnik',
        'Teksty produktowe i prawna kontrola oznakowania',
        'Nowe logo',
      ],
      needs: [
        'Wykrojnik i specyfikacja druku z drukarni',
        'Ostateczny tekst produktu z obowiązkowymi informacjami, dla każdego wariantu',
        'Numery kodów kreskowych i ewentualne znaki certyfikatów',
        'Logo w pliku wektorowym, kolory i fonty',
      ],
      milestones: [
        {
          title: 'Opakowanie gotowe do druku',
          outcome:
            'Wszystkie warianty zaakceptowane, pliki do druku i wizualizacje 3D gotowe do pobrania.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'extra-variant',
      prices: { USD: 29_000, EUR: 27_000, SEK: 300_000, PLN: 115_000 },
      workingDays: 1,
      text: {
        en: {
          name: 'One more variant',
          description:
            'A fourth flavor, size or scent in the same format, with print file and image.',
        },
        sv: {
          name: 'En variant till',
          description: 'En fjärde smak, storlek eller doft i samma format, med tryckfil och bild.',
        },
        nl: {
          name: 'Eén extra variant',
          description:
            'Een vierde smaak, maat of geur in hetzelfde formaat, met drukbestand en beeld.',
        },
        pl: {
          name: 'Jeszcze jeden wariant',
          description:
            'Czwarty smak, rozmiar lub zapach w tym samym formacie, z plikiem do druku i wizualizacją.',
        },
      },
    },
    {
      code: 'second-format',
      prices: { USD: 120_000, EUR: 110_000, SEK: 1_250_000, PLN: 475_000 },
      workingDays: 5,
      text: {
        en: {
          name: 'Second format',
          description:
            'The same design on another format, such as a shipping box, for up to 3 variants.',
        },
        sv: {
          name: 'Ett format till',
          description:
            'Samma design på ett annat format, till exempel en fraktkartong, för upp till 3 varianter.',
        },
        nl: {
          name: 'Tweede formaat',
          description:
            'Hetzelfde ontwerp op een ander formaat, zoals een verzenddoos, voor maximaal 3 varianten.',
        },
        pl: {
          name: 'Drugi format',
          description:
            'Ten sam projekt na innym formacie, np. pudełku wysyłkowym, dla maks. 3 wariantów.',
        },
      },
    },
    {
      code: 'second-label-language',
      prices: { USD: 35_000, EUR: 32_000, SEK: 360_000, PLN: 140_000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Second label language',
          description: 'All variants laid out once more with your text in a second language.',
        },
        sv: {
          name: 'Etikett på ett andra språk',
          description: 'Alla varianter upplagda en gång till med din text på ett andra språk.',
        },
        nl: {
          name: 'Tweede etikettaal',
          description: 'Alle varianten nog een keer opgemaakt, met jouw tekst in een tweede taal.',
        },
        pl: {
          name: 'Drugi język na etykiecie',
          description: 'Wszystkie warianty złożone jeszcze raz z Twoim tekstem w drugim języku.',
        },
      },
    },
  ],
} satisfies ProductSeed
