import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/empty-state'
import { FilterLinks } from '../layout/filter-links'
import { ConversationPage, type ConversationPageProps } from '../messages/conversation-page'
import type { FormAnswer } from '../review/form-answer'
import { ProjectBrief, type ProjectBriefProps } from './project-brief'
import { ProjectFiles, type ProjectFilesProps } from './project-files'
import { WorkCard, type WorkCardProps, type WorkView } from './work-card'

export type FreelancerProjectProps = {
  page: {
    part: 'work' | 'brief' | 'files' | 'messages'
    parts: { label: string; href: string; current: boolean }[]
    work: { work: WorkView[]; today: string; constraints: WorkCardProps['constraints'] } | null
    brief: ProjectBriefProps['brief'] | null
    files: ProjectFilesProps['files'] | null
    messages: Omit<ConversationPageProps, 'answer'> | null
  }
  answer: FormAnswer
}

/** A part of a project for a freelancer who takes part in it, with the way to the others. */
export function FreelancerProject({ page: { part, parts, work, brief, files, messages }, answer }: FreelancerProjectProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="grid gap-gap">
      <FilterLinks label={t('project.parts.label')} links={parts} />
      {work?.work.map((one) => <WorkCard key={one.id} work={one} today={work.today} answer={answer} constraints={work.constraints} />)}
      {brief && <ProjectBrief brief={brief} />}
      {files && <ProjectFiles files={files} />}
      {messages && <ConversationPage {...messages} answer={answer?.form === 'write' ? answer.result : undefined} />}
      {part === 'messages' && !messages && <EmptyState title={t('project.noMessages')} />}
    </div>
  )
}
