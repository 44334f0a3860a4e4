import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { FilterLinks } from '~/ui/layout/filter-links'
import {
  ConversationPage,
  type ConversationPageProps,
} from '~/order-room/messages/conversation-page'
import type { FormAnswer } from '~/ui/form/form-answer'
import { ProjectBrief, type ProjectBriefProps } from './project-brief'
import { ProjectFiles, type ProjectFilesProps } from './project-files'
import { WorkCard, type WorkCardProps, type WorkView } from './work-card'

export type FreelancerProjectProps = {
  page: {
    part: 'work' | 'brief' | 'files' | 'messages' | 'client'
    parts: { label: string; href: string; current: boolean }[]
    work: { work: WorkView[]; today: string; constraints: WorkCardProps['constraints'] } | null
    brief: ProjectBriefProps['brief'] | null
    files: ProjectFilesProps['files'] | null
    messages: Omit<ConversationPageProps, 'answer'> | null
    client: (Omit<ConversationPageProps, 'answer'> & { since: string }) | null
  }
  answer: FormAnswer
}

/** A part of a project for a freelancer who takes part in it, with the way to the others. */
export function FreelancerProject({
  page: { part, parts, work, brief, files, messages, client },
  answer,
}: FreelancerProjectProps) {
  const { t } = useTranslation('assignments')
  const written = answer?.form === 'write' ? answer.result : undefined
  return (
    <div className="grid gap-gap">
      <FilterLinks label={t('project.parts.label')} links={parts} />
      {work?.work.map((one) => (
        <WorkCard
          key={one.id}
          work={one}
          today={work.today}
          answer={answer}
          constraints={work.constraints}
        />
      ))}
      {brief && <ProjectBrief brief={brief} />}
      {files && <ProjectFiles files={files} answer={answer} />}
      {messages && <ConversationPage {...messages} answer={written} />}
      {client && (
        <>
          <Notice>{t('project.withClient', { since: client.since })}</Notice>
          <ConversationPage {...client} answer={written} />
        </>
      )}
      {part === 'client' && !client && (
        <EmptyState title={t('project.noClient.title')}>{t('project.noClient.text')}</EmptyState>
      )}
      {part === 'messages' && !messages && <EmptyState title={t('project.noMessages')} />}
    </div>
  )
}
