import { countryName } from '~/platform/i18n/places.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate, formatDateTime, formatLength, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { addWorkingDays } from '~/domain/ground/working-days.rules'
import { readSuspicions } from '~/domain/contact/spam.rules'
import {
  ALL_SKILLS,
  AVAILABILITY,
  DECISION_DAYS,
  EXPERIENCE,
  OTHER_COUNTRY,
} from '~/domain/freelancers/application.rules'
import { RETENTION } from '~/domain/ground/retention.rules'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

const list = (stored: unknown) => (Array.isArray(stored) ? stored.map(String) : [])
const languageName = (code: string) => (isLanguage(code) ? LANGUAGE_NAMES[code] : code)

function readApplication(id: string) {
  return db.freelancerApplication.findUniqueOrThrow({
    where: { id },
    include: { files: { include: { file: { select: { name: true } } } } },
  })
}
type Application = Awaited<ReturnType<typeof readApplication>>

function skillsIn(language: Language, { skills }: Application) {
  const t = translator(language, 'application')
  return ALL_SKILLS.filter((skill) => list(skills).includes(skill))
    .map((skill) => t(`skills.${skill}`))
    .join(', ')
}

function countryIn(language: Language, { country }: Application) {
  if (country === OTHER_COUNTRY) return translator(language, 'mail')('application.otherCountry')
  return countryName(country, language)
}

const fileNames = ({ files }: Application) => files.map(({ file }) => file.name).join(', ')
const answerDue = ({ createdAt }: Application, language: Language) =>
  formatDate(addWorkingDays(studioDay(createdAt), DECISION_DAYS), language)

/** What is there, label and value. */
const rowsOf = (rows: [string, string][]) => rows.filter(([, value]) => value !== '')

/** Confirms to the applicant that the application arrived, and says by when the answer comes. */
export async function applicationReceivedMail(
  language: Language,
  { applicationId }: { applicationId: string },
  t: MailWords,
): Promise<MailContent> {
  const application = await readApplication(applicationId)
  return {
    subject: t('applicationReceived.subject'),
    heading: t('applicationReceived.heading'),
    paragraphs: [t('applicationReceived.intro', { date: answerDue(application, language) })],
    rows: rowsOf([
      [t('application.skills'), skillsIn(language, application)],
      [t('application.received'), formatDateTime(application.createdAt, language)],
    ]),
    closing: [t('applicationReceived.add'), t('applicationReceived.ignore')],
  }
}

/**
 * Tells the owner of an address that its open application stands, and another one was not added.
 */
export async function applicationRepeatedMail(
  language: Language,
  { applicationId }: { applicationId: string },
  t: MailWords,
): Promise<MailContent> {
  const application = await readApplication(applicationId)
  const date = formatDate(application.createdAt, language)
  return {
    subject: t('applicationRepeated.subject', { date }),
    heading: t('applicationRepeated.heading'),
    paragraphs: [
      t('applicationRepeated.intro', { date }),
      t('applicationRepeated.due', { date: answerDue(application, language) }),
    ],
    closing: [t('applicationRepeated.add')],
  }
}

function noticeRows(language: Language, application: Application): [string, string][] {
  const t = translator(language, 'mail')
  const words = translator(language, 'application')
  const reason = translator(language, 'inbox')
  const experience = EXPERIENCE.find((known) => known === application.experience)
  const availability = AVAILABILITY.find((known) => known === application.availability)
  return rowsOf([
    [t('contact.from'), `${application.name}, ${application.email}`],
    [t('application.country'), countryIn(language, application)],
    [t('application.languages'), list(application.languages).map(languageName).join(', ')],
    [t('application.skills'), skillsIn(language, application)],
    [t('application.experience'), experience ? words(`experience.${experience}`) : ''],
    [t('application.availability'), availability ? words(`availability.${availability}`) : ''],
    [t('application.links'), list(application.portfolioLinks).join(' ')],
    [t('application.files'), fileNames(application)],
    [t('application.language'), languageName(application.language)],
    [t('application.received'), formatDateTime(application.createdAt, language)],
    [
      t('application.suspicions'),
      readSuspicions(application.suspicions)
        .map((suspicion) => reason(`reasons.${suspicion}`))
        .join(', '),
    ],
  ])
}

/** Tells the studio of an application; an answer to this mail goes to the applicant. */
export async function applicationNoticeMail(
  language: Language,
  { applicationId }: { applicationId: string },
  t: MailWords,
): Promise<MailContent> {
  const application = await readApplication(applicationId)
  const { name, email, introduction, suspicions } = application
  return {
    subject: t(suspicions ? 'applicationNotice.suspected' : 'applicationNotice.subject', { name }),
    heading: t('applicationNotice.heading', { name }),
    paragraphs: introduction.split(/\n+/).filter((line) => line.trim() !== ''),
    button: {
      label: t('applicationNotice.button'),
      url: absolute(adminPaths.application(applicationId)),
    },
    rows: noticeRows(language, application),
    closing: [
      suspicions
        ? t('applicationNotice.unconfirmed')
        : t('applicationNotice.confirmed', { date: answerDue(application, language) }),
    ],
    replyTo: email,
  }
}

/**
 * Welcomes an applicant to the network; `linkId` sets the first password, null for people who have
 * one.
 */
export async function applicationApprovedMail(
  language: Language,
  { linkId }: { applicationId: string; linkId: string | null },
  t: MailWords,
): Promise<MailContent> {
  const url = linkId
    ? paths.setPassword(signLinkToken('account-link', linkId))
    : paths.freelancerArea('profile')
  return {
    subject: t('applicationApproved.subject'),
    heading: t('applicationApproved.heading'),
    paragraphs: [
      t('applicationApproved.intro'),
      t(linkId ? 'applicationApproved.setPassword' : 'applicationApproved.signIn'),
    ],
    button: {
      label: t(
        linkId ? 'applicationApproved.setPasswordButton' : 'applicationApproved.profileButton',
      ),
      url: absolute(url),
    },
    closing: [
      t('applicationApproved.next'),
      ...(linkId ? [t('applicationApproved.late', { url: absolute(paths.forgotPassword()) })] : []),
    ],
  }
}

/** Declines an application with the reason that the studio gives. */
export async function applicationRejectedMail(
  language: Language,
  { applicationId }: { applicationId: string },
  t: MailWords,
): Promise<MailContent> {
  const { reason, createdAt } = await readApplication(applicationId)
  const months = formatLength(RETENTION.declinedApplications, 'month', language)
  return {
    subject: t('applicationRejected.subject'),
    heading: t('applicationRejected.heading'),
    paragraphs: [
      t('applicationRejected.intro', { date: formatDate(createdAt, language) }),
      ...(reason ?? '').split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    closing: [t('applicationRejected.again'), t('applicationRejected.kept', { months })],
  }
}
