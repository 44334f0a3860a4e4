import type { Category, Platform } from '../catalog/catalog.rules'
import type { Skill } from '../freelancers/application.rules'

const OF_PLATFORM: Record<Exclude<Platform, 'Custom'>, Skill> = {
  Framer: 'framer',
  Webflow: 'webflow',
  React: 'react',
  Shopify: 'shopify',
  WordPress: 'wordpress',
}
const OF_CATEGORY: Record<Category, Skill> = {
  Website: 'react',
  Application: 'react',
  'E-commerce': 'headless-commerce',
  Branding: 'brand-identity',
  Content: 'copywriting',
  AI: 'ai-assistants',
  Marketing: 'seo',
}
const BUILT: Category[] = ['Website', 'Application', 'E-commerce']

/**
 * What work on a product asks for: what is built, the skill of its platform, and everything else
 * that of its trade. The rule is ours: it says who to ask first.
 */
export function wantedSkills({
  category,
  platform,
}: {
  category: string
  platform: string
}): Skill[] {
  const built = BUILT.some((one) => one === category)
  const skill =
    (built ? OF_PLATFORM[platform as keyof typeof OF_PLATFORM] : undefined) ??
    OF_CATEGORY[category as Category]
  return skill ? [skill] : []
}
