import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isTemplateBadge, isTemplateType, SHOWN_BADGES, TEMPLATE_PLATFORMS } from './template.rules'
import type { TemplateSummary } from './templates.server'

/** A platform by its own name. */
export function platformName(platform: string) {
  return TEMPLATE_PLATFORMS[platform] ?? platform
}

/** What a template is made for, in the language. */
export function templateTypeName(type: string, language: Language) {
  return isTemplateType(type) ? translator(language, 'showcase')(`templates.types.${type}`) : type
}

/** Stands for the logo of a creator who has none. */
function initialsOf(creator: string) {
  const names = creator.split(/\s+/)
  return [...new Set([names[0], names.at(-1)])].map((name) => name?.[0]?.toUpperCase()).join('')
}

/** A template as its card shows it, with the first two of its review badges (spec §3). */
export function toTemplateCard(template: TemplateSummary, language: Language) {
  const t = translator(language, 'showcase')
  const {
    id,
    name,
    description,
    creator,
    creatorLogo,
    sourceUrl,
    platform,
    templateType,
    price,
    studioPick,
    badges,
    previewImage,
  } = template
  return {
    ...{ id, name, text: description, image: previewImage, creatorLogo, sourceUrl, platform },
    initials: initialsOf(creator),
    by: t('templates.by', { creator }),
    platformName: platformName(platform),
    type: templateTypeName(templateType, language),
    price: t(`templates.prices.${price === 'free' ? 'free' : 'premium'}`),
    pick: studioPick ? t('templates.pick') : null,
    badges: badges
      .slice(0, SHOWN_BADGES)
      .map((badge) => (isTemplateBadge(badge) ? t(`templates.badges.${badge}`) : badge)),
  }
}
