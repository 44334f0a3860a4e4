export type Language = 'en' | 'sv' | 'nl' | 'pl'
export type Localized<Text> = Record<Language, Text>
/** Integer cents per currency; every product carries an explicit price in each. */
export type Prices = Record<'USD' | 'EUR' | 'SEK' | 'PLN', number>

interface ProductText {
  name: string
  /** One sentence for cards: what you get, when. */
  summary: string
  /** Two or three short paragraphs, separated by a blank line. */
  description: string
  /** The standard delivery time in words, such as "10 working days". */
  deliveryTime: string
  included: string[]
  excluded: string[]
  needs: string[]
  /** One per entry of `milestones`, same order. */
  milestones: { title: string; outcome: string }[]
}

interface AddOnSeed {
  code: string
  prices: Prices
  /** Working days that it adds to the delivery. */
  workingDays: number
  text: Localized<{ name: string; description: string }>
}

export interface ProductSeed {
  slug: string
  category: 'Website' | 'Application' | 'E-commerce' | 'Branding' | 'Content' | 'AI' | 'Marketing'
  platform: 'Framer' | 'Webflow' | 'React' | 'Shopify' | 'WordPress' | 'Custom'
  codeLevel: 'No-code' | 'Low-code' | 'Full code'
  prices: Prices
  /** The first is the standard speed with no surcharge. */
  speeds: { code: 'standard' | 'express' | 'rush'; workingDays: number; surchargePercent: number }[]
  revisions: number
  featured: boolean
  availabilityStatus: 'available' | 'coming_soon'
  milestonePayment: boolean
  /**
   * Shares of the price in per cent, adding up to 100; one entry of 100 without milestone payment.
   */
  milestones: { percentage: number; workingDays: number }[]
  text: Localized<ProductText>
  addOns: AddOnSeed[]
}
