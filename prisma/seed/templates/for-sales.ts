import type { TemplateSeed } from './template-seed.ts'

/** Shops and pages that sell one thing. Newest first. */
export const templatesForSales: readonly TemplateSeed[] = [
  {
    slug: 'segel',
    name: 'Segel',
    image: '/media/templates/segel.avif',
    price: 'premium',
    studioPick: true,
    creator: 'Ateljé Sjöbris',
    creatorLogo: null,
    platform: 'nextjs',
    templateType: 'ecommerce',
    sourceUrl: 'https://segel.example.com',
    badges: ['accessible', 'fast', 'multilingual'],
    createdAt: '2026-11-09',
    text: {
      en: {
        description:
          'A shop for few things: one product fills the page, the stock left is always in view, checkout takes two steps.',
      },
      sv: {
        description:
          'En butik för få saker: en vara fyller sidan, antalet kvar syns alltid och kassan är klar i två steg.',
      },
      nl: {
        description:
          'Een winkel voor weinig spullen: één product vult de pagina, je ziet hoeveel er nog zijn en afrekenen gaat in twee stappen.',
      },
      pl: {
        description:
          'Sklep z niewielką liczbą rzeczy: jeden produkt wypełnia stronę, zawsze widać, ile sztuk zostało, a zamówienie to dwa kroki.',
      },
    },
  },
  {
    slug: 'slussen',
    name: 'Slussen',
    image: '/media/templates/slussen.avif',
    price: 'free',
    studioPick: true,
    creator: 'Tove Ekdahl',
    creatorLogo: null,
    platform: 'framer',
    templateType: 'landing_page',
    sourceUrl: 'https://slussen.example.com',
    badges: ['accessible', 'fast', 'responsive'],
    createdAt: '2026-10-28',
    text: {
      en: {
        description:
          'A launch page in one long column: one promise, three proofs and a form that stays in reach.',
      },
      sv: {
        description:
          'En lanseringssida i en enda lång spalt: ett löfte, tre bevis och ett formulär som alltid är nära.',
      },
      nl: {
        description:
          'Een lanceerpagina in één lange kolom: één belofte, drie bewijzen en een formulier dat steeds binnen bereik blijft.',
      },
      pl: {
        description:
          'Strona na premierę w jednej długiej kolumnie: jedna obietnica, trzy dowody i formularz zawsze pod ręką.',
      },
    },
  },
  {
    slug: 'targ',
    name: 'Targ',
    image: '/media/templates/targ.avif',
    price: 'premium',
    studioPick: true,
    creator: 'Pracownia Sobótka',
    creatorLogo: null,
    platform: 'shopify',
    templateType: 'ecommerce',
    sourceUrl: 'https://targ.example.com',
    badges: ['accessible', 'multilingual', 'fast', 'responsive'],
    createdAt: '2026-09-09',
    text: {
      en: {
        description:
          'A Shopify theme for food and drink: weights and unit prices, recipes beside products, a cart without script.',
      },
      sv: {
        description:
          'Ett Shopify-tema för mat och dryck: vikt och jämförpris, recept intill produkterna och en varukorg som fungerar utan skript.',
      },
      nl: {
        description:
          'Een Shopify-thema voor eten en drinken: gewicht en prijs per kilo, recepten naast producten en een winkelwagen zonder script.',
      },
      pl: {
        description:
          'Motyw Shopify dla branży spożywczej: waga i cena jednostkowa, przepisy obok produktów i koszyk działający bez skryptów.',
      },
    },
  },
  {
    slug: 'plakat',
    name: 'Plakat',
    image: '/media/templates/plakat.avif',
    price: 'free',
    studioPick: true,
    creator: 'Studio Gwizd',
    creatorLogo: null,
    platform: 'figma',
    templateType: 'landing_page',
    sourceUrl: 'https://plakat.example.com',
    badges: ['responsive', 'well-documented'],
    createdAt: '2026-08-12',
    text: {
      en: {
        description:
          'A festival page that is its own poster: line-up, dates and tickets on one screen, six color schemes as variables.',
      },
      sv: {
        description:
          'En festivalsida som är sin egen affisch: artister, datum och biljetter på en skärm, sex färgställningar som variabler.',
      },
      nl: {
        description:
          'Een festivalpagina als affiche: line-up, datums en tickets op één scherm, zes kleurstellingen als variabelen.',
      },
      pl: {
        description:
          'Strona festiwalu, która jest zarazem plakatem: program, daty i bilety na jednym ekranie, sześć wersji kolorystycznych w zmiennych.',
      },
    },
  },
  {
    slug: 'kiosk',
    name: 'Kiosk',
    image: '/media/templates/kiosk.avif',
    price: 'free',
    studioPick: false,
    creator: 'Ida Sandell',
    creatorLogo: null,
    platform: 'wix',
    templateType: 'landing_page',
    sourceUrl: 'https://kiosk.example.com',
    badges: ['editor-friendly', 'responsive'],
    createdAt: '2026-01-15',
    text: {
      en: {
        description:
          'For cafés and small shops: opening hours first, then the menu, the map and one image that does the work.',
      },
      sv: {
        description:
          'För kaféer och små butiker: öppettiderna först, sedan menyn, kartan och en enda bild som gör jobbet.',
      },
      nl: {
        description:
          'Voor cafés en kleine winkels: eerst de openingstijden, dan de kaart, de route en één beeld dat het werk doet.',
      },
      pl: {
        description:
          'Dla kawiarni i małych sklepów: najpierw godziny otwarcia, potem menu, mapa i jedno zdjęcie, które mówi wszystko.',
      },
    },
  },
  {
    slug: 'vinterljus',
    name: 'Vinterljus',
    image: '/media/templates/vinterljus.avif',
    price: 'premium',
    studioPick: false,
    creator: 'Frida Lundmark',
    creatorLogo: null,
    platform: 'shopify',
    templateType: 'ecommerce',
    sourceUrl: 'https://vinterljus.example.com',
    badges: ['fast', 'responsive', 'accessible'],
    createdAt: '2025-11-20',
    text: {
      en: {
        description:
          'A theme for makers of one kind of thing: sort by what matters, here by burning hours, and compare at a glance.',
      },
      sv: {
        description:
          'Ett tema för den som tillverkar en sorts vara: sortera efter det som spelar roll, här brinntid, och jämför i ett ögonkast.',
      },
      nl: {
        description:
          'Een thema voor makers met één soort product: sorteer op wat telt, hier branduren, en vergelijk in één oogopslag.',
      },
      pl: {
        description:
          'Motyw dla wytwórców jednego rodzaju rzeczy: sortowanie według tego, co ważne, tu czasu palenia, i porównanie na pierwszy rzut oka.',
      },
    },
  },
]
