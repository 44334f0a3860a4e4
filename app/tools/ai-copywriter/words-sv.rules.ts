import type { WordBank } from './word-banks.rules'

export const SWEDISH: WordBank = {
  headlines: [
    '{What}: {benefit}',
    '{Benefit}. {What}.',
    '{What} för {whom}',
    'För {whom}: {benefit}',
    '{What} – {benefit}',
  ],
  openings: [
    '{What}: {benefit}.',
    '{What}. {Benefit}.',
    '{What} – {benefit}.',
    'Det här gör vi: {what}. {Benefit}.',
  ],
  posts: [
    'Värt att veta: {benefit}. {What}.',
    'På en rad: {benefit}. {What}.',
    '{What}. Kort sagt: {benefit}.',
    'För {whom}: {benefit}. {What}.',
  ],
  metas: ['{What}: {benefit}.', '{What} för {whom}. {Benefit}.', '{What} – {benefit}.'],
  lists: {
    plain: 'Det här får du:',
    friendly: 'Så här blir det för dig:',
    formal: 'Detta erbjuds:',
  },
  metaEnds: {
    plain: ['Läs mer här.', 'Se hur det fungerar.'],
    friendly: ['Kom in och läs vidare.', 'Se hur det fungerar.'],
    formal: ['Läs mer eller kontakta oss.', 'Detaljerna finns på sidan.'],
  },
  more: {
    plain: 'Skriv till oss och säg vad du behöver, så berättar vi hur det går till.',
    friendly:
      'Vet du inte var du ska börja? Berätta vad du har i tankarna, så tar vi det därifrån.',
    formal: 'Meddela oss gärna vad ni behöver, så redogör vi för hur vi arbetar.',
  },
  named: ['{What}: se priser', '{What}: läs mer'],
  audiences: ['Gjort för {whom}.', 'Tänkt för {whom}.', 'För {whom}.'],
  closers: {
    plain: ['Ta en titt.', 'Se om det passar dig.', 'Detaljerna finns ett klick bort.'],
    friendly: ['Kom in och titta runt.', 'Nyfiken? Ta en titt.', 'Fråga oss vad du vill.'],
    formal: [
      'Vi berättar gärna mer.',
      'Kontakta oss för närmare upplysningar.',
      'Mer information lämnas på begäran.',
    ],
  },
  buttons: {
    plain: [
      'Se hur det fungerar',
      'Hör av dig',
      'Visa detaljerna',
      'Se priser',
      'Läs mer',
      'Börja här',
    ],
    friendly: [
      'Visa mig hur',
      'Vi hörs',
      'Ta en titt',
      'Berätta mer',
      'Ställ en fråga',
      'Jag vill se',
    ],
    formal: [
      'Visa detaljer',
      'Begär information',
      'Kontakta oss',
      'Begär offert',
      'Läs vidare',
      'Boka ett möte',
    ],
  },
  subjects: ['{What}: {benefit}', '{Benefit}', 'För {whom}: {benefit}'],
  greetings: { plain: 'Hej,', friendly: 'Hej hej,', formal: 'Bästa läsare,' },
  introductions: {
    plain: ['Det här gör vi, i korthet: {what}.', 'Det här handlar om en sak: {what}.'],
    friendly: ['Här är något vi gärna pratar om: {what}.', 'Några rader om vad vi gör: {what}.'],
    formal: [
      'Vi vill härmed presentera vår tjänst: {what}.',
      'Låt oss få presentera vårt erbjudande: {what}.',
    ],
  },
}
