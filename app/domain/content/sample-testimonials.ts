import type { Language } from '~/platform/i18n/languages'

interface SampleTestimonial {
  name: string
  companyName: string
  rating: number
  text: Record<Language, { quote: string; role: string }>
}

/**
 * The two built-in samples (spec §3), shown as examples until there are real ones; the people and
 * companies are fictional.
 */
export const SAMPLE_TESTIMONIALS: readonly SampleTestimonial[] = [
  {
    name: 'Astrid Holmgård',
    companyName: 'Holmgård',
    rating: 5,
    text: {
      en: {
        role: 'Founder',
        quote:
          'I ordered on a Tuesday evening and sent the brief the next morning. Every milestone ' +
          'had a date, and I could see on the dashboard what was done and what was waiting for ' +
          'me. Not one call.',
      },
      sv: {
        role: 'Grundare',
        quote:
          'Jag beställde en tisdagskväll och skickade briefen nästa morgon. Varje delmål hade ' +
          'ett datum, och på Mina sidor såg jag vad som var klart och vad som väntade på mig. ' +
          'Inte ett enda samtal.',
      },
      nl: {
        role: 'Oprichter',
        quote:
          'Ik bestelde op een dinsdagavond en stuurde de volgende ochtend de briefing. Elke ' +
          'mijlpaal had een datum, en in het dashboard zag ik wat klaar was en wat op mij ' +
          'wachtte. Geen enkel telefoontje.',
      },
      pl: {
        role: 'Założycielka',
        quote:
          'Zamówienie złożyłam we wtorek wieczorem, a brief wysłałam następnego dnia rano. ' +
          'Każdy etap miał datę, a w panelu było widać, co jest gotowe, a co czeka na mnie. Ani ' +
          'jednej rozmowy telefonicznej.',
      },
    },
  },
  {
    name: 'Ruben de Wit',
    companyName: 'Lindehof',
    rating: 5,
    text: {
      en: {
        role: 'Head of marketing',
        quote:
          'The price on the page was the price on the invoice. We put pins on the design, got a ' +
          'written answer to each of them, and received the source files at the end without ' +
          'asking.',
      },
      sv: {
        role: 'Marknadschef',
        quote:
          'Priset på sidan var priset på fakturan. Vi kommenterade direkt i designen, fick ett ' +
          'skriftligt svar på varje kommentar och fick källfilerna i slutet utan att be om dem.',
      },
      nl: {
        role: 'Hoofd marketing',
        quote:
          'De prijs op de pagina was de prijs op de factuur. We zetten opmerkingen op het ' +
          'ontwerp, kregen op elk daarvan schriftelijk antwoord en ontvingen aan het eind de ' +
          'bronbestanden zonder erom te vragen.',
      },
      pl: {
        role: 'Szef marketingu',
        quote:
          'Cena na stronie była ceną na fakturze. Przypięliśmy uwagi do projektu, na każdą ' +
          'dostaliśmy odpowiedź na piśmie, a na koniec pliki źródłowe, bez proszenia.',
      },
    },
  },
]

/** The samples in the language, as `listTestimonials` gives real ones. */
export function sampleTestimonials(language: Language) {
  return SAMPLE_TESTIMONIALS.map(({ text, ...sample }, index) => ({
    ...sample,
    ...text[language],
    id: -1 - index,
    image: null,
    isSample: true,
  }))
}
