import { imageSettingsQuery, type ImageSettings } from './image.rules'
import { optimizeImages, type ImageOutcome, type OptimizedImage } from './optimize.server'
import { paths } from '~/paths'
import { archiveNames, zipArchive } from '~/platform/archive/zip.server'
import { currentTime } from '~/platform/clock'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { IMAGE_TOOL, imageLimits, readImageForm } from './input.server'
import { presentImage, presentTotal } from './text.server'
import { IMAGE_ARCHIVE } from './page.server'

const isDone = (outcome: ImageOutcome): outcome is OptimizedImage => 'made' in outcome

function report(outcomes: ImageOutcome[], settings: ImageSettings, language: Language) {
  const t = translator(language, IMAGE_TOOL)
  const parts = outcomes.map((outcome) => {
    if (!isDone(outcome))
      return [outcome.given.name, t(`refused.${outcome.refused}`, imageLimits(language))]
    const { name, facts, hasPlace, found, notes, results } = presentImage(
      outcome,
      settings,
      language,
    )
    const made = results.map(
      (result) =>
        `- ${[result.name, result.pixels, result.size, result.change, result.how, result.missed, result.ssim && `SSIM ${result.ssim}`, result.likeness].filter(Boolean).join('; ')}`,
    )
    return [
      `${name} (${facts.join(', ')})`,
      ...(hasPlace ? [t('found.place')] : []),
      ...(found.length > 0 ? [t('found.title'), ...found.map((line) => `- ${line}`)] : []),
      ...notes,
      ...made,
    ]
  })
  return [
    presentTotal(outcomes.filter(isDone), language),
    ...parts.map((lines) => lines.join('\n')),
  ].join('\n\n')
}

function archive(outcomes: ImageOutcome[], settings: ImageSettings, language: Language) {
  const done = outcomes.filter(isDone)
  const snippets = done.map((image) => presentImage(image, settings, language).snippet).join('\n\n')
  const texts = [
    [
      'pictures.html',
      `<!doctype html>\n<meta charset="utf-8">\n<title>${done.length}</title>\n\n${snippets}\n`,
    ],
    ['report.txt', `${report(outcomes, settings, language)}\n`],
  ] as const
  const files = [
    ...done.flatMap(({ made }) => made.map(({ name, bytes }) => [name, bytes] as const)),
    ...texts.map(([name, text]) => [name, Buffer.from(text)] as const),
  ]
  const nameFor = archiveNames()
  const changedAt = currentTime()
  return zipArchive(
    files.map(([name, bytes]) => ({
      name: nameFor(name),
      size: bytes.byteLength,
      changedAt,
      open: async function* () {
        yield bytes
      },
    })),
  )
}

/**
 * All that is made of the pictures of a posted form, as one archive; when nothing can be made, the
 * form says why. Throws a 404 for another name.
 */
export async function sendImageArchive(
  request: Request,
  name: string,
  language: Language,
): Promise<Response> {
  if (name !== IMAGE_ARCHIVE) throw notFound()
  const { settings, images, errors } = await readImageForm(request, language)
  const back = (text: string) =>
    seeOther(paths.tool(IMAGE_TOOL, imageSettingsQuery(settings)), {
      flash: { kind: 'danger', text },
    })
  if (errors.length > 0) return back(errors.map(({ message }) => message).join(' '))
  const outcomes = await optimizeImages(images, settings)
  const [first] = outcomes
  if (first && 'refused' in first && !outcomes.some(isDone))
    return back(
      `${first.given.name}: ${translator(language, IMAGE_TOOL)(`refused.${first.refused}`, imageLimits(language))}`,
    )
  const { size, body } = archive(outcomes, settings, language)
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
