import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'ai-support-assistant',
  category: 'AI',
  platform: 'Custom',
  codeLevel: 'Full code',
  prices: { USD: 540000, EUR: 497000, SEK: 5620000, PLN: 2135000 },
  speeds: [
    { code: 'standard', workingDays: 15, surchargePercent: 0 },
    { code: 'express', workingDays: 11, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: true,
  milestones: [
    { percentage: 30, workingDays: 4 },
    { percentage: 40, workingDays: 7 },
    { percentage: 30, workingDays: 4 },
  ],
  text: {
    en: {
      name: 'AI support assistant',
      summary:
        'A chat assistant that answers from your own help pages and cites them, live in 15 working days.',
      description:
        'An assistant on your site that answers customers from the texts you have approved, links to the page it used and passes the question to your team when it doesn’t know. It runs on your own account with the model provider, under a monthly spending limit that you set.\n\nYou pay in three milestones, each prepaid. Before launch you read its answers to 60 test questions and decide which are good enough.',
      deliveryTime: '15 working days',
      included: [
        'Answers from up to 200 pages or articles, refreshed every night',
        'A link to the source under every answer',
        'Replies in English, Swedish, Dutch and Polish',
        'Handover to your support mailbox, with the conversation attached',
        'A test report on 60 questions, before and after tuning',
        'An admin page with unanswered questions, monthly cost and a spending limit',
        'Conversations deleted after 30 days, and works with keyboard and screen reader',
      ],
      excluded: [
        'The model provider’s usage fees, which you pay directly',
        'A promise that every answer is right: it shows its sources and can be wrong',
        'Actions in other systems, such as refunds or reservations',
        'Telephone, WhatsApp and social media',
      ],
      needs: [
        'The addresses or files of your help texts',
        'At least 20 real customer questions, with names removed',
        'An account with a model provider; we send written steps to open one',
        'Access to add one script to your site',
      ],
      milestones: [
        {
          title: 'Sources and test questions',
          outcome: 'Your texts are indexed and the 60 test questions agreed in writing.',
        },
        {
          title: 'Assistant on a test page',
          outcome: 'You can talk to it on a private page and read the first test report.',
        },
        {
          title: 'Launch and handover',
          outcome: 'Live on your site, with the admin page, the code and a written guide.',
        },
      ],
    },
    sv: {
      name: 'AI-assistent för kundtjänst',
      summary:
        'En chattassistent som svarar utifrån dina egna hjälpsidor och anger källan, i drift på 15 arbetsdagar.',
      description:
        'En assistent på din webbplats som svarar kunderna utifrån texter du har godkänt, länkar till sidan den använde och lämnar över till ditt team när den inte vet. Den körs på ditt eget konto hos modelleverantören, med ett kostnadstak per månad som du bestämmer.\n\nDu betalar i tre delmål, vart och ett i förskott. Före lansering läser du svaren på 60 testfrågor och avgör vilka som håller.',
      deliveryTime: '15 arbetsdagar',
      included: [
        'Svar utifrån upp till 200 sidor eller artiklar, uppdaterade varje natt',
        'En länk till källan under varje svar',
        'Svar på svenska, engelska, nederländska och polska',
        'Överlämning till din supportbrevlåda, med konversationen bifogad',
        'En testrapport på 60 frågor, före och efter finjustering',
        'En adminsida med obesvarade frågor, månadskostnad och kostnadstak',
        'Konversationer raderas efter 30 dagar, och chatten fungerar med tangentbord och skärmläsare',
      ],
      excluded: [
        'Modelleverantörens förbrukningsavgifter, som du betalar direkt',
        'Ett löfte om att varje svar stämmer: assistenten visar sina källor och kan ha fel',
        'Åtgärder i andra system, som återbetalningar eller bokningar',
        'Telefon, WhatsApp och sociala medier',
      ],
      needs: [
        'Adresserna till dina hjälptexter, eller filerna',
        'Minst 20 riktiga kundfrågor, utan namn',
        'Ett konto hos en modelleverantör; vi skickar en skriftlig guide',
        'Behörighet att lägga in ett skript på din webbplats',
      ],
      milestones: [
        {
          title: 'Källor och testfrågor',
          outcome: 'Dina texter är indexerade och de 60 testfrågorna godkända skriftligt.',
        },
        {
          title: 'Assistent på en testsida',
          outcome: 'Du kan chatta med den på en privat sida och läsa den första testrapporten.',
        },
        {
          title: 'Lansering och överlämning',
          outcome: 'I drift på din webbplats, med adminsida, kod och skriftlig guide.',
        },
      ],
    },
    nl: {
      name: 'AI-assistent voor klantenservice',
      summary:
        'Een chatassistent die antwoordt uit je eigen helpteksten en de bron noemt, live in 15 werkdagen.',
      description:
        'Een assistent op je site die klanten antwoordt uit teksten die jij hebt goedgekeurd, naar de gebruikte pagina linkt en de vraag aan je team doorgeeft als hij het niet weet. Hij draait op je eigen account bij de modelaanbieder, met een maandlimiet die jij instelt.\n\nJe betaalt in drie mijlpalen, telkens vooraf. Vóór livegang lees je de antwoorden op 60 testvragen en bepaal je welke goed genoeg zijn.',
      deliveryTime: '15 werkdagen',
      included: [
        'Antwoorden uit maximaal 200 pagina’s of artikelen, elke nacht bijgewerkt',
        'Onder elk antwoord een link naar de bron',
        'Antwoorden in het Nederlands, Engels, Zweeds en Pools',
        'Doorgeven aan je supportmailbox, met het gesprek erbij',
        'Een testrapport over 60 vragen, voor en na het bijstellen',
        'Een beheerpagina met onbeantwoorde vragen, maandkosten en limiet',
        'Gesprekken worden na 30 dagen gewist, en de chat werkt met toetsenbord en schermlezer',
      ],
      excluded: [
        'De gebruikskosten van de modelaanbieder, die je rechtstreeks betaalt',
        'De belofte dat elk antwoord klopt: de assistent toont zijn bronnen en kan zich vergissen',
        'Acties in andere systemen, zoals terugbetalingen of boekingen',
        'Telefoon, WhatsApp en sociale media',
      ],
      needs: [
        'De adressen of bestanden van je helpteksten',
        'Minstens 20 echte klantvragen, zonder namen',
        'Een account bij een modelaanbieder; wij sturen een schriftelijk stappenplan',
        'Toegang om één script op je site te plaatsen',
      ],
      milestones: [
        {
          title: 'Bronnen en testvragen',
          outcome: 'Je teksten zijn geïndexeerd en de 60 testvragen schriftelijk afgesproken.',
        },
        {
          title: 'Assistent op een testpagina',
          outcome: 'Je kunt ermee chatten op een besloten pagina en het eerste testrapport lezen.',
        },
        {
          title: 'Livegang en overdracht',
          outcome: 'Live op je site, met beheerpagina, code en een schriftelijke handleiding.',
        },
      ],
    },
    pl: {
      name: 'Asystent AI do obsługi klienta',
      summary:
        'Asystent na czacie, który odpowiada na podstawie Twoich stron pomocy i podaje źródło, gotowy w 15 dni roboczych.',
      description:
        'Asystent na Twojej stronie, który odpowiada klientom na podstawie zatwierdzonych tekstów, podaje link do źródła i przekazuje pytanie zespołowi, gdy nie zna odpowiedzi. Działa na Twoim koncie u dostawcy modelu, z miesięcznym limitem wydatków, który ustalasz.\n\nPłacisz w trzech etapach, za każdy z góry. Przed uruchomieniem czytasz odpowiedzi na 60 pytań testowych i decydujesz, które są wystarczająco dobre.',
      deliveryTime: '15 dni roboczych',
      included: [
        'Odpowiedzi na podstawie maksymalnie 200 stron lub artykułów, odświeżanych co noc',
        'Link do źródła pod każdą odpowiedzią',
        'Odpowiedzi po polsku, angielsku, szwedzku i niderlandzku',
        'Przekazanie sprawy na Twoją skrzynkę pomocy wraz z rozmową',
        'Raport z testu 60 pytań, przed dostrojeniem i po nim',
        'Strona administracyjna z pytaniami bez odpowiedzi, kosztem miesięcznym i limitem',
        'Rozmowy usuwane po 30 dniach, a czat działa z klawiaturą i czytnikiem ekranu',
      ],
      excluded: [
        'Opłaty za użycie u dostawcy modelu, które ponosisz bezpośrednio',
        'Obietnica, że każda odpowiedź będzie trafna: asystent pokazuje źródła i może się mylić',
        'Działania w innych systemach, np. zwroty lub rezerwacje',
        'Telefon, WhatsApp i media społecznościowe',
      ],
      needs: [
        'Adresy lub pliki Twoich tekstów pomocy',
        'Co najmniej 20 prawdziwych pytań klientów, bez nazwisk',
        'Konto u dostawcy modelu; wysyłamy pisemną instrukcję założenia',
        'Dostęp pozwalający dodać jeden skrypt na stronie',
      ],
      milestones: [
        {
          title: 'Źródła i pytania testowe',
          outcome: 'Teksty są zindeksowane, a 60 pytań testowych uzgodnionych na piśmie.',
        },
        {
          title: 'Asystent na stronie testowej',
          outcome:
            'Możesz z nim rozmawiać na prywatnej stronie i przeczytać pierwszy raport z testu.',
        },
        {
          title: 'Uruchomienie i przekazanie',
          outcome:
            'Działa na Twojej stronie, ze stroną administracyjną, kodem i pisemną instrukcją.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'helpdesk-tickets',
      prices: { USD: 78000, EUR: 72000, SEK: 810000, PLN: 310000 },
      workingDays: 3,
      text: {
        en: {
          name: 'Tickets in your helpdesk',
          description: 'Handover as a ticket in Zendesk, Freshdesk or HubSpot instead of an email.',
        },
        sv: {
          name: 'Ärenden i ditt supportsystem',
          description:
            'Överlämning som ärende i Zendesk, Freshdesk eller HubSpot i stället för mejl.',
        },
        nl: {
          name: 'Tickets in je helpdesk',
          description:
            'Doorgeven als ticket in Zendesk, Freshdesk of HubSpot in plaats van per e-mail.',
        },
        pl: {
          name: 'Zgłoszenia w systemie helpdesk',
          description:
            'Przekazanie jako zgłoszenie w Zendesku, Freshdesku lub HubSpocie zamiast e-maila.',
        },
      },
    },
    {
      code: 'order-lookup',
      prices: { USD: 115000, EUR: 106000, SEK: 1200000, PLN: 455000 },
      workingDays: 4,
      text: {
        en: {
          name: 'Order status lookup',
          description: 'Reads the status of an order in Shopify or WooCommerce; changes nothing.',
        },
        sv: {
          name: 'Orderstatus',
          description:
            'Läser status för en beställning i Shopify eller WooCommerce; ändrar ingenting.',
        },
        nl: {
          name: 'Bestelstatus opvragen',
          description:
            'Leest de status van een bestelling in Shopify of WooCommerce; wijzigt niets.',
        },
        pl: {
          name: 'Sprawdzanie statusu zamówienia',
          description:
            'Odczytuje status zamówienia w Shopify lub WooCommerce; niczego nie zmienia.',
        },
      },
    },
    {
      code: 'three-month-review',
      prices: { USD: 69000, EUR: 63000, SEK: 720000, PLN: 275000 },
      workingDays: 0,
      text: {
        en: {
          name: 'Three monthly reviews',
          description:
            'After launch we read the unanswered questions once a month and send you the missing texts.',
        },
        sv: {
          name: 'Tre månadsgenomgångar',
          description:
            'Efter lansering läser vi de obesvarade frågorna en gång i månaden och skickar texterna som saknas.',
        },
        nl: {
          name: 'Drie maandelijkse controles',
          description:
            'Na livegang lezen we maandelijks de onbeantwoorde vragen en sturen we je de ontbrekende teksten.',
        },
        pl: {
          name: 'Trzy przeglądy miesięczne',
          description:
            'Po uruchomieniu raz w miesiącu czytamy pytania bez odpowiedzi i przesyłamy brakujące teksty.',
        },
      },
    },
  ],
} satisfies ProductSeed
