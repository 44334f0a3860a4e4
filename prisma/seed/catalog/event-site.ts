import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'event-site',
  category: 'Website',
  platform: 'Webflow',
  codeLevel: 'Low-code',
  prices: { USD: 240000, EUR: 221000, SEK: 2500000, PLN: 950000 },
  speeds: [
    { code: 'standard', workingDays: 8, surchargePercent: 0 },
    { code: 'express', workingDays: 6, surchargePercent: 25 },
    { code: 'rush', workingDays: 4, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'coming_soon',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 8 }],
  text: {
    en: {
      name: 'Event site',
      summary:
        'Program, speakers, venue and a link to your tickets, for one event, live in 8 working days.',
      description:
        'Everything a visitor asks before buying a ticket, on five pages: what, when, where, who speaks, what it costs. Program and speakers sit in Webflow’s CMS, so a changed time is one field and shows everywhere.\n\nTickets stay with the service you already use; we link to it or embed it. When the event is over, the same site becomes its archive.',
      deliveryTime: '8 working days',
      included: [
        'Five pages for desktop and phone: home, program, speakers, venue and practical questions',
        'Up to 40 sessions and 30 speakers entered, by day, time and stage',
        'A calendar file (.ics) for the event, and a program that prints well',
        'Your ticket service linked or embedded',
        'A partner list with up to 20 logos',
        'Two rounds of changes: one on the design, one on the built site',
        'Domain connected and the site transferred to your Webflow workspace',
      ],
      excluded: [
        'Webflow’s plan, your domain and the ticket service’s fees',
        'Ticket sales and the handling of attendees’ data',
        'A logo or poster for the event',
        'Live streaming',
      ],
      needs: [
        'The program in a spreadsheet: day, time, stage, title, speaker',
        'Speakers’ names, roles, portraits and texts of up to 80 words',
        'Venue address, how to get there and how accessible it is',
        'The event’s logo and colors, and the address of your ticket page',
      ],
      milestones: [
        {
          title: 'Event site launch',
          outcome:
            'The approved site, with program and speakers, is on your domain and in your Webflow workspace.',
        },
      ],
    },
    sv: {
      name: 'Eventsajt',
      summary:
        'Program, talare, plats och länk till dina biljetter, för ett evenemang, live på 8 arbetsdagar.',
      description:
        'Allt en besökare undrar före biljettköpet, på fem sidor: vad, när, var, vilka som talar och vad det kostar. Program och talare ligger i Webflows CMS, så en ändrad tid är ett enda fält och slår igenom överallt.\n\nBiljetterna blir kvar i tjänsten du redan använder; vi länkar till den eller bäddar in den. När evenemanget är över blir sajten dess arkiv.',
      deliveryTime: '8 arbetsdagar',
      included: [
        'Fem sidor för dator och mobil: start, program, talare, plats och praktiska frågor',
        'Upp till 40 programpunkter och 30 talare inlagda, per dag, tid och scen',
        'En kalenderfil (.ics) för evenemanget och ett program som går bra att skriva ut',
        'Din biljettjänst länkad eller inbäddad',
        'En partnerlista med upp till 20 logotyper',
        'Två ändringsrundor: en på designen, en på den byggda sajten',
        'Domänen inkopplad och sajten överförd till din arbetsyta i Webflow',
      ],
      excluded: [
        'Webflows abonnemang, din domän och biljettjänstens avgifter',
        'Biljettförsäljning och hantering av deltagarnas uppgifter',
        'Logotyp eller affisch för evenemanget',
        'Livesändning',
      ],
      needs: [
        'Programmet i ett kalkylark: dag, tid, scen, rubrik, talare',
        'Talarnas namn, roller, porträtt och texter på högst 80 ord',
        'Platsens adress, vägbeskrivning och hur tillgänglig lokalen är',
        'Evenemangets logotyp och färger, och adressen till din biljettsida',
      ],
      milestones: [
        {
          title: 'Lansering',
          outcome:
            'Den godkända sajten med program och talare ligger på din domän och i din arbetsyta i Webflow.',
        },
      ],
    },
    nl: {
      name: 'Evenementensite',
      summary:
        'Programma, sprekers, locatie en een link naar je tickets, voor één evenement, live in 8 werkdagen.',
      description:
        'Alles wat bezoekers willen weten voordat ze een ticket kopen, op vijf pagina’s: wat, wanneer, waar, wie er spreekt en wat het kost. Programma en sprekers staan in het CMS van Webflow, dus een gewijzigde tijd is één veld en klopt meteen overal.\n\nDe tickets blijven bij de dienst die je al gebruikt; wij linken ernaar of sluiten hem in. Is het evenement voorbij, dan wordt dezelfde site het archief.',
      deliveryTime: '8 werkdagen',
      included: [
        'Vijf pagina’s voor desktop en telefoon: home, programma, sprekers, locatie en praktische vragen',
        'Maximaal 40 sessies en 30 sprekers ingevoerd, per dag, tijd en podium',
        'Een agendabestand (.ics) van het evenement en een programma dat goed afdrukt',
        'Je ticketdienst gelinkt of ingesloten',
        'Een partnerlijst met maximaal 20 logo’s',
        'Twee correctierondes: één op het ontwerp, één op de gebouwde site',
        'Domein gekoppeld en de site overgedragen aan jouw Webflow-workspace',
      ],
      excluded: [
        'Het Webflow-abonnement, je domein en de kosten van de ticketdienst',
        'Ticketverkoop en de verwerking van bezoekersgegevens',
        'Een logo of poster voor het evenement',
        'Livestreaming',
      ],
      needs: [
        'Het programma in een spreadsheet: dag, tijd, podium, titel, spreker',
        'Namen, functies, portretten en teksten van maximaal 80 woorden van de sprekers',
        'Adres van de locatie, de route en hoe toegankelijk het er is',
        'Logo en kleuren van het evenement, en het adres van je ticketpagina',
      ],
      milestones: [
        {
          title: 'Evenementensite',
          outcome:
            'De goedgekeurde site met programma en sprekers staat op je domein en in jouw Webflow-workspace.',
        },
      ],
    },
    pl: {
      name: 'Strona wydarzenia',
      summary:
        'Program, prelegenci, miejsce i link do biletów dla jednego wydarzenia – w sieci w 8 dni roboczych.',
      description:
        'Wszystko, o co pyta uczestnik przed zakupem biletu, na pięciu podstronach: co, kiedy, gdzie, kto wystąpi i ile to kosztuje. Program i prelegenci są w CMS-ie Webflow, więc zmiana godziny to jedno pole i widać ją wszędzie.\n\nBilety zostają w serwisie, którego już używasz; linkujemy do niego albo go osadzamy. Po wydarzeniu ta sama strona staje się jego archiwum.',
      deliveryTime: '8 dni roboczych',
      included: [
        'Pięć podstron na komputer i telefon: główna, program, prelegenci, miejsce i pytania praktyczne',
        'Do 40 punktów programu i 30 prelegentów, według dnia, godziny i sceny',
        'Plik kalendarza (.ics) i program, który dobrze się drukuje',
        'Link do Twojego serwisu biletowego lub jego osadzenie',
        'Lista partnerów, do 20 logotypów',
        'Dwie rundy poprawek: jedna do projektu, jedna do gotowej strony',
        'Podłączenie domeny i przeniesienie strony do Twojej przestrzeni w Webflow',
      ],
      excluded: [
        'Abonament Webflow, domena i prowizje serwisu biletowego',
        'Sprzedaż biletów i przetwarzanie danych uczestników',
        'Logo i plakat wydarzenia',
        'Transmisja na żywo',
      ],
      needs: [
        'Program w arkuszu: dzień, godzina, scena, tytuł, prelegent',
        'Nazwiska, funkcje, portrety i opisy prelegentów, do 80 słów każdy',
        'Adres miejsca, dojazd i informacje o dostępności',
        'Logo i kolory wydarzenia oraz adres strony z biletami',
      ],
      milestones: [
        {
          title: 'Publikacja strony wydarzenia',
          outcome:
            'Zatwierdzona strona z programem i prelegentami działa w Twojej domenie i jest w Twojej przestrzeni w Webflow.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'event-speaker-images',
      prices: { USD: 29000, EUR: 27000, SEK: 300000, PLN: 115000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Share images for speakers',
          description:
            'One image per speaker, up to 30, at 1200 × 630 and 1080 × 1350 pixels, for them to post.',
        },
        sv: {
          name: 'Delningsbilder för talarna',
          description:
            'En bild per talare, upp till 30, i 1200 × 630 och 1080 × 1350 pixlar, att posta själva.',
        },
        nl: {
          name: 'Socialmedia-afbeeldingen voor sprekers',
          description:
            'Eén afbeelding per spreker, tot 30 stuks, in 1200 × 630 en 1080 × 1350 pixels, om zelf te plaatsen.',
        },
        pl: {
          name: 'Grafiki dla prelegentów',
          description:
            'Grafika dla każdego prelegenta, do 30 osób, w formatach 1200 × 630 i 1080 × 1350 pikseli, gotowa do publikacji.',
        },
      },
    },
    {
      code: 'event-second-language',
      prices: { USD: 59000, EUR: 54000, SEK: 610000, PLN: 235000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Second language',
          description:
            'All five pages, program and speakers in one more language, from the translation you send. Webflow bills you for localization.',
        },
        sv: {
          name: 'Ett språk till',
          description:
            'Alla fem sidor, program och talare på ett språk till, utifrån din översättning. Webflow fakturerar dig för språkstödet.',
        },
        nl: {
          name: 'Tweede taal',
          description:
            'Alle vijf pagina’s, programma en sprekers in nog een taal, op basis van jouw vertaling. De taalmodule betaal je aan Webflow.',
        },
        pl: {
          name: 'Drugi język',
          description:
            'Pięć podstron, program i prelegenci w drugim języku, na podstawie Twojego tłumaczenia. Za moduł językowy płacisz Webflow.',
        },
      },
    },
    {
      code: 'event-archive',
      prices: { USD: 39000, EUR: 36000, SEK: 410000, PLN: 155000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Archive after the event',
          description:
            'Once, within 60 days of the event: recordings and slides for up to 40 sessions added and the site switched to its archive form.',
        },
        sv: {
          name: 'Arkiv efteråt',
          description:
            'En gång, inom 60 dagar efter evenemanget: inspelningar och bilder för upp till 40 programpunkter läggs in och sajten ställs om till arkiv.',
        },
        nl: {
          name: 'Archief na afloop',
          description:
            'Eén keer, binnen 60 dagen na afloop: opnames en slides van maximaal 40 sessies toegevoegd en de site omgezet naar archief.',
        },
        pl: {
          name: 'Archiwum po wydarzeniu',
          description:
            'Jednorazowo, do 60 dni po wydarzeniu: dodajemy nagrania i slajdy do 40 punktów programu i przełączamy stronę w tryb archiwum.',
        },
      },
    },
  ],
} satisfies ProductSeed
