import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'case-study-set',
  category: 'Content',
  platform: 'Custom',
  codeLevel: 'No-code',
  prices: { USD: 185000, EUR: 170000, SEK: 1920000, PLN: 730000 },
  speeds: [
    { code: 'standard', workingDays: 10, surchargePercent: 0 },
    { code: 'express', workingDays: 7, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 10 }],
  text: {
    en: {
      name: 'Case study set',
      summary: 'Three customer stories for your site and your sales team, in 10 working days.',
      description:
        'Three of your customers, told so that the next one recognizes the problem. We interview them in writing with at most 12 questions, check every figure with you and write each story long, short and as a one-page PDF.\n\nNo one has to find time for a call. Your customer sees the text before it’s published and approves it by email.',
      deliveryTime: '10 working days',
      included: [
        'Three case studies of 600 to 800 words in one language',
        'A 120-word version and three quotes from each',
        'A one-page PDF per story, in your colors and typeface',
        'A written interview with each customer, at most 12 questions',
        'A customer approval by email, with up to two reminders',
        'Two rounds of changes per story',
        'DOCX, Markdown and PDF files',
      ],
      excluded: [
        'Photography, video and telephone interviews',
        'Publishing on your site',
        'Replacing a customer who withdraws once the writing has begun',
        'Translation into further languages',
      ],
      needs: [
        'Three customers who have said yes, with name and email address',
        'The figures you may publish, and where they come from',
        'Your logo, colors and fonts, and the customers’ logos',
        'Anything that must stay confidential',
      ],
      milestones: [
        {
          title: 'Three case studies',
          outcome: 'Long, short and PDF versions, approved by you and by your customers.',
        },
      ],
    },
    sv: {
      name: 'Tre kundcase',
      summary: 'Tre kundberättelser till webbplatsen och säljarna, på 10 arbetsdagar.',
      description:
        'Tre av dina kunder, berättade så att nästa kund känner igen problemet. Vi intervjuar dem skriftligt med högst 12 frågor, stämmer av varje siffra med dig och skriver varje case i lång version, kort version och som ensidig PDF.\n\nIngen behöver boka ett samtal. Din kund läser texten innan den publiceras och godkänner den per mejl.',
      deliveryTime: '10 arbetsdagar',
      included: [
        'Tre kundcase på 600 till 800 ord, på ett språk',
        'En version på 120 ord och tre citat ur varje case',
        'En ensidig PDF per case, i dina färger och ditt typsnitt',
        'Skriftlig intervju med varje kund, högst 12 frågor',
        'Kundens godkännande per mejl, med upp till två påminnelser',
        'Två ändringsrundor per case',
        'Filer i DOCX, Markdown och PDF',
      ],
      excluded: [
        'Foto, film och telefonintervjuer',
        'Publicering på din webbplats',
        'Byte av kund om någon hoppar av när skrivandet har börjat',
        'Översättning till fler språk',
      ],
      needs: [
        'Tre kunder som har tackat ja, med namn och e-postadress',
        'Siffrorna du får publicera och var de kommer ifrån',
        'Din logotyp, dina färger och typsnitt, samt kundernas logotyper',
        'Det som måste stanna mellan er',
      ],
      milestones: [
        {
          title: 'Tre kundcase',
          outcome: 'Lång version, kort version och PDF, godkända av dig och av dina kunder.',
        },
      ],
    },
    nl: {
      name: 'Set van drie klantcases',
      summary: 'Drie klantverhalen voor je site en je verkopers, in 10 werkdagen.',
      description:
        'Drie van je klanten, zo verteld dat de volgende het probleem herkent. We interviewen ze schriftelijk met maximaal 12 vragen, controleren elk cijfer bij jou en schrijven elk verhaal lang, kort en als pdf van één pagina.\n\nNiemand hoeft te bellen. Je klant ziet de tekst vóór publicatie en geeft per e-mail akkoord.',
      deliveryTime: '10 werkdagen',
      included: [
        'Drie cases van 600 tot 800 woorden in één taal',
        'Per case een versie van 120 woorden en drie quotes',
        'Per verhaal een pdf van één pagina, in jouw kleuren en lettertype',
        'Een schriftelijk interview met elke klant, maximaal 12 vragen',
        'Akkoord van de klant per e-mail, met maximaal twee herinneringen',
        'Twee correctierondes per verhaal',
        'Bestanden in DOCX, Markdown en pdf',
      ],
      excluded: [
        'Fotografie, video en telefonische interviews',
        'Publicatie op je site',
        'Een andere klant als iemand afhaakt nadat het schrijven is begonnen',
        'Vertaling naar andere talen',
      ],
      needs: [
        'Drie klanten die ja hebben gezegd, met naam en e-mailadres',
        'De cijfers die je mag publiceren, met de bron',
        'Je logo, kleuren en lettertypen, en de logo’s van de klanten',
        'Alles wat vertrouwelijk moet blijven',
      ],
      milestones: [
        {
          title: 'Drie klantcases',
          outcome: 'Lange versie, korte versie en pdf, goedgekeurd door jou en door je klanten.',
        },
      ],
    },
    pl: {
      name: 'Zestaw trzech historii klientów',
      summary: 'Trzy historie klientów na stronę i dla działu sprzedaży, w 10 dni roboczych.',
      description:
        'Trzy historie Twoich klientów, napisane tak, żeby następny rozpoznał w nich własny problem. Prowadzimy wywiad na piśmie (najwyżej 12 pytań), każdą liczbę sprawdzamy z Tobą, a każdą historię piszemy w wersji długiej, krótkiej i jako jednostronicowy PDF.\n\nNikt nie musi umawiać rozmowy. Klient widzi tekst przed publikacją i zatwierdza go e-mailem.',
      deliveryTime: '10 dni roboczych',
      included: [
        'Trzy historie klientów po 600–800 słów w jednym języku',
        'Wersja na 120 słów i trzy cytaty z każdej historii',
        'Jednostronicowy PDF do każdej historii, w Twoich kolorach i kroju pisma',
        'Pisemny wywiad z każdym klientem, najwyżej 12 pytań',
        'Akceptacja klienta e-mailem, z maksymalnie dwoma przypomnieniami',
        'Dwie rundy poprawek na historię',
        'Pliki DOCX, Markdown i PDF',
      ],
      excluded: [
        'Zdjęcia, wideo i wywiady telefoniczne',
        'Publikacja na Twojej stronie',
        'Zamiana klienta, który zrezygnuje po rozpoczęciu pisania',
        'Tłumaczenie na kolejne języki',
      ],
      needs: [
        'Trzej klienci, którzy wyrazili zgodę, z imieniem, nazwiskiem i adresem e-mail',
        'Liczby, które wolno opublikować, wraz ze źródłem',
        'Twoje logo, kolory i fonty oraz logo klientów',
        'Informacja, co ma pozostać poufne',
      ],
      milestones: [
        {
          title: 'Trzy historie klientów',
          outcome: 'Wersje długie, krótkie i PDF zatwierdzone przez Ciebie i Twoich klientów.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'fourth-case',
      prices: { USD: 56000, EUR: 52000, SEK: 580000, PLN: 220000 },
      workingDays: 2,
      text: {
        en: {
          name: 'A fourth case study',
          description: 'One more customer, with the same three versions.',
        },
        sv: { name: 'Ett fjärde kundcase', description: 'En kund till, i samma tre versioner.' },
        nl: { name: 'Een vierde case', description: 'Nog een klant, in dezelfde drie versies.' },
        pl: {
          name: 'Czwarte case study',
          description: 'Jeszcze jeden klient, w tych samych trzech wersjach.',
        },
      },
    },
    {
      code: 'sales-slides',
      prices: { USD: 32000, EUR: 29000, SEK: 330000, PLN: 125000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Sales slides',
          description: 'Three slides per story, as PowerPoint or Google Slides.',
        },
        sv: {
          name: 'Säljbilder',
          description:
            'Tre presentationsbilder per case, i PowerPoint eller Google Presentationer.',
        },
        nl: {
          name: 'Verkoopslides',
          description: 'Drie slides per verhaal, in PowerPoint of Google Presentaties.',
        },
        pl: {
          name: 'Slajdy sprzedażowe',
          description: 'Trzy slajdy na historię, w PowerPoincie lub Prezentacjach Google.',
        },
      },
    },
    {
      code: 'social-posts',
      prices: { USD: 24000, EUR: 22000, SEK: 250000, PLN: 95000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Nine LinkedIn posts',
          description: 'Three posts per story, each up to 150 words.',
        },
        sv: {
          name: 'Nio LinkedIn-inlägg',
          description: 'Tre inlägg per case, vart och ett på högst 150 ord.',
        },
        nl: {
          name: 'Negen LinkedIn-posts',
          description: 'Drie posts per verhaal, elk van maximaal 150 woorden.',
        },
        pl: {
          name: 'Dziewięć postów na LinkedIn',
          description: 'Trzy posty na historię, każdy do 150 słów.',
        },
      },
    },
  ],
} satisfies ProductSeed
