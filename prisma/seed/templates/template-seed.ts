import type { Localized } from '../catalog/product-seed.ts'

type TemplateBadge =
  'accessible' | 'fast' | 'responsive' | 'multilingual' | 'well-documented' | 'editor-friendly'

export interface TemplateSeed {
  slug: string
  name: string
  image: `/media/templates/${string}.avif`
  price: 'free' | 'premium'
  /** The studio's own pick (spec §3). */
  studioPick: boolean
  creator: string
  creatorLogo: string | null
  platform:
    | 'framer'
    | 'webflow'
    | 'figma'
    | 'wix'
    | 'wordpress'
    | 'react'
    | 'nextjs'
    | 'vue'
    | 'angular'
    | 'shopify'
  templateType:
    | 'landing_page'
    | 'portfolio'
    | 'saas'
    | 'ecommerce'
    | 'blog'
    | 'corporate'
    | 'agency'
    | 'personal'
  sourceUrl: string
  badges: TemplateBadge[]
  createdAt: string
  text: Localized<{ description: string }>
}
