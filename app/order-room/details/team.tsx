import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { useSellerName } from '~/ui/layout/seller-name'
import { Icon } from '~/ui/media/icon'
import type { DetailsAnswer } from './details-answer'

type LinkField = 'label' | 'url'
type ProjectLink = { id: string; label: string; url: string; host: string }
export type TeamProps = {
  team: {
    people: { name: string; part: 'studio' | 'lead' }[]
    /** Nobody starts on it any more. */
    over: boolean
    links: ProjectLink[]
    messagesHref: string
    mayEdit: boolean
    constraint: ServerFormProps<LinkField>['constraint']
  }
  answer: DetailsAnswer
}

function People({
  people,
  over,
  messagesHref,
}: Pick<TeamProps['team'], 'people' | 'over' | 'messagesHref'>) {
  const { t } = useTranslation('project')
  const seller = useSellerName()
  return (
    <Card as="section" aria-labelledby="people" className="grid content-start gap-5">
      <h2 id="people" className="text-xl">
        {t('team.people')}
      </h2>
      {people.length === 0 ? (
        <p className="max-w-[56ch] text-ink-soft">
          {over ? t('team.over') : t('team.nobody', { name: seller })}
        </p>
      ) : (
        <ul className="grid gap-4">
          {people.map(({ name, part }) => (
            <li key={name + part} className="flex items-center gap-3">
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-full bg-canal-soft font-semibold text-canal"
              >
                {name.slice(0, 1)}
              </span>{' '}
              <span className="grid">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-sm text-ink-soft">
                  {t(`team.parts.${part}`, { name: seller })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink to={messagesHref} variant="secondary" size="sm">
          {t('team.write')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Remove({ link: { id, label } }: { link: ProjectLink }) {
  const { t } = useTranslation('project')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="linkId" value={id} />
      <Button name="intent" value="unlink" variant="quiet" size="sm">
        {t('team.remove')}
        <span className="sr-only"> · {label}</span>
      </Button>
    </Form>
  )
}

function AddLink({ team, answer }: TeamProps) {
  const { t } = useTranslation('project')
  const key = useHeldKey(team.links.length)
  const own = answer?.form === 'link' ? answer : undefined
  const { form, errors, field } = serverForm<LinkField>('link', {
    result: own?.result,
    constraint: team.constraint,
  })
  return (
    <Form
      key={own ? 'answer' : key}
      {...form}
      preventScrollReset
      className="grid max-w-text gap-4 border-t border-line pt-5"
    >
      <ErrorSummary id="link-problem" errors={errors} answer={own} />
      <TextField {...field('label')} label={t('team.label')} />
      <TextField {...field('url')} inputMode="url" label={t('team.url')} hint={t('team.urlHint')} />
      <div>
        <Button name="intent" value="link" variant="secondary" size="sm">
          {t('team.add')}
        </Button>
      </div>
    </Form>
  )
}

function Links(props: TeamProps) {
  const { t } = useTranslation('project')
  const { links, mayEdit } = props.team
  return (
    <Card as="section" aria-labelledby="links" className="grid content-start gap-5">
      <h2 id="links" className="text-xl">
        {t('team.links')}
      </h2>
      {links.length === 0 ? (
        <p className="max-w-[56ch] text-ink-soft">{t('team.noLinks')}</p>
      ) : (
        <ul className="grid gap-3">
          {links.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <a
                href={link.url}
                target="_blank"
                rel="noopener noreferrer"
                className="grid min-h-6 min-w-0"
              >
                <span className="inline-flex items-center gap-2 font-semibold quiet-link">
                  {link.label}
                  <Icon name="arrow-up-right" size={16} />
                  <span className="sr-only"> ({t('team.newTab')})</span>
                </span>{' '}
                <span className="wrap-anywhere text-sm text-ink-soft">{link.host}</span>
              </a>
              {mayEdit && <Remove link={link} />}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && <AddLink {...props} />}
    </Card>
  )
}

/** Who works on a project, and where there is more to see of it. */
export function Team(props: TeamProps) {
  return (
    <div className="grid items-start gap-gap lg:grid-cols-2">
      <People {...props.team} />
      <Links {...props} />
    </div>
  )
}
