import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CopyButton } from '~/ui/form/copy-button'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'

type Change = { sign: ' ' | '-' | '+'; before: number | null; after: number | null; text: string }
export type CodeResultView = {
  code: string
  act: 'format' | 'minify'
  /** The language was told by what the code looks like. */
  detected: boolean
  /** TypeScript was made JavaScript. */
  madeScript: boolean
  /** It was like that before. */
  same: boolean
  /** Its name. */
  language: string
  /** `percent` is how much smaller. */
  size: { before: string; after: string; percent: string }
  lines: string
  changes: { lines: Change[]; more: number } | null
  file: { name: string; href: string }
}

const LOOKS = { ' ': '', '-': 'bg-danger-soft', '+': 'bg-canal-soft' }
const TAGS = { ' ': 'span', '-': 'del', '+': 'ins' } as const

function ChangedLine({ sign, before, after, text }: Change) {
  const Tag = TAGS[sign]
  return (
    <tr className={LOOKS[sign]}>
      <td className="w-10 px-2 text-end align-top text-ink-soft select-none">{before}</td>
      <td className="w-10 px-2 text-end align-top text-ink-soft select-none">{after}</td>
      <td className="w-5 align-top">{sign}</td>
      <td className="whitespace-pre-wrap wrap-anywhere">
        <Tag className="no-underline">{text}</Tag>
      </td>
    </tr>
  )
}

function Changes({ lines, more }: NonNullable<CodeResultView['changes']>) {
  const { t } = useTranslation('code-beautifier')
  return (
    <Disclosure summary={t('changes.title')}>
      <div
        role="region"
        aria-label={t('changes.title')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
        className="relative max-h-[32rem] overflow-auto rounded-sm border border-line bg-surface"
      >
        <table className="w-full font-mono text-sm">
          <caption className="sr-only">{t('changes.caption')}</caption>
          <thead className="sr-only">
            <tr>
              {(['before', 'after', 'sign', 'text'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`changes.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <ChangedLine key={index} {...line} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p className="pt-3 text-sm text-ink-soft">{t('changes.more', { count: more })}</p>
      )}
    </Disclosure>
  )
}

/** The code as it should be: to select, to copy and to download, with what has changed. */
export function CodeResult({
  code,
  act,
  detected,
  madeScript,
  same,
  language,
  size,
  lines,
  changes,
  file,
}: CodeResultView) {
  const { t } = useTranslation(['code-beautifier', 'tools'])
  const title = t(same ? 'result.same' : `result.${act}`)
  return (
    <section
      id="result"
      aria-labelledby="result-title"
      className="grid min-w-0 scroll-mt-28 content-start gap-5"
    >
      <div>
        <p className="font-semibold text-canal">
          {t(detected ? 'result.detected' : 'result.of', { language })}
        </p>
        <h2 id="result-title" tabIndex={-1} className="mt-1 scroll-mt-28 text-2xl">
          {title}
        </h2>
      </div>
      <p role="status">
        {t(act === 'minify' ? 'result.smaller' : 'result.lines', {
          ...size,
          count: Number(lines.replace(/\D/g, '')),
          lines,
        })}
        {madeScript && ` ${t('result.madeScript')}`}
      </p>
      <form method="post" action={file.href} className="grid min-w-0 gap-3">
        <label htmlFor="formatted" className="font-semibold">
          {t('result.label')}
        </label>
        <textarea
          key={code}
          id="formatted"
          name="code"
          readOnly
          rows={16}
          spellCheck={false}
          defaultValue={code}
          className={`control field-sizing-content max-h-[40rem] min-h-72 overflow-auto font-mono text-sm ${act === 'minify' ? '' : 'whitespace-pre'}`}
        />
        <div className="no-print flex flex-wrap items-center gap-3">
          <CopyButton
            text={code}
            label={t('tools:copy')}
            subject={t('result.label')}
            done={t('tools:copied')}
          />
          <Button variant="quiet" size="sm">
            <Icon name="download" size={16} />
            {t('tools:download', { file: file.name })}
          </Button>
        </div>
      </form>
      {changes && changes.lines.length > 0 && <Changes {...changes} />}
    </section>
  )
}
