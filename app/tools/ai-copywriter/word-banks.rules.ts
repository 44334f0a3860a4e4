import type { Language } from '~/platform/i18n/languages'
import type { Tone } from './brief.rules'

/**
 * The sentences of a language. `{what}`, `{whom}` and `{benefit}` take the visitor's words as they
 * are, with a capital first letter where the name has one. They stand only where no language here
 * would bend them: in Polish after a colon, a full stop or “oto”, never after a preposition or as
 * the object of a verb.
 */
export interface WordBank {
  headlines: string[]
  openings: string[]
  audiences: string[]
  closers: Record<Tone, string[]>
  buttons: Record<Tone, string[]>
  subjects: string[]
  greetings: Record<Tone, string>
  introductions: Record<Tone, string[]>
}

export const WORD_BANKS: Record<Language, WordBank> = {
  en: {
    headlines: [
      '{What}: {benefit}',
      '{Benefit}. {What}.',
      '{What} for {whom}',
      'For {whom}: {benefit}',
      '{What}. {Benefit}.',
    ],
    openings: [
      '{What}: {benefit}.',
      'Meet {what}. {Benefit}.',
      '{What}. {Benefit}.',
      'This is {what}. {Benefit}.',
      '{Benefit}. This is {what}.',
    ],
    audiences: ['Made for {whom}.', 'It is for {whom}.', 'For {whom}.'],
    closers: {
      plain: ['Have a look.', 'See whether it suits you.', 'The details are one click away.'],
      friendly: [
        'Come and take a look.',
        'Curious? Have a look around.',
        'Ask us anything you like.',
      ],
      formal: [
        'We are pleased to tell you more.',
        'Please contact us for details.',
        'Further information is available on request.',
      ],
    },
    buttons: {
      plain: [
        'See how it works',
        'Get in touch',
        'View the details',
        'See prices',
        'Read more',
        'Start here',
      ],
      friendly: [
        'Show me how',
        'Let’s talk',
        'Take a look',
        'Tell me more',
        'Ask a question',
        'I want to see it',
      ],
      formal: [
        'View details',
        'Request information',
        'Contact us',
        'Request a quote',
        'Learn more',
        'Arrange a meeting',
      ],
    },
    subjects: ['{What}: {benefit}', '{Benefit}', 'For {whom}: {benefit}'],
    greetings: { plain: 'Hello,', friendly: 'Hi there,', formal: 'Dear reader,' },
    introductions: {
      plain: ['This is a short note about {what}.', 'I am writing to tell you about {what}.'],
      friendly: ['Let me show you {what}.', 'Here is something we like to talk about: {what}.'],
      formal: ['We would like to introduce {what}.', 'Please allow us to present {what}.'],
    },
  },
  sv: {
    headlines: [
      '{What}: {benefit}',
      '{Benefit}. {What}.',
      '{What} för {whom}',
      'För {whom}: {benefit}',
      '{What}. {Benefit}.',
    ],
    openings: [
      '{What}: {benefit}.',
      'Det här är {what}. {Benefit}.',
      '{What}. {Benefit}.',
      'Möt {what}. {Benefit}.',
      '{Benefit}. Det här är {what}.',
    ],
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
      plain: ['Här kommer några rader om {what}.', 'Jag vill kort berätta om {what}.'],
      friendly: ['Jag vill gärna visa dig {what}.', 'Här är något vi gärna pratar om: {what}.'],
      formal: ['Vi vill härmed presentera {what}.', 'Låt oss få presentera {what}.'],
    },
  },
  nl: {
    headlines: [
      '{What}: {benefit}',
      '{Benefit}. {What}.',
      '{What} voor {whom}',
      'Voor {whom}: {benefit}',
      '{What}. {Benefit}.',
    ],
    openings: [
      '{What}: {benefit}.',
      'Dit is {what}. {Benefit}.',
      '{What}. {Benefit}.',
      'Maak kennis met {what}. {Benefit}.',
      '{Benefit}. Dit is {what}.',
    ],
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
      plain: ['Hier volgt kort iets over {what}.', 'Ik schrijf je over {what}.'],
      friendly: ['Ik laat je graag kennismaken met {what}.', 'Hier praten we graag over: {what}.'],
      formal: [
        'Graag stellen wij u voor aan {what}.',
        'Graag brengen wij het volgende onder uw aandacht: {what}.',
      ],
    },
  },
  pl: {
    headlines: [
      '{What}: {benefit}',
      '{Benefit}. {What}.',
      'Oto {what}: {benefit}',
      '{What}. {Benefit}.',
      '{What} – {benefit}',
    ],
    openings: [
      '{What}: {benefit}.',
      'Oto {what}. {Benefit}.',
      '{What}. {Benefit}.',
      '{What} – {benefit}.',
      '{Benefit}. Oto {what}.',
    ],
    audiences: ['Dla kogo? {Whom}.', 'Dla kogo to jest: {whom}.', 'Dla kogo to robimy: {whom}.'],
    closers: {
      plain: [
        'Zobacz więcej.',
        'Sprawdź, czy to coś dla ciebie.',
        'Szczegóły są o jedno kliknięcie dalej.',
      ],
      friendly: [
        'Wpadnij i rozejrzyj się.',
        'Ciekawi cię to? Rzuć okiem.',
        'Pytaj śmiało, o co chcesz.',
      ],
      formal: [
        'Chętnie opowiemy o szczegółach.',
        'Zapraszamy do kontaktu.',
        'Więcej informacji udzielamy na życzenie.',
      ],
    },
    buttons: {
      plain: [
        'Zobacz, jak to działa',
        'Napisz do nas',
        'Zobacz szczegóły',
        'Sprawdź ceny',
        'Czytaj dalej',
        'Zacznij tutaj',
      ],
      friendly: [
        'Pokaż mi',
        'Porozmawiajmy',
        'Rzuć okiem',
        'Chcę wiedzieć więcej',
        'Zadaj pytanie',
        'Chcę to zobaczyć',
      ],
      formal: [
        'Szczegóły oferty',
        'Poproś o informacje',
        'Kontakt',
        'Poproś o wycenę',
        'Więcej informacji',
        'Umów spotkanie',
      ],
    },
    subjects: ['{What}: {benefit}', '{Benefit}', 'Oto {what}'],
    greetings: { plain: 'Dzień dobry,', friendly: 'Cześć,', formal: 'Szanowni Państwo,' },
    introductions: {
      plain: ['Krótko o tym, co robimy: {what}.', 'Oto {what}.'],
      friendly: ['Mamy ci coś do pokazania: {what}.', 'O tym lubimy opowiadać: {what}.'],
      formal: [
        'Pragniemy przedstawić naszą ofertę: {what}.',
        'Z przyjemnością przedstawiamy: {what}.',
      ],
    },
  },
}
