import { useTranslation } from 'react-i18next'
import { CopyButton } from '~/ui/form/copy-button'
import { Icon } from '~/ui/media/icon'
import { Notice } from '~/ui/feedback/notice'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Comparison } from './comparison'

type MadeView = {
  name: string
  kind: string
  pixels: string | null
  size: string
  change: string
  /** It is no gain. */
  larger: boolean
  how: string
  missed: string | null
  ssim: string | null
  /** What that means. */
  likeness: string
  /**
   * The file itself, and the part of it that is compared, as addresses; null where the page has no
   * room.
   */
  file: string | null
  part: string | null
}
export type ImageView = {
  name: string
  facts: string[]
  hasPlace: boolean
  found: string[]
  notes: string[]
  results: MadeView[]
  snippet: string
  small: string | null
  before: string | null
}

function MadeLine({
  name,
  kind,
  pixels,
  size,
  change,
  larger,
  how,
  missed,
  ssim,
  likeness,
  file,
}: MadeView) {
  const { t } = useTranslation('image-optimizer')
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[minmax(8rem,1fr)_2fr_auto]">
      <div>
        <p className="text-lg font-semibold">{kind}</p>
        <p className="text-sm text-ink-soft">
          {pixels && `${pixels}, `}
          {how}
        </p>
      </div>
      <div>
        <p>
          <strong>{size}</strong>{' '}
          <span className={larger ? 'text-warning' : 'text-success'}>{change}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {ssim && <>{t('result.ssim', { ssim })} </>}
          {likeness}
        </p>
        {missed && <p className="text-sm font-semibold text-warning">{missed}</p>}
      </div>
      {file ? (
        <a
          href={file}
          download={name}
          className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold quiet-link"
        >
          <Icon name="download" size={18} className="shrink-0" />
          <span className="sr-only">{t('result.download')} </span>{' '}
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </a>
      ) : (
        <p className="max-w-56 text-sm text-ink-soft">{t('result.noRoom')}</p>
      )}
    </li>
  )
}

function Snippet({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation(['image-optimizer', 'tools'])
  const title = t('image-optimizer:snippet.title')
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
        role="region"
        aria-label={`${title}: ${name}`}
        className="relative max-h-96 overflow-auto rounded-sm border border-line bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <p className="text-sm text-ink-soft">{t('image-optimizer:snippet.hint')}</p>
      <div className="no-print flex flex-wrap items-center gap-4">
        <CopyButton
          text={text}
          label={t('tools:copy')}
          subject={`${title}: ${name}`}
          done={t('tools:copied')}
        />
        <a
          href={`data:text/html;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="picture.html"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold quiet-link"
        >
          <Icon name="download" size={16} />
          {t('tools:download', { file: 'picture.html' })}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
    </figure>
  )
}

/**
 * A picture: what was in it, what was made of it, how alike that is, and the HTML that places it.
 */
export function ImageResult({
  name,
  facts,
  hasPlace,
  found,
  notes,
  results,
  snippet,
  small,
  before,
  index,
}: ImageView & { index: number }) {
  const { t } = useTranslation('image-optimizer')
  const compared = results.filter(({ part }) => before !== null && part !== null)
  return (
    <article
      aria-labelledby={`image-${index}`}
      className="grid min-w-0 gap-6 border-t-2 border-line-strong pt-6"
    >
      <div className="flex flex-wrap items-start gap-5">
        {small && (
          <img
            src={small}
            alt=""
            className="max-h-28 max-w-40 rounded-sm border border-line bg-surface"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 id={`image-${index}`} className="text-2xl wrap-anywhere">
            {name}
          </h3>
          <p className="mt-1 text-ink-soft">{facts.join(', ')}</p>
        </div>
      </div>
      {hasPlace && (
        <Notice tone="warning" title={t('found.placeTitle')}>
          {t('found.place')}
        </Notice>
      )}
      <ul className="border-b border-line">
        {results.map((result) => (
          <MadeLine key={result.name} {...result} />
        ))}
      </ul>
      <div className="grid min-w-0 gap-x-gap gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-1">
          {compared.length > 0 &&
            before &&
            compared.map((result) => (
              <Disclosure
                key={result.name}
                open={result === compared[0] || undefined}
                summary={t('compare.title', { kind: result.kind })}
              >
                <Comparison before={before} after={result.part!} kind={result.kind} name={name} />
              </Disclosure>
            ))}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Snippet text={snippet} name={name} />
          {found.length > 0 && (
            <div>
              <p className="font-semibold">{t('found.title')}</p>
              <ul className="mt-2 grid list-disc gap-1 ps-5">
                {found.map((line) => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul className="grid gap-1 text-sm text-ink-soft">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
