import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'framer-landing-page',
  category: 'Website',
  platform: 'Framer',
  codeLevel: 'No-code',
  prices: { USD: 149000, EUR: 137000, SEK: 1550000, PLN: 590000 },
  speeds: [
    { code: 'standard', workingDays: 5, surchargePercent: 0 },
    { code: 'express', workingDays: 3, surchargePercent: 25 },
    { code: 'rush', workingDays: 2, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 5 }],
  text: {
    en: {
      name: 'Framer landing page',
      summary:
        'One page with up to eight sections, designed, built and live on your domain in 5 working days.',
      description:
        'One page that says one thing well. We design it for desktop and phone, build it in Framer and connect your form and your domain.\n\nYou pin your comments on the design first, then click through the finished page before it goes live. The Framer project moves to your workspace, so next week you can change a headline yourself.',
      deliveryTime: '5 working days',
      included: [
        'One page, up to 8 sections, designed for desktop, tablet and phone',
        'Your text edited to fit, up to 600 words',
        'One form that sends to your email or to a Google Sheet',
        'Title, description and share image for search and social media',
        'Two rounds of changes: one on the design, one on the built page',
        'Domain connected, page published',
        'The Framer project transferred to your workspace',
      ],
      excluded: [
        'Framer’s plan and your domain, which their suppliers bill to you',
        'Text written from scratch (see the add-on)',
        'Photography, logo and illustrations',
        'Further pages or a blog',
      ],
      needs: [
        'Your text in one document; rough is fine',
        'Your logo as SVG, with brand colors and fonts if you have them',
        'Up to 10 images that you have the right to use',
        'Someone who can change two DNS records for your domain',
      ],
      milestones: [
        {
          title: 'Landing page launch',
          outcome:
            'The approved page is published on your domain and the project is in your Framer workspace.',
        },
      ],
    },
    sv: {
      name: 'Landningssida i Framer',
      summary:
        'En sida med upp till åtta sektioner, designad, byggd och publicerad på din domän på 5 arbetsdagar.',
      description:
        'En sida som säger en sak, och säger den bra. Vi formger den för dator och mobil, bygger den i Framer och kopplar in formulär och domän.\n\nFörst kommenterar du direkt i designen, sedan klickar du igenom den färdiga sidan innan den går live. Framer-projektet flyttas till din arbetsyta, så nästa vecka kan du byta rubrik själv.',
      deliveryTime: '5 arbetsdagar',
      included: [
        'En sida med upp till 8 sektioner, formgiven för dator, surfplatta och mobil',
        'Din text redigerad så att den passar, upp till 600 ord',
        'Ett formulär som skickar till din e-postadress eller ett Google-kalkylark',
        'Titel, beskrivning och delningsbild för sök och sociala medier',
        'Två ändringsrundor: en på designen, en på den byggda sidan',
        'Domänen inkopplad och sidan publicerad',
        'Framer-projektet överfört till din arbetsyta',
      ],
      excluded: [
        'Framers abonnemang och din domän, som leverantörerna fakturerar dig för',
        'Text från grunden (finns som tillval)',
        'Foto, logotyp och illustrationer',
        'Fler sidor eller en blogg',
      ],
      needs: [
        'Din text i ett dokument, ett utkast räcker',
        'Din logotyp som SVG, gärna med färger och typsnitt om du har bestämt dem',
        'Upp till 10 bilder som du har rätt att använda',
        'Någon som kan ändra två DNS-poster för din domän',
      ],
      milestones: [
        {
          title: 'Lansering',
          outcome:
            'Den godkända sidan ligger på din domän och projektet finns i din arbetsyta i Framer.',
        },
      ],
    },
    nl: {
      name: 'Landingspagina in Framer',
      summary:
        'Eén pagina met maximaal acht secties: ontworpen, gebouwd en live op je eigen domein in 5 werkdagen.',
      description:
        'Eén pagina die één ding goed vertelt. We ontwerpen hem voor desktop en mobiel, bouwen hem in Framer en koppelen je formulier en je domein.\n\nEerst zet je je opmerkingen op het ontwerp, daarna klik je door de gebouwde pagina voordat die live gaat. Het Framer-project verhuist naar jouw workspace, dus volgende week pas je zelf een kop aan.',
      deliveryTime: '5 werkdagen',
      included: [
        'Eén pagina met maximaal 8 secties, ontworpen voor desktop, tablet en telefoon',
        'Je tekst geredigeerd en op maat gemaakt, tot 600 woorden',
        'Eén formulier dat naar je e-mail of een Google-spreadsheet stuurt',
        'Titel, omschrijving en afbeelding voor zoekmachines en sociale media',
        'Twee correctierondes: één op het ontwerp, één op de gebouwde pagina',
        'Domein gekoppeld en pagina gepubliceerd',
        'Het Framer-project overgedragen aan jouw workspace',
      ],
      excluded: [
        'Het Framer-abonnement en je domein; die betaal je rechtstreeks aan de leverancier',
        'Tekst vanaf nul (kan als extra)',
        'Fotografie, logo en illustraties',
        'Extra pagina’s of een blog',
      ],
      needs: [
        'Je tekst in één document; ruw mag',
        'Je logo als SVG, met huiskleuren en lettertypen als je die hebt',
        'Maximaal 10 afbeeldingen die je mag gebruiken',
        'Iemand die twee DNS-records van je domein kan aanpassen',
      ],
      milestones: [
        {
          title: 'Landingspagina',
          outcome:
            'De goedgekeurde pagina staat op je domein en het project staat in jouw Framer-workspace.',
        },
      ],
    },
    pl: {
      name: 'Landing page we Framerze',
      summary:
        'Jedna strona, do ośmiu sekcji: zaprojektowana, zbudowana i opublikowana w Twojej domenie w 5 dni roboczych.',
      description:
        'Jedna strona, która mówi jedną rzecz, ale dobrze. Projektujemy ją na komputer i telefon, budujemy we Framerze, podłączamy formularz i domenę.\n\nNajpierw przypinasz uwagi do projektu graficznego, potem przeklikujesz gotową stronę, zanim trafi do sieci. Projekt przenosimy do Twojej przestrzeni we Framerze, więc za tydzień bez problemu zmienisz nagłówek.',
      deliveryTime: '5 dni roboczych',
      included: [
        'Jedna strona, do 8 sekcji, zaprojektowana na komputer, tablet i telefon',
        'Redakcja Twojego tekstu, do 600 słów',
        'Jeden formularz wysyłający zgłoszenia na e-mail lub do arkusza Google',
        'Tytuł, opis i grafika do wyszukiwarek i mediów społecznościowych',
        'Dwie rundy poprawek: jedna do projektu, jedna do gotowej strony',
        'Podłączenie domeny i publikacja',
        'Przeniesienie projektu do Twojej przestrzeni we Framerze',
      ],
      excluded: [
        'Abonament Framera i domena – płacisz za nie bezpośrednio dostawcom',
        'Pisanie tekstu od zera (dostępne jako dodatek)',
        'Zdjęcia, logo i ilustracje',
        'Kolejne podstrony i blog',
      ],
      needs: [
        'Tekst w jednym dokumencie, wystarczy szkic',
        'Logo w SVG oraz kolory i fonty marki, jeśli są ustalone',
        'Do 10 zdjęć lub grafik, do których masz prawa',
        'Osoba, która zmieni dwa rekordy DNS Twojej domeny',
      ],
      milestones: [
        {
          title: 'Publikacja strony',
          outcome:
            'Zatwierdzona strona działa w Twojej domenie, a projekt jest w Twojej przestrzeni we Framerze.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'landing-copywriting',
      prices: { USD: 39000, EUR: 36000, SEK: 410000, PLN: 155000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Text written for you',
          description:
            'You answer 12 questions in writing; we write the page, up to 600 words, in English, Swedish, Dutch or Polish.',
        },
        sv: {
          name: 'Vi skriver texten',
          description:
            'Du svarar skriftligt på 12 frågor och vi skriver sidan, upp till 600 ord, på svenska, engelska, nederländska eller polska.',
        },
        nl: {
          name: 'Wij schrijven de tekst',
          description:
            'Jij beantwoordt schriftelijk 12 vragen, wij schrijven de pagina: tot 600 woorden in het Nederlands, Engels, Zweeds of Pools.',
        },
        pl: {
          name: 'Tekst od nas',
          description:
            'Odpowiadasz pisemnie na 12 pytań, a my piszemy stronę: do 600 słów po polsku, angielsku, szwedzku lub niderlandzku.',
        },
      },
    },
    {
      code: 'landing-second-language',
      prices: { USD: 34000, EUR: 31000, SEK: 350000, PLN: 135000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Second language',
          description:
            'The same page in one more language, from the translation you send. Framer bills you for the extra locale.',
        },
        sv: {
          name: 'Ett språk till',
          description:
            'Samma sida på ett språk till, utifrån översättningen du skickar. Framer tar betalt av dig för det extra språket.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Dezelfde pagina in nog een taal, op basis van de vertaling die jij aanlevert. De extra taal betaal je aan Framer.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Ta sama strona w drugim języku, na podstawie Twojego tłumaczenia. Za dodatkowy język płacisz Framerowi.',
        },
      },
    },
    {
      code: 'landing-second-version',
      prices: { USD: 29000, EUR: 27000, SEK: 300000, PLN: 115000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Second version to compare',
          description:
            'A copy of the page with another headline, first section and button, at an address of its own.',
        },
        sv: {
          name: 'En version till att jämföra med',
          description:
            'En kopia av sidan med annan rubrik, första sektion och knapp, på en egen adress.',
        },
        nl: {
          name: 'Tweede versie om te vergelijken',
          description:
            'Een kopie van de pagina met een andere kop, eerste sectie en knop, op een eigen adres.',
        },
        pl: {
          name: 'Druga wersja do porównania',
          description:
            'Kopia strony z innym nagłówkiem, pierwszą sekcją i przyciskiem, pod osobnym adresem.',
        },
      },
    },
  ],
} satisfies ProductSeed
