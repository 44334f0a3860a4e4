import { useTranslation } from 'react-i18next'
import { type Verdict } from './score.rules'
import { Button, ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Section } from '~/ui/layout/section'
import { Icon } from '~/ui/media/icon'
import { TakeAlong } from '~/tools/_area/take-along'
import { ToolPage } from '~/tools/_area/tool-page'
import { ToolResult } from '~/tools/_area/tool-result'
import { useLastResult } from '~/tools/_area/use-last-result'
import { BetterPairs, type BetterPairsProps } from './better-pairs'
import { FamilyList, type FamilyListProps } from './family-list'
import { PairFallbacks, type FallbackRow } from './pair-fallbacks'
import { FORM, PairingForm, type PairingFormProps } from './pairing-form'
import { PairLetters, type LettersRow } from './pair-letters'
import { PairPreview, type PairPreviewProps } from './pair-preview'
import { Figures, Reasons, type Figure, type Reason } from './pair-reasons'

type File = 'fonts.css' | 'fonts.html' | 'pair.txt' | 'fonts.zip' | 'families.csv'

type Pair = PairPreviewProps &
  BetterPairsProps & {
    verdict: Verdict
    title: string
    text: string
    findings: Reason[]
    figures: Figure[]
    letters: LettersRow[]
    fallbacks: FallbackRow[]
    /** The style sheet with the two faces. */
    sheet: string
    swapHref: string
    css: string
    html: string
    report: string
    files: number
  }

export type PairingPageProps = PairingFormProps &
  FamilyListProps & {
    /** How many families there are. */
    count: number
    about: { does: string[]; omits: string[] }
    /** Null when the address cannot be read. */
    pair: Pair | null
    shareUrl: string
    files: Record<File, string>
  }

/** Buttons of the form that do not stand in it: Enter in a field is for the form's own. */
function Moves({ swapHref }: { swapHref: string }) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button form={FORM} name="shuffle" value="on" variant="secondary">
        <Icon name="sparkles" size={18} />
        {t('form.shuffle')}
      </Button>{' '}
      <ButtonLink to={swapHref} preventScrollReset variant="quiet" size="sm">
        <Icon name="arrow-up-down" size={16} />
        {t('form.swap')}
      </ButtonLink>
    </p>
  )
}

function Result({ pair, shareUrl }: { pair: Pair; shareUrl: string }) {
  const { t } = useTranslation('font-pairing-tool')
  const of = t('result.of', { heading: pair.heading.name, body: pair.body.name })
  const score = t('result.score', { score: pair.score })
  return (
    <ToolResult
      of={of}
      title={`${score}. ${pair.title}`}
      status={t('result.status', { pair: of, score, verdict: pair.title })}
      shareUrl={shareUrl}
    >
      <Moves swapHref={pair.swapHref} />
      <PairPreview {...pair} />
      <p className="max-w-[62ch] text-lg">{pair.text}</p>
    </ToolResult>
  )
}

function Details({ pair }: { pair: Pair }) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <>
      <Section id="why" title={t('why.title')} lead={t('why.lead')} layout="beside" tone="surface">
        <Reasons reasons={pair.findings} />
      </Section>
      <Section id="figures" title={t('figures.title')} lead={t('figures.lead')}>
        <Figures {...pair} />
      </Section>
      <Section
        id="better"
        title={t('better.title')}
        lead={t('better.lead')}
        layout="beside"
        tone="surface"
      >
        <BetterPairs {...pair} />
      </Section>
      <Section id="letters" title={t('letters.title')} lead={t('letters.lead')} layout="beside">
        <PairLetters rows={pair.letters} heading={pair.heading} body={pair.body} />
      </Section>
      <Container>
        <hr className="border-line" />
      </Container>
      <Section id="fallback" title={t('fallback.title')} lead={t('fallback.lead')}>
        <PairFallbacks rows={pair.fallbacks} words={pair.words} />
      </Section>
    </>
  )
}

/** Two families that go together, why, and all that another site needs of them. */
export function PairingPage({
  values,
  kept,
  problems,
  pair: answered,
  count,
  about,
  shareUrl,
  files,
  ...list
}: PairingPageProps) {
  const { t } = useTranslation(['font-pairing-tool', 'tools'])
  const pair = useLastResult(answered)
  const file = (name: File) => ({ name, href: files[name] })
  return (
    <ToolPage
      tool="font-pairing-tool"
      verb="does"
      lead={t('lead', { count })}
      measures={about.does}
      omits={about.omits}
    >
      {pair && <link rel="stylesheet" href={pair.sheet} />}
      <Container className="pb-section">
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:pe-6">
            <PairingForm values={values} kept={kept} problems={problems} />
          </div>
          {pair && (
            <div className="min-w-0 lg:col-span-8">
              <Result pair={pair} shareUrl={shareUrl} />
            </div>
          )}
        </div>
      </Container>
      {pair && <Details pair={pair} />}
      {answered && (
        <Section
          id="take"
          title={t('tools:take')}
          lead={t('take.lead')}
          layout="beside"
          tone="surface"
        >
          <div className="grid gap-8">
            <p>
              <ButtonLink to={files['fonts.zip']} reloadDocument download="fonts.zip">
                <Icon name="download" size={18} />
                {t('take.zip', { count: answered.files })}
              </ButtonLink>
            </p>
            <TakeAlong title={t('take.css')} text={answered.css} files={[file('fonts.css')]} />
            <div className="grid gap-x-gap gap-y-8 md:grid-cols-2">
              <TakeAlong title={t('take.html')} text={answered.html} files={[file('fonts.html')]} />
              <TakeAlong
                title={t('take.report')}
                text={answered.report}
                files={[file('pair.txt')]}
              />
            </div>
          </div>
        </Section>
      )}
      <Section
        id="families"
        title={t('families.title', { count })}
        lead={t('families.lead')}
        action={
          <ButtonLink
            to={files['families.csv']}
            reloadDocument
            download="families.csv"
            variant="quiet"
            size="sm"
          >
            <Icon name="download" size={16} />
            {t('tools:download', { file: 'families.csv' })}
          </ButtonLink>
        }
      >
        <FamilyList {...list} />
      </Section>
    </ToolPage>
  )
}
