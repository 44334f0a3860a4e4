import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'portfolio-site',
  category: 'Website',
  platform: 'Framer',
  codeLevel: 'No-code',
  prices: { USD: 199000, EUR: 183000, SEK: 2070000, PLN: 785000 },
  speeds: [
    { code: 'standard', workingDays: 7, surchargePercent: 0 },
    { code: 'express', workingDays: 5, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 7 }],
  text: {
    en: {
      name: 'Portfolio site',
      summary:
        'Home, about, contact and eight of your projects in a CMS, live on your domain in 7 working days.',
      description:
        'For photographers, architects, designers and everyone else who is hired for what they have made. The images get the room; the text says who did what, for whom and when.\n\nWe lay out your first eight projects in Framer’s CMS. The ninth you add yourself: a title, a text, the images, publish.',
      deliveryTime: '7 working days',
      included: [
        'Home, about, contact, a project list and one project template, for desktop and phone',
        'Up to 8 projects entered, each with up to 12 images',
        'Images cropped, resized and given alternative text',
        'A contact form and links to your profiles',
        'Two rounds of changes: one on the design, one on the built site',
        'Domain connected and the Framer project transferred to your workspace',
      ],
      excluded: [
        'Framer’s plan and your domain, which their suppliers bill to you',
        'Photography and retouching',
        'A logo, or project texts from scratch',
        'Online sales of prints or appointments',
      ],
      needs: [
        'Your 8 projects in a folder each: images at least 2,400 pixels wide and a few lines of facts',
        'A text about you of 100 to 200 words, and a portrait',
        'Three sites you like, and a line on why',
        'Consent from your clients to show the work',
      ],
      milestones: [
        {
          title: 'Portfolio launch',
          outcome:
            'The approved site, with your eight projects, is on your domain and in your Framer workspace.',
        },
      ],
    },
    sv: {
      name: 'Portfoliosajt',
      summary:
        'Startsida, om dig, kontakt och åtta av dina projekt i ett CMS, live på din domän på 7 arbetsdagar.',
      description:
        'För fotografer, arkitekter, formgivare och alla andra som får jobb tack vare det de har gjort. Bilderna får plats, och texten säger vem som gjorde vad, för vem och när.\n\nVi lägger in dina första åtta projekt i Framers CMS. Det nionde lägger du till själv: rubrik, text, bilder, publicera.',
      deliveryTime: '7 arbetsdagar',
      included: [
        'Startsida, om dig, kontakt, projektlista och en projektmall, för dator och mobil',
        'Upp till 8 projekt inlagda, med upp till 12 bilder i varje',
        'Bilderna beskurna, anpassade i storlek och försedda med alternativtext',
        'Ett kontaktformulär och länkar till dina profiler',
        'Två ändringsrundor: en på designen, en på den byggda sajten',
        'Domänen inkopplad och Framer-projektet överfört till din arbetsyta',
      ],
      excluded: [
        'Framers abonnemang och din domän, som leverantörerna fakturerar dig för',
        'Foto och retusch',
        'Logotyp eller projekttexter från grunden',
        'Försäljning av tryck eller bokning online',
      ],
      needs: [
        'Dina 8 projekt i varsin mapp: bilder på minst 2 400 pixlars bredd och några rader fakta',
        'En text om dig på 100–200 ord och ett porträtt',
        'Tre sajter du gillar, med en rad om varför',
        'Dina kunders tillåtelse att visa jobben',
      ],
      milestones: [
        {
          title: 'Lansering',
          outcome:
            'Den godkända sajten med dina åtta projekt ligger på din domän och i din arbetsyta i Framer.',
        },
      ],
    },
    nl: {
      name: 'Portfoliosite',
      summary:
        'Home, over jou, contact en acht van je projecten in een CMS, live op je domein in 7 werkdagen.',
      description:
        'Voor fotografen, architecten, ontwerpers en iedereen die op eerder werk wordt ingehuurd. Het beeld krijgt de ruimte; de tekst zegt wie wat deed, voor wie en wanneer.\n\nJe eerste acht projecten zetten wij in het CMS van Framer. Het negende voeg je zelf toe: titel, tekst, beeld, publiceren.',
      deliveryTime: '7 werkdagen',
      included: [
        'Home, over jou, contact, een projectoverzicht en één projecttemplate, voor desktop en telefoon',
        'Maximaal 8 projecten ingevoerd, elk met maximaal 12 afbeeldingen',
        'Beeld bijgesneden, op maat gemaakt en voorzien van alt-tekst',
        'Een contactformulier en links naar je profielen',
        'Twee correctierondes: één op het ontwerp, één op de gebouwde site',
        'Domein gekoppeld en het Framer-project overgedragen aan jouw workspace',
      ],
      excluded: [
        'Het Framer-abonnement en je domein; die betaal je rechtstreeks aan de leverancier',
        'Fotografie en retouche',
        'Een logo, of projectteksten vanaf nul',
        'Verkoop van prints of online boekingen',
      ],
      needs: [
        'Je 8 projecten, elk in een eigen map: beeld van minstens 2400 pixels breed en een paar regels feiten',
        'Een tekst over jezelf van 100 tot 200 woorden, en een portret',
        'Drie sites die je mooi vindt, met één regel waarom',
        'Toestemming van je klanten om het werk te tonen',
      ],
      milestones: [
        {
          title: 'Portfolio',
          outcome:
            'De goedgekeurde site met je acht projecten staat op je domein en in jouw Framer-workspace.',
        },
      ],
    },
    pl: {
      name: 'Strona portfolio',
      summary:
        'Strona główna, o mnie, kontakt i osiem Twoich projektów w CMS-ie – w Twojej domenie w 7 dni roboczych.',
      description:
        'Dla fotografów, architektów, projektantów i wszystkich, których zatrudnia się za to, co już zrobili. Zdjęcia dostają miejsce, a tekst mówi, kto co zrobił, dla kogo i kiedy.\n\nPierwsze osiem projektów wprowadzamy do CMS-u Framera my. Dziewiąty dodajesz już bez nas: tytuł, tekst, zdjęcia, publikuj.',
      deliveryTime: '7 dni roboczych',
      included: [
        'Strona główna, o mnie, kontakt, lista projektów i szablon projektu, na komputer i telefon',
        'Do 8 wprowadzonych projektów, w każdym do 12 zdjęć',
        'Kadrowanie, zmiana rozmiaru i teksty alternatywne zdjęć',
        'Formularz kontaktowy i linki do Twoich profili',
        'Dwie rundy poprawek: jedna do projektu graficznego, jedna do gotowej strony',
        'Podłączenie domeny i przeniesienie projektu do Twojej przestrzeni we Framerze',
      ],
      excluded: [
        'Abonament Framera i domena – płacisz za nie bezpośrednio dostawcom',
        'Sesja zdjęciowa i retusz',
        'Logo i opisy projektów pisane od zera',
        'Sprzedaż odbitek i rezerwacje online',
      ],
      needs: [
        'Twoje 8 projektów, każdy w osobnym folderze: zdjęcia o szerokości co najmniej 2400 pikseli i kilka zdań faktów',
        'Tekst o Tobie, 100–200 słów, i portret',
        'Trzy strony, które Ci się podobają, z jednym zdaniem dlaczego',
        'Zgoda klientów na pokazanie prac',
      ],
      milestones: [
        {
          title: 'Publikacja portfolio',
          outcome:
            'Zatwierdzona strona z ośmioma projektami działa w Twojej domenie i jest w Twojej przestrzeni we Framerze.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'portfolio-six-projects',
      prices: { USD: 34000, EUR: 31000, SEK: 350000, PLN: 135000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Six more projects',
          description: 'Six further projects entered, each with up to 12 images.',
        },
        sv: {
          name: 'Sex projekt till',
          description: 'Sex projekt till läggs in, med upp till 12 bilder i varje.',
        },
        nl: {
          name: 'Zes extra projecten',
          description: 'Nog zes projecten ingevoerd, elk met maximaal 12 afbeeldingen.',
        },
        pl: {
          name: 'Sześć dodatkowych projektów',
          description: 'Sześć kolejnych projektów wprowadzonych do CMS-u, w każdym do 12 zdjęć.',
        },
      },
    },
    {
      code: 'portfolio-project-texts',
      prices: { USD: 49000, EUR: 45000, SEK: 510000, PLN: 195000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Project texts written for you',
          description:
            'Eight texts of about 120 words, written from your notes, in English, Swedish, Dutch or Polish.',
        },
        sv: {
          name: 'Vi skriver projekttexterna',
          description:
            'Åtta texter på cirka 120 ord, skrivna utifrån dina anteckningar, på svenska, engelska, nederländska eller polska.',
        },
        nl: {
          name: 'Wij schrijven je projectteksten',
          description:
            'Acht teksten van ongeveer 120 woorden op basis van je notities, in het Nederlands, Engels, Zweeds of Pools.',
        },
        pl: {
          name: 'Opisy projektów od nas',
          description:
            'Osiem opisów po około 120 słów na podstawie Twoich notatek, po polsku, angielsku, szwedzku lub niderlandzku.',
        },
      },
    },
  ],
} satisfies ProductSeed
