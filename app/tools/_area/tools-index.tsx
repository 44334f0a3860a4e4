import { useTranslation } from 'react-i18next'
import { TOOL_GROUPS, type Tool, type ToolGroup } from './tool.rules'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Icon, type IconName } from '~/ui/media/icon'
import { Reflection } from '~/ui/media/reflection'

const ICONS: Record<Tool, IconName> = {
  'color-contrast': 'palette',
  'responsive-checker': 'tablet',
  'website-speed-test': 'activity',
  'meta-tag-generator': 'search',
  'css-grid-generator': 'layout-dashboard',
  'font-pairing-tool': 'type',
  'image-optimizer': 'image',
  'code-beautifier': 'file-text',
  'ai-copywriter': 'pen-tool',
}

function ToolLine({ tool }: { tool: Tool }) {
  const { t } = useTranslation(['tools-index', 'tools'])
  return (
    <li className="group relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line py-6 transition-colors hover:border-canal">
      <Icon name={ICONS[tool]} size={26} className="mt-0.5 text-canal" />
      <h3 className="text-xl">
        <Link
          to={paths.tool(tool)}
          className="decoration-canal decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {t(`tools:list.${tool}.name`)}
        </Link>
      </h3>
      <p className="col-start-2 text-ink-soft">{t(`gets.${tool}`)}</p>
    </li>
  )
}

/** The nine free tools by what they are for, each with what one gets. */
export function ToolsIndex() {
  const { t } = useTranslation(['tools-index', 'tools'])
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={t('tools:title')} lead={t('lead')} size="display" />
        <Reflection className="mb-12 h-12 w-full" />
        <div className="grid gap-x-gap gap-y-14 lg:grid-cols-3">
          {(Object.keys(TOOL_GROUPS) as ToolGroup[]).map((group) => (
            <section key={group} aria-labelledby={`${group}-title`}>
              <h2 id={`${group}-title`} className="pb-5 text-3xl">
                {t(`groups.${group}`)}
              </h2>
              <ul>
                {TOOL_GROUPS[group].map((tool) => (
                  <ToolLine key={tool} tool={tool} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="mt-14 max-w-text">
          <Notice title={t('tools:kept.title')}>{t('kept')}</Notice>
        </div>
      </Container>
    </Main>
  )
}
