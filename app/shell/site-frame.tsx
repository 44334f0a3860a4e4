import type { ReactNode } from 'react'
import { late } from './late'
import { PageFrame } from './page-frame'
import { SiteBar } from './site-bar'
import { SiteFooter } from './site-footer'

const Bar = late(() => import('./site-bar').then(({ SiteBar }) => SiteBar), SiteBar)
const Footer = late(() => import('./site-footer').then(({ SiteFooter }) => SiteFooter), SiteFooter)

/** Bar, flash messages, page, footer: the frame of every page of the site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame bar={(props) => <Bar {...props} />} footer={(props) => <Footer {...props} />}>
      {children}
    </PageFrame>
  )
}
