import type { WordBank } from './word-banks.rules'

export const DUTCH: WordBank = {
  headlines: [
    '{What}: {benefit}',
    '{Benefit}. {What}.',
    '{What} voor {whom}',
    'Voor {whom}: {benefit}',
    '{What} – {benefit}',
  ],
  openings: [
    '{What}: {benefit}.',
    '{What}. {Benefit}.',
    '{What} – {benefit}.',
    'Dit doen we: {what}. {Benefit}.',
  ],
  posts: [
    'Goed om te weten: {benefit}. {What}.',
    'In één regel: {benefit}. {What}.',
    '{What}. Kort gezegd: {benefit}.',
    'Voor {whom}: {benefit}. {What}.',
  ],
  metas: ['{What}: {benefit}.', '{What} voor {whom}. {Benefit}.', '{What} – {benefit}.'],
  lists: { plain: 'Dit krijg je:', friendly: 'Dit heb je eraan:', formal: 'Dit bieden wij u:' },
  metaEnds: {
    plain: ['Lees hier meer.', 'Kijk hoe het werkt.'],
    friendly: ['Kom binnen en lees verder.', 'Kijk hoe het werkt.'],
    formal: ['Lees meer of neem contact op.', 'De details staan op deze pagina.'],
  },
  more: {
    plain:
      'Schrijf ons wat je nodig hebt. Dan vertellen we hoe het werkt en wat er daarna gebeurt.',
    friendly:
      'Weet je niet waar je moet beginnen? Vertel wat je in gedachten hebt, dan kijken we samen verder.',
    formal: 'Laat ons weten wat u nodig hebt. Wij leggen u graag uit hoe wij te werk gaan.',
  },
  named: ['{What}: prijzen bekijken', '{What}: meer lezen'],
  audiences: ['Gemaakt voor {whom}.', 'Bedoeld voor {whom}.', 'Voor {whom}.'],
  closers: {
    plain: ['Neem een kijkje.', 'Kijk of het bij je past.', 'De details zijn één klik verder.'],
    friendly: ['Kom gerust kijken.', 'Nieuwsgierig? Kijk even rond.', 'Vraag ons wat je wilt.'],
    formal: [
      'Wij vertellen u graag meer.',
      'Neem contact met ons op voor de details.',
      'Meer informatie sturen wij u graag toe.',
    ],
  },
  buttons: {
    plain: [
      'Bekijk hoe het werkt',
      'Neem contact op',
      'Bekijk de details',
      'Bekijk de prijzen',
      'Lees meer',
      'Begin hier',
    ],
    friendly: [
      'Laat maar zien',
      'Even praten',
      'Neem een kijkje',
      'Vertel me meer',
      'Stel een vraag',
      'Ik wil het zien',
    ],
    formal: [
      'Details bekijken',
      'Informatie aanvragen',
      'Contact opnemen',
      'Offerte aanvragen',
      'Meer informatie',
      'Afspraak maken',
    ],
  },
  subjects: ['{What}: {benefit}', '{Benefit}', 'Voor {whom}: {benefit}'],
  greetings: { plain: 'Hallo,', friendly: 'Hoi,', formal: 'Geachte lezer,' },
  introductions: {
    plain: ['In het kort, dit doen we: {what}.', 'Deze mail gaat over één ding: {what}.'],
    friendly: ['Hier praten we graag over: {what}.', 'Een paar regels over wat we doen: {what}.'],
    formal: [
      'Graag stellen wij onze dienst aan u voor: {what}.',
      'Graag brengen wij het volgende onder uw aandacht: {what}.',
    ],
  },
}
