import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'ai-content-workflow',
  category: 'AI',
  platform: 'Custom',
  codeLevel: 'Low-code',
  prices: { USD: 360000, EUR: 331000, SEK: 3740000, PLN: 1420000 },
  speeds: [
    { code: 'standard', workingDays: 12, surchargePercent: 0 },
    { code: 'express', workingDays: 9, surchargePercent: 25 },
  ],
  revisions: 2,
  featured: false,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 12 }],
  text: {
    en: {
      name: 'AI content workflow',
      summary:
        'From brief to approved draft in your own n8n or Make account, for three kinds of text, in 12 working days.',
      description:
        'A short brief goes in; a draft in your voice comes out, with its sources listed, and waits for a person to approve it. Nothing is published without that yes. We build it for three kinds of text that you choose, such as an article, a newsletter and a social post.\n\nEverything runs in accounts that you own, so you can change a prompt or switch the model without us. A written guide shows how.',
      deliveryTime: '12 working days',
      included: [
        'One workflow in n8n or Make for three kinds of text',
        'A voice guide drawn from ten of your own texts',
        'An approval step by email or Slack: approve, change or discard',
        'Approved drafts saved in one system: WordPress, Webflow, Notion or your newsletter tool',
        'A log of every run, with sources, model and cost',
        'A test with five briefs per kind of text, and two rounds of changes',
        'A written guide of up to 12 pages',
      ],
      excluded: [
        'Subscriptions to n8n, Make and the model provider',
        'Publishing without a person’s approval',
        'Writing or editing the texts themselves after the test',
        'Image and video generation',
      ],
      needs: [
        'Ten texts that sound like you',
        'Accounts for n8n or Make, a model provider and the system that receives the drafts',
        'The three kinds of text, with one good example of each',
        'The name of the person who approves drafts',
      ],
      milestones: [
        {
          title: 'Workflow launch',
          outcome: 'Three kinds of text tested, approved and handed over in your accounts.',
        },
      ],
    },
    sv: {
      name: 'AI-flöde för innehåll',
      summary:
        'Från brief till godkänt utkast i ditt eget n8n- eller Make-konto, för tre texttyper, på 12 arbetsdagar.',
      description:
        'En kort brief går in. Ut kommer ett utkast med din ton och källorna listade, och sedan väntar det på att en människa ska godkänna det. Inget publiceras utan godkännandet. Vi bygger flödet för tre texttyper som du väljer, till exempel artikel, nyhetsbrev och inlägg i sociala medier.\n\nAllt körs i konton som du äger, så du kan ändra en prompt eller byta modell utan oss. En skriftlig guide visar hur.',
      deliveryTime: '12 arbetsdagar',
      included: [
        'Ett flöde i n8n eller Make för tre texttyper',
        'En tonguide som bygger på tio av dina egna texter',
        'Godkännande per mejl eller i Slack: godkänn, ändra eller släng',
        'Godkända utkast sparas i ett system: WordPress, Webflow, Notion eller ditt nyhetsbrevsverktyg',
        'Logg över varje körning, med källor, modell och kostnad',
        'Test med fem briefer per texttyp och två ändringsrundor',
        'En skriftlig guide på upp till 12 sidor',
      ],
      excluded: [
        'Abonnemang på n8n, Make och modelleverantören',
        'Publicering utan att en människa har godkänt',
        'Att skriva eller redigera själva texterna efter testet',
        'Bild- och videogenerering',
      ],
      needs: [
        'Tio texter som låter som du',
        'Konton i n8n eller Make, hos en modelleverantör och i systemet som tar emot utkasten',
        'De tre texttyperna, med ett bra exempel på varje',
        'Namnet på den som godkänner utkasten',
      ],
      milestones: [
        {
          title: 'Driftsättning av flödet',
          outcome: 'Tre texttyper är testade, godkända och överlämnade i dina konton.',
        },
      ],
    },
    nl: {
      name: 'AI-workflow voor content',
      summary:
        'Van briefing tot goedgekeurd concept in je eigen n8n- of Make-account, voor drie tekstsoorten, in 12 werkdagen.',
      description:
        'Er gaat een korte briefing in; er komt een concept uit in jouw toon, met de bronnen erbij, dat wacht tot iemand het goedkeurt. Zonder dat akkoord wordt er niets gepubliceerd. We bouwen het voor drie tekstsoorten die jij kiest, bijvoorbeeld een artikel, een nieuwsbrief en een socialpost.\n\nAlles draait in accounts die van jou zijn, dus je past een prompt aan of wisselt van model zonder ons. Een schriftelijke handleiding laat zien hoe.',
      deliveryTime: '12 werkdagen',
      included: [
        'Eén workflow in n8n of Make voor drie tekstsoorten',
        'Een stijlgids op basis van tien van je eigen teksten',
        'Een goedkeuringsstap via e-mail of Slack: akkoord, aanpassen of weggooien',
        'Goedgekeurde concepten in één systeem: WordPress, Webflow, Notion of je nieuwsbrieftool',
        'Een logboek van elke run, met bronnen, model en kosten',
        'Een test met vijf briefings per tekstsoort en twee correctierondes',
        'Een schriftelijke handleiding van maximaal 12 pagina’s',
      ],
      excluded: [
        'Abonnementen op n8n, Make en de modelaanbieder',
        'Publiceren zonder menselijk akkoord',
        'De teksten zelf schrijven of redigeren na de test',
        'Beeld- en videogeneratie',
      ],
      needs: [
        'Tien teksten die klinken zoals jij',
        'Accounts voor n8n of Make, een modelaanbieder en het systeem dat de concepten ontvangt',
        'De drie tekstsoorten, met van elk één goed voorbeeld',
        'De naam van degene die concepten goedkeurt',
      ],
      milestones: [
        {
          title: 'Workflow',
          outcome: 'Drie tekstsoorten zijn getest, goedgekeurd en overgedragen in jouw accounts.',
        },
      ],
    },
    pl: {
      name: 'Proces tworzenia treści z AI',
      summary:
        'Od briefu do zatwierdzonego szkicu na Twoim koncie n8n lub Make, dla trzech rodzajów tekstu, w 12 dni roboczych.',
      description:
        'Na wejściu jest krótki brief, na wyjściu szkic w Twoim stylu, z listą źródeł, który czeka na akceptację człowieka. Bez tej zgody nic się nie publikuje. Proces budujemy dla trzech wybranych rodzajów tekstu, na przykład artykułu, newslettera i posta.\n\nWszystko działa na kontach, które należą do Ciebie, więc zmienisz prompt lub model bez naszej pomocy. Pisemna instrukcja pokazuje, jak to zrobić.',
      deliveryTime: '12 dni roboczych',
      included: [
        'Jeden proces w n8n lub Make dla trzech rodzajów tekstu',
        'Przewodnik po stylu oparty na dziesięciu Twoich tekstach',
        'Akceptacja e-mailem lub w Slacku: zaakceptuj, popraw albo odrzuć',
        'Zatwierdzone szkice zapisywane w jednym systemie: WordPress, Webflow, Notion lub narzędzie do newslettera',
        'Dziennik każdego uruchomienia ze źródłami, modelem i kosztem',
        'Test na pięciu briefach dla każdego rodzaju tekstu i dwie rundy poprawek',
        'Pisemna instrukcja, do 12 stron',
      ],
      excluded: [
        'Abonamenty n8n, Make i dostawcy modelu',
        'Publikacja bez akceptacji człowieka',
        'Pisanie i redakcja samych tekstów po teście',
        'Generowanie obrazów i wideo',
      ],
      needs: [
        'Dziesięć tekstów, które brzmią jak Ty',
        'Konta w n8n lub Make, u dostawcy modelu i w systemie, do którego trafią szkice',
        'Trzy rodzaje tekstu, po jednym dobrym przykładzie każdego',
        'Imię i nazwisko osoby, która akceptuje szkice',
      ],
      milestones: [
        {
          title: 'Działający proces',
          outcome:
            'Trzy rodzaje tekstu przetestowane, zatwierdzone i przekazane na Twoich kontach.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'extra-text-type',
      prices: { USD: 52000, EUR: 48000, SEK: 540000, PLN: 205000 },
      workingDays: 2,
      text: {
        en: {
          name: 'A fourth kind of text',
          description: 'One more format, tested with five briefs.',
        },
        sv: { name: 'En fjärde texttyp', description: 'Ett format till, testat med fem briefer.' },
        nl: {
          name: 'Een vierde tekstsoort',
          description: 'Nog een vorm, getest met vijf briefings.',
        },
        pl: {
          name: 'Czwarty rodzaj tekstu',
          description: 'Jeszcze jeden format, sprawdzony na pięciu briefach.',
        },
      },
    },
    {
      code: 'translation-step',
      prices: { USD: 64000, EUR: 59000, SEK: 670000, PLN: 255000 },
      workingDays: 2,
      text: {
        en: {
          name: 'Translation step',
          description:
            'Drafts in up to three further languages, with your glossary and an approval for each.',
        },
        sv: {
          name: 'Översättningssteg',
          description:
            'Utkast på upp till tre språk till, med din ordlista och ett godkännande per språk.',
        },
        nl: {
          name: 'Vertaalstap',
          description:
            'Concepten in maximaal drie extra talen, met je woordenlijst en een akkoord per taal.',
        },
        pl: {
          name: 'Etap tłumaczenia',
          description:
            'Szkice w maksymalnie trzech kolejnych językach, z Twoim glosariuszem i osobną akceptacją.',
        },
      },
    },
    {
      code: 'self-hosted',
      prices: { USD: 45000, EUR: 41000, SEK: 470000, PLN: 180000 },
      workingDays: 1,
      text: {
        en: {
          name: 'n8n on your own server',
          description: 'Installed on a Linux server in your name, with a nightly backup.',
        },
        sv: {
          name: 'n8n på egen server',
          description: 'Installerat på en Linuxserver i ditt namn, med säkerhetskopia varje natt.',
        },
        nl: {
          name: 'n8n op je eigen server',
          description:
            'Geïnstalleerd op een Linux-server op jouw naam, met elke nacht een back-up.',
        },
        pl: {
          name: 'n8n na własnym serwerze',
          description: 'Instalacja na Twoim serwerze z Linuksem, z kopią zapasową co noc.',
        },
      },
    },
  ],
} satisfies ProductSeed
