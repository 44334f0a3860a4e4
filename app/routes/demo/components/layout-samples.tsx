/* eslint-disable house/translated-text -- specimens for who works on the code, in its language */
import { paths } from '~/paths'
import { AddressLine } from '~/ui/layout/address-line'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Breadcrumbs } from '~/ui/layout/breadcrumbs'
import { Card } from '~/ui/layout/card'
import { Code } from '~/ui/layout/code'
import { CodeBlock } from '~/ui/layout/code-block'
import { DescriptionList } from '~/ui/layout/description-list'
import { FilterForm } from '~/ui/layout/filter-form'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Grid } from '~/ui/layout/grid'
import { LanguageSwitch } from '~/ui/layout/language-switch'
import { LightVersionSwitch } from '~/ui/layout/light-version-switch'
import { Link } from '~/ui/layout/link'
import { Logo, LogoMark } from '~/ui/layout/logo'
import { NavItem } from '~/ui/layout/nav-item'
import { NumberedTitle } from '~/ui/layout/numbered-title'
import { Section } from '~/ui/layout/section'
import { Steps } from '~/ui/layout/steps'
import { SystemTheme } from '~/ui/layout/system-theme'
import { ThemeToggle } from '~/ui/layout/theme-toggle'
import { Timeline } from '~/ui/layout/timeline'
import type { Samples } from './sample'

const here = paths.demoComponents()

export const layoutSamples: Samples = {
  PageHeader: { when: 'The page’s only h1, with crumbs, lead and buttons; this page begins so.' },
  Breadcrumbs: {
    when: 'Where a page stands, at least two levels down.',
    once: true,
    show: () => <Breadcrumbs items={[{ label: 'Demo', href: here }, { label: 'Components' }]} />,
  },
  Section: {
    when: 'A part of a page under an h2.',
    show: (id) => (
      <Section id={id} title="Work" lead="What we made." contained={false}>
        <p>Content.</p>
      </Section>
    ),
  },
  Container: { when: 'Keeps content within the gutters of the page; this page stands in one.' },
  Grid: {
    when: 'Cards in up to four columns.',
    show: () => (
      <Grid columns={2}>
        <Card padding="sm">One</Card>
        <Card padding="sm">Two</Card>
      </Grid>
    ),
  },
  Card: {
    when: 'One thing among others, or what belongs together.',
    show: () => (
      <div className="grid gap-3">
        <Card padding="sm">Surface</Card>
        <Card padding="sm" tone="raised">
          Raised
        </Card>
        <Card padding="sm" tone="outline">
          Outline
        </Card>
      </div>
    ),
  },
  DescriptionList: {
    when: 'Facts with their names; `totals` for sums.',
    show: () => (
      <DescriptionList
        look="totals"
        items={[
          { term: 'Logo sprint', detail: '$900' },
          { term: 'Total', detail: '$900' },
        ]}
      />
    ),
  },
  Steps: {
    when: 'Where one is in a journey.',
    show: (id) => (
      <Steps
        label={`Checkout ${id}`}
        steps={[
          { label: 'Cart', state: 'done' },
          { label: 'Payment', state: 'current' },
          { label: 'Brief', state: 'todo' },
        ]}
      />
    ),
  },
  Timeline: {
    when: 'What happened, by time.',
    show: (id) => (
      <Timeline
        label={`History ${id}`}
        entries={[
          {
            id: `${id}-a`,
            title: 'Paid',
            when: 'Nov 2, 2026',
            dateTime: '2026-11-02',
            tone: 'success',
          },
          { id: `${id}-b`, title: 'Ordered', when: 'Nov 1, 2026', dateTime: '2026-11-01' },
        ]}
      />
    ),
  },
  FilterForm: {
    when: 'What a list is chosen by, in the address; one on a page.',
    once: true,
    show: () => (
      <FilterForm
        action={here}
        label="Filter the list"
        selects={[
          {
            name: 'state',
            label: 'State',
            value: null,
            options: [{ value: 'open', label: 'Open' }],
          },
        ]}
      />
    ),
  },
  FilterLinks: {
    when: 'A few choices of a list, each a link.',
    show: (id) => (
      <FilterLinks
        label={`Lists ${id}`}
        links={[
          { label: 'All', href: here, current: true },
          { label: 'Open', href: paths.shop(), current: false },
        ]}
      />
    ),
  },
  Link: { when: 'Every link inside the site.', show: () => <Link to={here}>This page</Link> },
  ArrowLink: {
    when: 'Leads on, after a text.',
    show: () => <ArrowLink to={paths.shop()}>All services</ArrowLink>,
  },
  NavItem: {
    when: 'One link of a menu; it says when it is the page itself.',
    show: () => <NavItem link={{ label: 'Shop', href: paths.shop() }} />,
  },
  Code: { when: 'What machines write: ids, paths, keys.', show: () => <Code text="pi_3Nf8" /> },
  CodeBlock: {
    when: 'Lines for a machine, such as a command, to be selected as a whole.',
    show: () => <CodeBlock label="An example" text={'curl "https://example.com" \\\n  -X POST'} />,
  },
  AddressLine: {
    when: 'A mail or web address, which may break anywhere sensible.',
    show: () => <AddressLine>hello@example.com</AddressLine>,
  },
  NumberedTitle: {
    when: 'A title with a number, which does not break inside the number.',
    show: () => <NumberedTitle title="Order KAN-2026-0001" number="KAN-2026-0001" />,
  },
  Logo: { when: 'The mark and the name.', show: () => <Logo name="Studio" /> },
  LogoMark: { when: 'The mark alone.', show: () => <LogoMark className="size-8" /> },
  LanguageSwitch: {
    when: 'The languages of the site.',
    show: () => (
      <LanguageSwitch
        action={paths.language()}
        current="en"
        languages={[
          { code: 'en', name: 'English' },
          { code: 'sv', name: 'Svenska' },
        ]}
        redirectTo={here}
      />
    ),
  },
  ThemeToggle: {
    when: 'Light, dark, or as the system is.',
    show: () => <ThemeToggle action={paths.theme()} theme="dark" redirectTo={here} look="row" />,
  },
  SystemTheme: {
    when: 'Whoever wants the pages light or dark as the device is.',
    show: () => <SystemTheme action={paths.theme()} redirectTo={here} />,
  },
  LightVersionSwitch: {
    when: 'The version that sends few bytes.',
    show: () => (
      <LightVersionSwitch action={paths.lightVersion()} light={false} redirectTo={here} />
    ),
  },
  SellerName: { when: 'Whose order a page is about, for the texts under it.' },
  Main: { when: 'Around what a page says, between the bar and the footer.' },
  SkipLink: { when: 'The first link of each document; it shows when it has the focus.' },
  ErrorPage: { when: 'In place of a page that failed, as every route’s ErrorBoundary.' },
}
