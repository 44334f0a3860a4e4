import { useTranslation } from 'react-i18next'
import { DraftBar } from '~/ui/form/draft-bar'
import { EmptyState } from '~/ui/feedback/empty-state'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Brief, type BriefProps } from './brief-text'
import { Changes, type ChangesProps } from './changes'
import type { DetailsAnswer } from './details-answer'
import { Scope, type ScopeProps } from './scope'
import { Team, type TeamProps } from './team'

export type ProjectDetailsProps = {
  details: {
    part: 'brief' | 'scope' | 'team' | 'changes'
    side: 'client' | 'studio'
    /** Nothing came of the order. */
    ended: boolean
    parts: { part: 'brief' | 'scope' | 'team' | 'changes'; href: string; current: boolean }[]
    brief: BriefProps['brief'] | null
    scope: ScopeProps['scope'] | null
    team: TeamProps['team'] | null
    changes: ChangesProps['changes'] | null
  }
  answer: DetailsAnswer
}

/**
 * One part of what there is to know and to agree of a project, for its client and for the studio.
 */
export function ProjectDetails({ details, answer }: ProjectDetailsProps) {
  const { t } = useTranslation('project')
  const { part, side, ended, parts, brief, scope, team, changes } = details
  return (
    <div className="grid gap-gap">
      <FilterLinks
        label={t('parts.label')}
        links={parts.map(({ part: name, href, current }) => ({
          label: t(`parts.${name}`),
          href,
          current,
        }))}
      />
      {brief && (
        <Brief
          {...{ brief, side, answer }}
          draftBar={brief.draft && <DraftBar draft={brief.draft} byItself />}
        />
      )}
      {scope && <Scope scope={scope} />}
      {team && <Team team={team} answer={answer} />}
      {changes && <Changes changes={changes} answer={answer} />}
      {part === 'brief' && !brief && (
        <EmptyState title={t(ended ? 'brief.never.title' : 'brief.noProject.title')}>
          {t(ended ? 'brief.never.text' : 'brief.noProject.text')}
        </EmptyState>
      )}
    </div>
  )
}
