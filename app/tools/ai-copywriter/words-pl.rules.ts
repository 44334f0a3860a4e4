import type { WordBank } from './word-banks.rules'

export const POLISH: WordBank = {
  headlines: [
    '{What}: {benefit}',
    '{Benefit}. {What}.',
    'Oto {what}: {benefit}',
    '{What} – {benefit}',
    'Krótko: {benefit}. {What}.',
  ],
  openings: [
    '{What}: {benefit}.',
    '{What}. {Benefit}.',
    '{What} – {benefit}.',
    'Oto, co robimy: {what}. {Benefit}.',
  ],
  posts: [
    'Warto wiedzieć: {benefit}. {What}.',
    'W jednym zdaniu: {benefit}. {What}.',
    '{What}. Krótko mówiąc: {benefit}.',
    'Dobrze wiedzieć: {benefit}. {What}.',
  ],
  metas: ['{What}: {benefit}.', '{What}. {Benefit}.', '{What} – {benefit}.'],
  lists: { plain: 'Co zyskujesz:', friendly: 'Co z tego masz:', formal: 'Co oferujemy:' },
  metaEnds: {
    plain: ['Przeczytaj więcej.', 'Zobacz, jak to działa.'],
    friendly: ['Zajrzyj i czytaj dalej.', 'Zobacz, jak to działa.'],
    formal: ['Zapraszamy do lektury i kontaktu.', 'Szczegóły znajdują się na stronie.'],
  },
  more: {
    plain: 'Napisz, czego potrzebujesz. Odpiszemy, jak to działa i co dalej.',
    friendly:
      'Nie wiesz, od czego zacząć? Napisz, co ci chodzi po głowie, a resztę ustalimy razem.',
    formal: 'Prosimy o wiadomość, czego Państwo potrzebują. Wyjaśnimy, jak pracujemy.',
  },
  named: ['{What}: sprawdź ceny', '{What}: czytaj dalej'],
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
    plain: ['Krótko o tym, co robimy: {what}.', 'Ta wiadomość dotyczy jednej rzeczy: {what}.'],
    friendly: ['Mamy ci coś do pokazania: {what}.', 'O tym lubimy opowiadać: {what}.'],
    formal: [
      'Pragniemy przedstawić naszą ofertę: {what}.',
      'Z przyjemnością przedstawiamy: {what}.',
    ],
  },
}
