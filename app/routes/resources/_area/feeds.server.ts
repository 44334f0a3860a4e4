import { brand } from '~/brand'
import { categoryName } from '~/domain/catalog/catalog-names'
import { lastChanges } from '~/domain/events/last-changes.server'
import { listShowcaseProjects } from '~/domain/content/showcase.server'
import { listTemplates } from '~/domain/content/templates.server'
import { platformName, templateTypeName } from '~/domain/content/template-view.server'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import type { AtomFeed } from '~/platform/http/atom.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** How many entries a feed has, the newest first. */
const LENGTH = 20

/** A name for what has no page of its own: no address, and the same in all languages (RFC 4151). */
function tagUri(kind: string, id: number) {
  return `tag:${new URL(env.PUBLIC_URL).hostname},${brand.founded}:${kind}/${id}`
}

/** The newest live projects of the showcase. */
export async function projectsFeed(language: Language): Promise<AtomFeed> {
  const t = translator(language, 'showcase')
  const shop = translator(language, 'shop')
  const [projects, edits] = await Promise.all([
    listShowcaseProjects({ language, newestFirst: true, limit: LENGTH }),
    lastChanges('showcase'),
  ])
  return {
    self: env.PUBLIC_URL + paths.showcaseFeed({ lng: language }),
    page: env.PUBLIC_URL + paths.showcase({ lng: language }),
    title: t('feed.projects', { name: brand.name }),
    subtitle: t('feed.projectsText', { name: brand.name }),
    language,
    author: brand.name,
    entries: projects.map(
      ({ id, title, description, category, industry, technologies, createdAt }) => ({
        id: tagUri('projects', id),
        title,
        link: env.PUBLIC_URL + paths.showcaseProject(id),
        published: createdAt,
        updated: edits.get(String(id)),
        summary: description,
        categories: [categoryName(category, shop), industry, ...technologies],
      }),
    ),
  }
}

/** The newest templates of the community; an entry leads to the template's source. */
export async function templatesFeed(language: Language): Promise<AtomFeed> {
  const t = translator(language, 'showcase')
  const [templates, edits] = await Promise.all([
    listTemplates({ sortBy: 'newest', language, limit: LENGTH }),
    lastChanges('template'),
  ])
  return {
    self: env.PUBLIC_URL + paths.templatesFeed({ lng: language }),
    page: env.PUBLIC_URL + paths.templates({ lng: language }),
    title: t('feed.templates', { name: brand.name }),
    subtitle: t('feed.templatesText', { name: brand.name }),
    language,
    author: brand.name,
    entries: templates.map(
      ({ id, name, description, sourceUrl, platform, templateType, creator, createdAt }) => ({
        id: tagUri('templates', id),
        title: name,
        link: sourceUrl,
        published: createdAt,
        updated: edits.get(String(id)),
        summary: description,
        author: creator,
        categories: [platformName(platform), templateTypeName(templateType, language)],
      }),
    ),
  }
}
