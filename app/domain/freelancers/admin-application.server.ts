import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { readNames } from './traits.rules'

/** The most that a page shows of what happened. */
const MOST_EVENTS = 100

/** What happened to an application or a freelancer, the newest first, with who did it. */
export async function readHistory(subject: 'application' | 'freelancer', subjectId: string) {
  const events = await db.event.findMany({
    where: { subject, subjectId },
    orderBy: { id: 'desc' },
    take: MOST_EVENTS,
  })
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length > 0
      ? await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  return events.map(({ id, kind, to, reason, at, data, actorId, actorType }) => ({
    ...{ id, kind, to, reason, at, data, actorType },
    who: people.find((person) => person.id === actorId)?.name ?? null,
  }))
}
export type NetworkEvent = Awaited<ReturnType<typeof readHistory>>[number]

const ofApplication = {
  files: {
    select: {
      file: {
        select: {
          id: true,
          name: true,
          versions: {
            where: { status: 'available' },
            orderBy: { number: 'desc' },
            take: 1,
            select: { size: true },
          },
        },
      },
    },
    orderBy: { fileId: 'asc' },
  },
} as const

/** The other applications of the same address: how often somebody was here before. */
function countOthers(id: string, email: string) {
  return db.freelancerApplication.count({ where: { email, id: { not: id } } })
}

/** An application with everything that was sent. Throws `notFound`. */
export async function getAdminApplication(id: string) {
  const application = isId(id)
    ? await db.freelancerApplication.findUnique({ where: { id }, include: ofApplication })
    : null
  if (!application) throw new DomainError('notFound', 'application')
  const {
    key: _key,
    openKey: _openKey,
    skills,
    languages,
    portfolioLinks,
    files,
    ...rest
  } = application
  const [account, others, history] = await Promise.all([
    db.user.findUnique({
      where: { email: application.email },
      select: { id: true, role: true, isAdmin: true, disabledAt: true },
    }),
    countOthers(id, application.email),
    readHistory('application', id),
  ])
  return {
    ...rest,
    ...{
      skills: readNames(skills),
      languages: readNames(languages),
      links: readNames(portfolioLinks),
    },
    files: files.map(({ file: { versions, ...file } }) => ({
      ...file,
      size: versions[0]?.size ?? 0,
    })),
    ...{ account, others, history },
  }
}
export type AdminApplication = Awaited<ReturnType<typeof getAdminApplication>>

/**
 * A file that came with an application, for staff. Throws `notFound` for one of another
 * application.
 */
export async function getApplicationFile(applicationId: string, fileId: string) {
  const file =
    isId(applicationId) && isId(fileId)
      ? await db.file.findFirst({
          where: { id: fileId, status: 'available', applications: { some: { applicationId } } },
          select: {
            name: true,
            versions: {
              where: { status: 'available' },
              orderBy: { number: 'desc' },
              take: 1,
              select: { storageKey: true, contentType: true, size: true },
            },
          },
        })
      : null
  const version = file?.versions[0]
  if (!version) throw new DomainError('notFound', 'file')
  return { name: file.name, ...version }
}
