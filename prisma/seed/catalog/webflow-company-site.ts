import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'webflow-company-site',
  category: 'Website',
  platform: 'Webflow',
  codeLevel: 'Low-code',
  prices: { USD: 490000, EUR: 451000, SEK: 5100000, PLN: 1935000 },
  speeds: [
    { code: 'standard', workingDays: 15, surchargePercent: 0 },
    { code: 'express', workingDays: 11, surchargePercent: 25 },
  ],
  revisions: 3,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 5 },
    { percentage: 40, workingDays: 7 },
    { percentage: 30, workingDays: 3 },
  ],
  text: {
    en: {
      name: 'Webflow company site',
      summary:
        'A company site of up to eight pages that your own team can edit, live in 15 working days.',
      description:
        'Home, services, about, contact and up to four more pages, designed for your company and built in Webflow. News and people sit in a CMS, so anyone who can fill in a form can keep the site current.\n\nYou pay in three steps and see each one before the next begins: the design, the built site on a preview address, the launch. Questions and answers stay in writing, in your dashboard.',
      deliveryTime: '15 working days',
      included: [
        'Up to 8 pages, each designed for desktop and phone',
        'Two CMS collections, such as news and team, with 20 entries filled in',
        'Two forms that send submissions to your email',
        'Titles, descriptions, sitemap and up to 50 redirects from your old site',
        'Three rounds of changes, to spend on the milestones as you like',
        'A written editing guide with screenshots',
        'The site transferred to your Webflow workspace, and 30 days of fixes',
      ],
      excluded: [
        'Webflow’s site plan and your domain, which you pay for directly',
        'Text from scratch and translation',
        'Photography, logo and brand design',
        'An online store or member sign-in',
      ],
      needs: [
        'The text of each page, or your present site with notes on what changes',
        'Logo, fonts and colors, or a brand guide',
        'Images of your people, work or premises, with the right to use them',
        'One person who approves, and access to your DNS',
      ],
      milestones: [
        {
          title: 'Design',
          outcome:
            'Every page designed for desktop and phone; your pinned comments are incorporated.',
        },
        {
          title: 'Site build',
          outcome: 'All pages work in Webflow on a preview address, with CMS and forms connected.',
        },
        {
          title: 'Launch and handover',
          outcome: 'The site is live on your domain, in your workspace, with its editing guide.',
        },
      ],
    },
    sv: {
      name: 'Företagssajt i Webflow',
      summary:
        'En företagssajt med upp till åtta sidor som ditt team kan redigera själva, live på 15 arbetsdagar.',
      description:
        'Startsida, tjänster, om oss, kontakt och upp till fyra sidor till, formgivna för ditt företag och byggda i Webflow. Nyheter och medarbetare ligger i ett CMS, så den som kan fylla i ett formulär kan hålla sajten uppdaterad.\n\nDu betalar i tre steg och ser varje steg innan nästa börjar: designen, den byggda sajten på en testadress, lanseringen. Frågor och svar samlas skriftligt på Mina sidor.',
      deliveryTime: '15 arbetsdagar',
      included: [
        'Upp till 8 sidor, alla formgivna för dator och mobil',
        'Två CMS-samlingar, till exempel nyheter och medarbetare, med 20 poster inlagda',
        'Två formulär som skickar till din e-postadress',
        'Sidtitlar, beskrivningar, sajtkarta och upp till 50 omdirigeringar från din gamla sajt',
        'Tre ändringsrundor att fördela på delmålen som du vill',
        'En skriven redigeringsguide med skärmbilder',
        'Sajten överförd till din arbetsyta i Webflow och 30 dagars felrättning',
      ],
      excluded: [
        'Webflows abonnemang och din domän, som du betalar till leverantörerna',
        'Text från grunden och översättning',
        'Foto, logotyp och grafisk profil',
        'Webbutik eller inloggning för medlemmar',
      ],
      needs: [
        'Texten till varje sida, eller din nuvarande sajt med anteckningar om vad som ändras',
        'Logotyp, typsnitt och färger, eller en grafisk manual',
        'Bilder på människor, jobb eller lokaler som du har rätt att använda',
        'En person som godkänner, och åtkomst till din DNS',
      ],
      milestones: [
        {
          title: 'Design',
          outcome: 'Alla sidor är formgivna för dator och mobil, med dina kommentarer inarbetade.',
        },
        {
          title: 'Bygge',
          outcome:
            'Alla sidor fungerar i Webflow på en testadress, med CMS och formulär inkopplade.',
        },
        {
          title: 'Lansering och överlämning',
          outcome: 'Sajten är live på din domän, i din arbetsyta, med redigeringsguiden klar.',
        },
      ],
    },
    nl: {
      name: 'Bedrijfswebsite in Webflow',
      summary:
        'Een bedrijfssite van maximaal acht pagina’s die je team zelf bijhoudt, live in 15 werkdagen.',
      description:
        'Home, diensten, over ons, contact en maximaal vier andere pagina’s, ontworpen voor jouw bedrijf en gebouwd in Webflow. Nieuws en team zitten in een CMS: wie een formulier kan invullen, kan de site bijhouden.\n\nJe betaalt in drie stappen en ziet elke stap voordat de volgende begint: het ontwerp, de gebouwde site op een testadres, de lancering. Vragen en antwoorden staan zwart op wit in je dashboard.',
      deliveryTime: '15 werkdagen',
      included: [
        'Maximaal 8 pagina’s, elk ontworpen voor desktop en telefoon',
        'Twee CMS-collecties, zoals nieuws en team, met 20 items ingevuld',
        'Twee formulieren waarvan de inzendingen naar je e-mailadres gaan',
        'Titels, omschrijvingen, sitemap en maximaal 50 redirects vanaf je oude site',
        'Drie correctierondes, naar wens te verdelen over de mijlpalen',
        'Een geschreven handleiding met schermafbeeldingen',
        'De site overgedragen aan jouw Webflow-workspace, plus 30 dagen herstel van fouten',
      ],
      excluded: [
        'Het Webflow-abonnement en je domein; die betaal je aan de leverancier',
        'Tekst vanaf nul en vertaling',
        'Fotografie, logo en huisstijl',
        'Een webshop of ledeninlog',
      ],
      needs: [
        'De tekst per pagina, of je huidige site met aantekeningen over wat er verandert',
        'Logo, lettertypen en kleuren, of een huisstijlgids',
        'Foto’s van je mensen, werk of pand die je mag gebruiken',
        'Eén persoon die akkoord geeft, en toegang tot je DNS',
      ],
      milestones: [
        {
          title: 'Ontwerp',
          outcome:
            'Elke pagina is ontworpen voor desktop en telefoon, met jouw opmerkingen verwerkt.',
        },
        {
          title: 'Bouw van de site',
          outcome:
            'Alle pagina’s werken in Webflow op een testadres, met CMS en formulieren gekoppeld.',
        },
        {
          title: 'Lancering en overdracht',
          outcome: 'De site staat live op je domein, in jouw workspace, met de handleiding erbij.',
        },
      ],
    },
    pl: {
      name: 'Strona firmowa w Webflow',
      summary:
        'Strona firmowa, do ośmiu podstron, którą Twój zespół sam edytuje – w sieci w 15 dni roboczych.',
      description:
        'Strona główna, oferta, o firmie, kontakt i do czterech kolejnych podstron, zaprojektowanych dla Twojej firmy i zbudowanych w Webflow. Aktualności i zespół są w CMS-ie, więc stronę zaktualizuje każdy, kto umie wypełnić formularz.\n\nPłacisz w trzech krokach i widzisz każdy, zanim zacznie się następny: projekt graficzny, gotową stronę pod adresem testowym, publikację. Pytania i odpowiedzi zostają na piśmie w Twoim panelu.',
      deliveryTime: '15 dni roboczych',
      included: [
        'Do 8 podstron, każda zaprojektowana na komputer i telefon',
        'Dwie kolekcje CMS, np. aktualności i zespół, z 20 uzupełnionymi wpisami',
        'Dwa formularze wysyłające zgłoszenia na e-mail',
        'Tytuły, opisy, mapa strony i do 50 przekierowań ze starej strony',
        'Trzy rundy poprawek, do rozłożenia na etapy według uznania',
        'Pisemna instrukcja edycji ze zrzutami ekranu',
        'Przeniesienie strony do Twojej przestrzeni w Webflow i 30 dni usuwania usterek',
      ],
      excluded: [
        'Abonament Webflow i domena – płacisz za nie dostawcom',
        'Pisanie tekstów od zera i tłumaczenia',
        'Zdjęcia, logo i identyfikacja wizualna',
        'Sklep internetowy i logowanie dla użytkowników',
      ],
      needs: [
        'Teksty podstron albo obecna strona z notatkami, co się zmienia',
        'Logo, fonty i kolory lub księga znaku',
        'Zdjęcia ludzi, realizacji lub siedziby, do których masz prawa',
        'Jedna osoba, która akceptuje, oraz dostęp do DNS',
      ],
      milestones: [
        {
          title: 'Projekt graficzny',
          outcome:
            'Wszystkie podstrony zaprojektowane na komputer i telefon, z naniesionymi uwagami.',
        },
        {
          title: 'Budowa strony',
          outcome:
            'Wszystkie podstrony działają w Webflow pod adresem testowym, z CMS-em i formularzami.',
        },
        {
          title: 'Publikacja i przekazanie',
          outcome:
            'Strona działa w Twojej domenie i w Twojej przestrzeni, a instrukcja edycji jest gotowa.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'webflow-three-pages',
      prices: { USD: 79000, EUR: 73000, SEK: 820000, PLN: 310000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Three more pages',
          description:
            'Three further pages, designed and built in the same style, for example a page per service.',
        },
        sv: {
          name: 'Tre sidor till',
          description:
            'Tre sidor till i samma stil, formgivna och byggda, till exempel en sida per tjänst.',
        },
        nl: {
          name: 'Drie extra pagina’s',
          description:
            'Nog drie pagina’s in dezelfde stijl, ontworpen en gebouwd, bijvoorbeeld één per dienst.',
        },
        pl: {
          name: 'Trzy dodatkowe podstrony',
          description:
            'Trzy kolejne podstrony w tym samym stylu, zaprojektowane i zbudowane, np. po jednej na usługę.',
        },
      },
    },
    {
      code: 'webflow-second-language',
      prices: { USD: 89000, EUR: 82000, SEK: 930000, PLN: 350000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Second language',
          description:
            'The whole site in one more language, from the translation you send. Webflow bills you for localization.',
        },
        sv: {
          name: 'Ett språk till',
          description:
            'Hela sajten på ett språk till, utifrån översättningen du skickar. Webflow fakturerar dig för språkstödet.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'De hele site in nog een taal, op basis van jouw vertaling. De taalmodule betaal je aan Webflow.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Cała strona w drugim języku, na podstawie Twojego tłumaczenia. Za moduł językowy płacisz Webflow.',
        },
      },
    },
    {
      code: 'webflow-cms-import',
      prices: { USD: 39000, EUR: 36000, SEK: 410000, PLN: 155000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Import of 100 entries',
          description:
            'Up to 100 news items or other entries moved from your old site or a spreadsheet into the CMS.',
        },
        sv: {
          name: 'Import av 100 poster',
          description:
            'Upp till 100 nyheter eller andra poster flyttade från din gamla sajt eller ett kalkylark till CMS:et.',
        },
        nl: {
          name: 'Import van 100 items',
          description:
            'Tot 100 nieuwsberichten of andere items overgezet van je oude site of een spreadsheet naar het CMS.',
        },
        pl: {
          name: 'Import 100 wpisów',
          description:
            'Do 100 aktualności lub innych wpisów przeniesionych ze starej strony albo arkusza do CMS-u.',
        },
      },
    },
  ],
} satisfies ProductSeed
