import type { ReactNode } from 'react'
import { late } from './late'
import { PageFrame } from './page-frame'
import { SiteBar, SiteMenus } from './site-bar'
import { SiteFooter } from './site-footer'

const Bar = late(() => import('./site-bar').then(({ SiteBar }) => SiteBar), SiteBar)
const Menus = late(() => import('./site-bar').then(({ SiteMenus }) => SiteMenus), SiteMenus)
const Footer = late(() => import('./site-footer').then(({ SiteFooter }) => SiteFooter), SiteFooter)

/** Bar, flash messages, page, footer: the frame of every page of the site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      bar={(props) => <Bar {...props} />}
      footer={(props) => <Footer {...props} />}
      menus={(props) => <Menus {...props} />}
    >
      {children}
    </PageFrame>
  )
}
