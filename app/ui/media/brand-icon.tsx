import framer from 'simple-icons/icons/framer.svg?raw'
import reactLogo from 'simple-icons/icons/react.svg?raw'
import shopify from 'simple-icons/icons/shopify.svg?raw'
import webflow from 'simple-icons/icons/webflow.svg?raw'
import wordpress from 'simple-icons/icons/wordpress.svg?raw'

export type BrandIconProps = {
  /** Any case: Framer, Webflow, React, Shopify, WordPress; everything else shows the drawn one for custom work. */
  name: string
  /** Decorative without it. */
  title?: string
  className?: string
}

const custom = 'M7.4 6.2 1.6 12l5.8 5.8 1.7-1.7L5 12l4.1-4.1zM16.6 6.2l-1.7 1.7L19 12l-4.1 4.1 1.7 1.7 5.8-5.8zM10 19.6l2.2.6L14.3 4.5l-2.2-.6z'
const pathOf = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1] ?? custom
const paths: Record<string, string> = {
  framer: pathOf(framer),
  react: pathOf(reactLogo),
  shopify: pathOf(shopify),
  webflow: pathOf(webflow),
  wordpress: pathOf(wordpress),
}

export function BrandIcon({ name, title, className = 'size-5' }: BrandIconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={className} role={title ? 'img' : undefined} aria-label={title} aria-hidden={title ? undefined : true}>
      <path d={paths[name.toLowerCase()] ?? custom} />
    </svg>
  )
}
