import { randomUUID } from 'node:crypto'
import { answerTicket, openTicket } from '../../app/domain/tickets/write-ticket.server'
import { addCannedAnswer } from '../../app/domain/tickets/canned-answers.server'
import type { Language } from '../../app/platform/i18n/languages'
import { db } from '../../app/platform/db/db.server'

type Prepared = { title: string; body: string }

/** What the staff answers most often: in the words of each language, the same three. */
const ANSWERS: Record<Language, Prepared[]> = {
  en: [
    {
      title: 'We are looking into it',
      body: 'Hello {name},\n\nThank you for writing. We are looking into it and will come back to you within a working day.',
    },
    {
      title: 'Which browser and device?',
      body: 'Hello {name},\n\nSo that we can see it ourselves: which browser and which device do you use, and at which address does it happen? A screenshot helps a lot.',
    },
    {
      title: 'Where to find an invoice',
      body: 'Hello {name},\n\nYou’ll find every invoice as a PDF in your dashboard, under Orders. Open the order and choose the invoice below the payments.',
    },
  ],
  sv: [
    {
      title: 'Vi undersöker saken',
      body: 'Hej {name}!\n\nTack för att du hör av dig. Vi undersöker saken och återkommer inom en arbetsdag.',
    },
    {
      title: 'Vilken webbläsare och enhet?',
      body: 'Hej {name}!\n\nFör att vi ska kunna se det själva: vilken webbläsare och enhet använder du, och på vilken adress händer det? En skärmbild hjälper mycket.',
    },
    {
      title: 'Här finns fakturan',
      body: 'Hej {name}!\n\nAlla fakturor finns under Beställningar på Mina sidor, som PDF. Öppna beställningen och välj fakturan under betalningarna.',
    },
  ],
  nl: [
    {
      title: 'We zoeken het uit',
      body: 'Hallo {name},\n\nBedankt voor je bericht. We zoeken het uit en komen er binnen één werkdag op terug.',
    },
    {
      title: 'Welke browser en welk apparaat?',
      body: 'Hallo {name},\n\nZodat we het zelf kunnen zien: welke browser en welk apparaat gebruik je, en op welk adres gebeurt het? Een schermafbeelding helpt enorm.',
    },
    {
      title: 'Waar de factuur staat',
      body: 'Hallo {name},\n\nElke factuur staat als pdf onder Bestellingen in je dashboard. Open de bestelling en kies de factuur onder de betalingen.',
    },
  ],
  pl: [
    {
      title: 'Sprawdzamy to',
      body: 'Dzień dobry, {name}!\n\nDziękujemy za wiadomość. Sprawdzamy to i odpowiemy w ciągu jednego dnia roboczego.',
    },
    {
      title: 'Jaka przeglądarka i urządzenie?',
      body: 'Dzień dobry, {name}!\n\nAbyśmy mogli to zobaczyć: o jaką przeglądarkę i jakie urządzenie chodzi i pod jakim adresem to się dzieje? Zrzut ekranu bardzo pomoże.',
    },
    {
      title: 'Gdzie jest faktura',
      body: 'Dzień dobry, {name}!\n\nWszystkie faktury są w panelu w zakładce Zamówienia, w formacie PDF. Wystarczy otworzyć zamówienie i wybrać fakturę pod płatnościami.',
    },
  ],
}

/**
 * Two questions of the demo client, one answered and one new, and what the staff answers most
 * often.
 */
export async function seedTickets() {
  if ((await db.ticket.count()) > 0 || (await db.cannedAnswer.count()) > 0) return
  for (const [language, answers] of Object.entries(ANSWERS))
    for (const answer of answers)
      await addCannedAnswer({ type: 'system' }, { ...answer, language: language as Language })
  const client = await db.user.findUnique({ where: { username: 'client' } })
  const admin = await db.user.findUnique({ where: { username: 'admin' } })
  if (!client || !admin) return
  const order = await db.order.findFirst({
    where: { userId: client.id },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const invoice = await openTicket(client.id, {
    key: randomUUID(),
    subject: 'VAT number on my invoice',
    orderId: order?.id,
    body: 'Our VAT number changed this spring. Can you put the new one on the next invoice?',
  })
  await answerTicket(
    admin.id,
    invoice.id,
    { key: randomUUID(), body: 'Of course. Which number is it, and from which date does it hold?' },
    true,
  )
  await openTicket(client.id, {
    key: randomUUID(),
    subject: 'A colleague can’t open the files',
    body: 'She gets to the dashboard, but the list of files is empty for her. Did I invite her in the wrong role?',
  })
}
