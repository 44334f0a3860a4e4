import type { ProductSeed } from './product-seed.ts'

export default {
  slug: 'campaign-landing-kit',
  category: 'Marketing',
  platform: 'Webflow',
  codeLevel: 'Low-code',
  prices: { USD: 225000, EUR: 207000, SEK: 2340000, PLN: 890000 },
  speeds: [
    { code: 'standard', workingDays: 9, surchargePercent: 0 },
    { code: 'express', workingDays: 6, surchargePercent: 25 },
    { code: 'rush', workingDays: 4, surchargePercent: 50 },
  ],
  revisions: 2,
  featured: true,
  availabilityStatus: 'available',
  milestonePayment: false,
  milestones: [{ percentage: 100, workingDays: 9 }],
  text: {
    en: {
      name: 'Campaign landing kit',
      summary:
        'A landing page, six banners and three follow-up emails for one campaign, in 9 working days.',
      description:
        'Everything one campaign needs, made together so that the banner, the page and the email after it say the same thing. We write, design and build the page in Webflow, connect the form to your mailing tool and draw the banners from the same design.\n\nOne offer, one action, one date to launch. You approve copy and design in the dashboard in two rounds.',
      deliveryTime: '9 working days',
      included: [
        'A Webflow landing page of up to 8 sections, with a thank-you page',
        'Copy in one language, with two headlines to choose from',
        'Six static banners: two versions each of 1200 × 628, 1080 × 1080 and 1080 × 1920 px',
        'Three follow-up emails, as text for your mailing tool',
        'The form connected to Mailchimp, Brevo or HubSpot',
        'Event tracking that waits for consent, and a naming plan for campaign links',
        'Two rounds of changes',
      ],
      excluded: [
        'The Webflow plan and the mailing tool’s subscription',
        'Advertising budget, and running the advertisements',
        'Video, animation and photography',
        'A promise of leads or sales',
      ],
      needs: [
        'The offer, its terms and the launch date',
        'Logo, colors, fonts and up to ten images that you may use',
        'Access to your Webflow workspace and your mailing tool',
        'Someone who can point the domain or subdomain to Webflow',
      ],
      milestones: [
        {
          title: 'Campaign kit',
          outcome: 'Page live on your domain, form tested, banners and emails delivered.',
        },
      ],
    },
    sv: {
      name: 'Kampanjpaket med landningssida',
      summary:
        'Landningssida, sex banners och tre uppföljningsmejl för en kampanj, på 9 arbetsdagar.',
      description:
        'Allt som en kampanj behöver, gjort på en gång så att bannern, sidan och mejlet efteråt säger samma sak. Vi skriver, formger och bygger sidan i Webflow, kopplar formuläret till ditt mejlverktyg och gör bannerna ur samma design.\n\nEtt budskap, en handling, ett startdatum. Du godkänner text och design på Mina sidor, i två ändringsrundor.',
      deliveryTime: '9 arbetsdagar',
      included: [
        'En landningssida i Webflow med upp till 8 sektioner, plus tacksida',
        'Text på ett språk, med två rubriker att välja mellan',
        'Sex statiska banners: två versioner vardera av 1200 × 628, 1080 × 1080 och 1080 × 1920 px',
        'Tre uppföljningsmejl, som text till ditt mejlverktyg',
        'Formuläret kopplat till Mailchimp, Brevo eller HubSpot',
        'Händelsemätning som väntar på samtycke, och en namnplan för kampanjlänkar',
        'Två ändringsrundor',
      ],
      excluded: [
        'Abonnemang på Webflow och mejlverktyget',
        'Annonsbudget och skötsel av annonserna',
        'Film, animation och foto',
        'Löften om leads eller försäljning',
      ],
      needs: [
        'Budskapet, villkoren och startdatumet',
        'Logotyp, färger, typsnitt och upp till tio bilder som du får använda',
        'Åtkomst till din arbetsyta i Webflow och ditt mejlverktyg',
        'Någon som kan peka domänen eller subdomänen till Webflow',
      ],
      milestones: [
        {
          title: 'Kampanjstart',
          outcome:
            'Sidan ligger ute på din domän, formuläret är testat, banners och mejl är levererade.',
        },
      ],
    },
    nl: {
      name: 'Campagnepakket met landingspagina',
      summary:
        'Een landingspagina, zes banners en drie opvolgmails voor één campagne, in 9 werkdagen.',
      description:
        'Alles wat één campagne nodig heeft, in één keer gemaakt, zodat banner, pagina en opvolgmail hetzelfde zeggen. We schrijven, ontwerpen en bouwen de pagina in Webflow, koppelen het formulier aan je mailtool en maken de banners uit hetzelfde ontwerp.\n\nEén aanbod, één actie, één startdatum. Je keurt tekst en ontwerp goed in het dashboard, in twee rondes.',
      deliveryTime: '9 werkdagen',
      included: [
        'Een landingspagina in Webflow met maximaal 8 secties, plus bedankpagina',
        'Tekst in één taal, met keuze uit twee koppen',
        'Zes statische banners: twee versies van elk 1200 × 628, 1080 × 1080 en 1080 × 1920 px',
        'Drie opvolgmails, als tekst voor je mailtool',
        'Het formulier gekoppeld aan Mailchimp, Brevo of HubSpot',
        'Meting van events die wacht op toestemming, en een naamplan voor campagnelinks',
        'Twee correctierondes',
      ],
      excluded: [
        'Het abonnement op Webflow en op je mailtool',
        'Advertentiebudget en het beheer van de advertenties',
        'Video, animatie en fotografie',
        'Een belofte over leads of omzet',
      ],
      needs: [
        'Het aanbod, de voorwaarden en de startdatum',
        'Logo, kleuren, lettertypen en maximaal tien afbeeldingen die je mag gebruiken',
        'Toegang tot je Webflow-workspace en je mailtool',
        'Iemand die het domein of subdomein naar Webflow kan laten verwijzen',
      ],
      milestones: [
        {
          title: 'Campagne',
          outcome:
            'De pagina staat live op je domein, het formulier is getest, banners en e-mails zijn geleverd.',
        },
      ],
    },
    pl: {
      name: 'Zestaw kampanijny z landing page',
      summary:
        'Landing page, sześć banerów i trzy e-maile follow-up dla jednej kampanii, w 9 dni roboczych.',
      description:
        'Wszystko, czego potrzebuje jedna kampania, przygotowane razem, żeby baner, strona i późniejszy e-mail mówiły to samo. Piszemy, projektujemy i budujemy stronę w Webflow, łączymy formularz z Twoim narzędziem mailingowym, a banery robimy z tego samego projektu.\n\nJedna oferta, jedno działanie, jedna data startu. Teksty i projekt zatwierdzasz w panelu klienta, w dwóch rundach.',
      deliveryTime: '9 dni roboczych',
      included: [
        'Landing page w Webflow, do 8 sekcji, ze stroną z podziękowaniem',
        'Teksty w jednym języku, z dwoma nagłówkami do wyboru',
        'Sześć statycznych banerów: po dwie wersje 1200 × 628, 1080 × 1080 i 1080 × 1920 px',
        'Trzy e-maile follow-up, jako tekst do narzędzia mailingowego',
        'Formularz połączony z Mailchimpem, Brevo lub HubSpotem',
        'Pomiar zdarzeń uruchamiany po zgodzie i schemat nazw linków kampanii',
        'Dwie rundy poprawek',
      ],
      excluded: [
        'Abonament Webflow i narzędzia mailingowego',
        'Budżet reklamowy i prowadzenie reklam',
        'Wideo, animacja i zdjęcia',
        'Obietnica leadów lub sprzedaży',
      ],
      needs: [
        'Oferta, jej warunki i data startu',
        'Logo, kolory, fonty i do dziesięciu zdjęć, z których wolno korzystać',
        'Dostęp do Twojej przestrzeni w Webflow i do narzędzia mailingowego',
        'Osoba, która skieruje domenę lub subdomenę na Webflow',
      ],
      milestones: [
        {
          title: 'Kampania gotowa do startu',
          outcome:
            'Strona działa pod Twoją domeną, formularz sprawdzony, banery i e-maile przekazane.',
        },
      ],
    },
  },
  addOns: [
    {
      code: 'second-language',
      prices: { USD: 42000, EUR: 39000, SEK: 440000, PLN: 165000 },
      workingDays: 2,
      text: {
        en: {
          name: 'A second language',
          description: 'Page, banners and emails rewritten by a native speaker.',
        },
        sv: {
          name: 'Ett andra språk',
          description: 'Sida, banners och mejl omskrivna av någon som har språket som modersmål.',
        },
        nl: {
          name: 'Een tweede taal',
          description: 'Pagina, banners en e-mails herschreven door een moedertaalspreker.',
        },
        pl: {
          name: 'Drugi język',
          description: 'Strona, banery i e-maile napisane na nowo przez native speakera.',
        },
      },
    },
    {
      code: 'page-variant',
      prices: { USD: 38000, EUR: 35000, SEK: 400000, PLN: 150000 },
      workingDays: 1,
      text: {
        en: {
          name: 'A second page version',
          description: 'Another opening and another order of sections, ready for an A/B test.',
        },
        sv: {
          name: 'En andra version av sidan',
          description: 'En annan inledning och en annan ordning på sektionerna, redo för A/B-test.',
        },
        nl: {
          name: 'Een tweede paginaversie',
          description:
            'Een andere opening en een andere volgorde van secties, klaar voor een A/B-test.',
        },
        pl: {
          name: 'Druga wersja strony',
          description: 'Inne otwarcie i inna kolejność sekcji, gotowe do testu A/B.',
        },
      },
    },
    {
      code: 'six-more-banners',
      prices: { USD: 24000, EUR: 22000, SEK: 250000, PLN: 95000 },
      workingDays: 1,
      text: {
        en: {
          name: 'Six more banners',
          description: 'Six further sizes of your choice, static, as PNG or WebP.',
        },
        sv: {
          name: 'Sex banners till',
          description: 'Ytterligare sex format som du väljer, statiska, i PNG eller WebP.',
        },
        nl: {
          name: 'Zes banners extra',
          description: 'Nog zes formaten naar keuze, statisch, als PNG of WebP.',
        },
        pl: {
          name: 'Sześć kolejnych banerów',
          description: 'Sześć dodatkowych formatów do wyboru, statycznych, w PNG lub WebP.',
        },
      },
    },
  ],
} satisfies ProductSeed
